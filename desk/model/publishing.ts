/*
 * What the desk's page, its server and the command know about putting the site online.
 */

/** A host on which the site can live. */
export type HostId = 'cloudflare' | 'netlify' | 'github';

/** What a couple needs to know about a host. */
type HostFacts = {
  name: string;
  /** One sentence to choose by. */
  about: string;
  /** How the site is named at the host: the field's label, the pattern, and a hint for a name that does not match. */
  siteLabel: string;
  sitePattern: RegExp;
  siteHint: string;
  /** The page that makes a token; null if the couple's own git proves who they are. */
  tokenPage: string | null;
  /** The rights that the token needs. */
  scopes: string;
  /** What the couple do at the host, once. */
  steps: readonly string[];
  /** Whether a version can be shown before guests see it. */
  hasPreview: boolean;
  statusPage: string;
};

/** The longest name of a site. DNS allows 63 characters; Cloudflare's preview prefix takes 9 of them; 2 are spare. */
const LONGEST_NAME = 52;
/** The first and last characters are letters or digits. */
const NAME_PATTERN = new RegExp(`^[a-z0-9]([a-z0-9-]{0,${LONGEST_NAME - 2}}[a-z0-9])?$`);
const NAME_HINT = `Lower-case letters, digits and hyphens, at most ${LONGEST_NAME}.`;

/** The rights that Cloudflare's token page fills in. */
const CLOUDFLARE_RIGHTS = [
  { key: 'workers_scripts', type: 'edit' },
  { key: 'account_settings', type: 'read' },
];

/** The hosts, the recommended one first. */
export const HOSTS: Readonly<Record<HostId, HostFacts>> = {
  cloudflare: {
    name: 'Cloudflare',
    about: 'Recommended: free for any number of guests.',
    siteLabel: 'Name of your site',
    sitePattern: NAME_PATTERN,
    siteHint: NAME_HINT,
    tokenPage: `https://dash.cloudflare.com/profile/api-tokens?permissionGroupKeys=${encodeURIComponent(JSON.stringify(CLOUDFLARE_RIGHTS))}&accountId=*&zoneId=all&name=Our%20Story`,
    scopes: 'Account · Workers Scripts · Edit, and Account · Account Settings · Read',
    steps: [
      'Open the token page. Create a free account there if you have none, then open the page again.',
      'The form already has both rights: Workers Scripts, Edit, and Account Settings, Read. Choose “Continue to summary”, then “Create Token”.',
      'Copy the token and paste it here.',
    ],
    hasPreview: true,
    statusPage: 'https://www.cloudflarestatus.com',
  },
  netlify: {
    name: 'Netlify',
    about: 'Free for up to 20 publications a month; when its credits run out, the site goes dark.',
    siteLabel: 'Name of your site',
    sitePattern: NAME_PATTERN,
    siteHint: NAME_HINT,
    tokenPage: 'https://app.netlify.com/user/applications#personal-access-tokens',
    scopes: 'everything in your account: Netlify has no smaller ones',
    steps: [
      'Open the token page. Create a free account there if you have none.',
      'Choose “New access token”, describe it as “Our Story”, and choose when it expires: after your wedding.',
      'Choose “Generate token”, copy it and paste it here.',
    ],
    hasPreview: true,
    statusPage: 'https://www.netlifystatus.com',
  },
  github: {
    name: 'GitHub Pages',
    about: 'For people who use git. With a free account, everybody can read the repository.',
    siteLabel: 'Repository on GitHub',
    sitePattern: /^[A-Za-z0-9][A-Za-z0-9-]*\/[A-Za-z0-9_.][A-Za-z0-9_.-]*$/,
    siteHint: 'Its owner and name, as in ana-and-luis/wedding.',
    tokenPage: null,
    scopes: 'the right to push to the repository',
    steps: [
      'Create an empty public repository on GitHub.',
      'Make sure that git on this computer can push to it: GitHub Desktop and “gh auth login” set that up.',
      'After the first time, open the repository’s Settings, then Pages. Choose “Deploy from a branch”, “gh-pages” and “/ (root)”.',
    ],
    hasPreview: false,
    statusPage: 'https://www.githubstatus.com',
  },
};

/** Whether a value is a host's id. */
export function isHostId(value: unknown): value is HostId {
  return typeof value === 'string' && Object.hasOwn(HOSTS, value);
}

/** Whether a name fits a host. */
export function isSiteName(host: HostId, name: string): boolean {
  return HOSTS[host].sitePattern.test(name);
}

/** A published version. */
export type Version = {
  id: string;
  /** ISO instant. */
  date: string;
  /** What changed with it. */
  about: string;
  isLive: boolean;
};

/** Shown for a version without a note: Cloudflare's first version, or one published by hand. */
export const NO_NOTE = 'First version, or published by hand';

/** The progress of a publication. */
export type Progress = {
  stage: 'check' | 'ask' | 'build' | 'upload' | 'finish';
  /** During the upload: how many files are sent, and how many there are to send. */
  done?: number;
  total?: number;
  /** What changes, once it is known. */
  about?: string;
};

/** Where to publish. */
export type Target = { host: HostId; name: string };

/** How a publication ended. Guests see a new version only if it is `done` and not a preview. */
export type Outcome =
  | { status: 'done'; address: string; about: string; isPreview: boolean }
  /** Everything is online already. */
  | { status: 'same'; address: string }
  /** This folder has not seen the live version, which usually comes from another computer. */
  | { status: 'newer'; version: Version }
  /** The message also says what to do next. */
  | { status: 'failed'; message: string };

/** Where a token is kept, and whether the desk can remove it there: not from an environment variable. */
export type TokenPlace = { name: string; canForget: boolean };

/** What the panel shows about publishing. */
export type PublishState = {
  /** Where the site was put last, or a proposal. */
  target: Target;
  /** Home's full address for guests; null until a publication has succeeded. */
  address: string | null;
  /** Where this computer keeps the token for each host; a host without a token is missing. */
  tokens: Partial<Record<HostId, TokenPlace>>;
  /** The step in progress; null between publications. */
  progress: Progress | null;
  outcome: Outcome | null;
};

/** Describes the stage of a publication to the couple. */
export function describeProgress({ stage, done = 0, total = 0 }: Progress): string {
  return {
    check: 'Checking your content',
    ask: 'Asking the host',
    build: 'Building the site',
    upload: `Uploading ${done} of ${total} files`,
    finish: 'Putting it live',
  }[stage];
}
