interface ImportMetaEnv {
  /** The base path of a private site, all its languages included; empty in all other builds. */
  readonly PRIVATE_ROOT: string;
}
