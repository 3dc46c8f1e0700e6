interface ImportMetaEnv {
  /** The base path that a private site's languages share. Empty in other builds; missing in development. */
  readonly PRIVATE_ROOT: string;
}
