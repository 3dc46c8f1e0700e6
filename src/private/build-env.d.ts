interface ImportMetaEnv {
  /** The base path of a private site, all languages included. Empty in all other builds, undefined in development. */
  readonly PRIVATE_ROOT: string;
}
