interface ImportMetaEnv {
  /** False in builds without a reply page. */
  readonly HAS_REPLY?: boolean;
}
