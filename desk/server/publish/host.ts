import type { HostId, Version } from '../../model/publishing.ts';

/** A failure to publish. Its message explains it to the couple, with the next step if there is one. */
export class PublishTrouble extends Error {}

/** How many versions of a site can be brought back. */
export const MOST_VERSIONS = 10;

/** The message after the couple stop a publication. */
export const STOPPED = 'Stopped.';

/** The live version is not the one to replace, because another computer has published in the meantime. */
export class NewerVersion extends Error {
  constructor(readonly version: Version) {
    super();
  }
}

/** Network, clock and environment; tests pass their own. */
export type Net = {
  fetch: typeof fetch;
  /** Waits for some ms. */
  wait: (ms: number) => Promise<void>;
  env: NodeJS.ProcessEnv;
  /** Aborted when the couple stop. */
  signal: AbortSignal;
};

/** A file of the built site. */
export type SiteFile = {
  /** Its path from the site's root: `assets/story.js`. */
  path: string;
  /** Its path on this computer. */
  file: string;
  size: number;
  /** SHA-256 in hexadecimal of its content and its extension, from which hosts derive the media type. */
  hash: string;
  read: () => Promise<Buffer>;
};

/** What a request to a host's API needs. */
export type ApiAccess = {
  net: Net;
  /** The couple's token; empty if git has its own credentials. */
  token: string;
};

/** What a host needs to find a site, or to create it. */
export type SiteAccess = ApiAccess & {
  /** The site's name at the host; at GitHub, `owner/repository`. */
  name: string;
  /** The couple's folder, whose git may know the repository. */
  root: string;
  cacheFolder: string;
};

/** What to put online. */
export type Release = {
  files: readonly SiteFile[];
  /** What changed, for the host's list of versions. */
  about: string;
  /** Whether only people with the link see it. */
  isPreview: boolean;
  /** The id of the live version, which this one may replace; null if there is none. */
  replaces: string | null;
  /** The couple's own domain, or null. */
  domain: string | null;
  /** Called with the number of files sent so far, and of all files to send. */
  onSent: (done: number, total: number) => void;
  onReady: OnReady;
};

/**
 * Called with a version's id before guests can see it or, at Netlify without files to send, as it goes live; so not for
 * a preview. The version is then known even if the host's answer is lost.
 */
export type OnReady = (version: string) => Promise<void>;

/** A site at a host. */
export type Site = {
  /** Its address there without the base path, as publishing writes it into `site.yaml`. */
  address: string;
  /** Vite's base path there. */
  base: string;
  /** Lists the versions, the latest first; none if the site was never published. */
  versions: () => Promise<Version[]>;
  /**
   * Uploads what the host lacks, then switches to the new version at once: guests see all of it or nothing.
   * @returns the new version's id, and its address if it is a preview
   * @throws NewerVersion if a version other than `replaces` is live
   */
  put: (release: Release) => Promise<{ version: string; preview?: string }>;
  /** Makes an earlier version live again. @returns its id, which may be new */
  bringBack: (version: Version, onReady: OnReady) => Promise<string>;
};

export type Host = {
  id: HostId;
  /** The maximum size of a file in bytes, and the maximum number of files. */
  limits: { bytes: number; files: number };
  /** The environment variable for the token, as the host's own tool names it; null for a host without tokens. */
  tokenVariable: string | null;
  /** The API's usual address, and the variable that overrides it; null for a host without an API. */
  address: { variable: string; usual: string } | null;
  /** @throws PublishTrouble if the host does not accept the token */
  checkToken: (access: ApiAccess) => Promise<void>;
  /** Finds the site at the host, or creates it. */
  open: (access: SiteAccess) => Promise<Site>;
};

/** The address of a host's API; empty if it has none. */
export function apiOf({ address }: Host, env: NodeJS.ProcessEnv): string {
  return address === null ? '' : env[address.variable] || address.usual;
}
