import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatePassphrase } from 'secure-password-utilities';
import { DEFAULT_WORDLIST } from 'secure-password-utilities/wordlists';
import { z } from 'zod';
import { makeReplyKey } from '../../../src/reply/sealing.ts';
import { fromBase64, idOf, importKey, passphraseKey } from '../../../src/private/sealed.ts';
import { docPath } from '../../read/engine.ts';
import { homeOf, makeHome } from '../../read/home-folder.ts';
import { readIfPresent } from '../../read/read-if-present.ts';
import type { Project } from '../../read/project.ts';

/** The passphrase has five of 7772 words: about 2^64 combinations. */
const WORDS = 5;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
/** Only the owner may read the key. */
const FILE_MODE = 0o600;

const base64url = z.string().regex(/^[\w-]+$/);
const siteKeySchema = z.object({
  key: base64url,
  passphrase: z.string(),
  /** The public part: the key, encrypted with the passphrase. */
  lock: z.object({ id: base64url, salt: base64url, iv: base64url, wrapped: base64url }),
  /** The ids of all earlier keys of this site. */
  former: z.array(base64url).default([]),
  /** Opens the guests' answers. Changing the locks keeps it, so that answers on their way stay readable. */
  reply: z.object({ public: base64url, private: base64url }),
});

/** The content of a site's key file: everything that opens a private site. */
export type SiteKey = z.infer<typeof siteKeySchema>;

/** The file with the site's key, in the folder that `homeOf` returns. */
export const KEY_FILE = 'key.json';

/** Why there is no key to use, explained to the couple. */
export class KeyTrouble extends Error {}

/** Variables that build servers set. `CI` is not one of them, since a couple's own computer may set it. */
const BUILD_SERVERS = [
  'GITHUB_ACTIONS',
  'GITLAB_CI',
  'NETLIFY',
  'CF_PAGES',
  'WORKERS_CI',
  'VERCEL',
  'RENDER',
  'AWS_APP_ID',
  'CIRCLECI',
  'BITBUCKET_BUILD_NUMBER',
  'TF_BUILD',
  'JENKINS_URL',
  'BUILDKITE',
  'TRAVIS',
];

/** Whether this computer is a build server, which shows its logs to others and keeps no files between builds. */
export const isBuildServer = (): boolean => BUILD_SERVERS.some((name) => process.env[name]);

const keyFileOf = (project: Project) => join(homeOf(project), KEY_FILE);

/** The last call of `findSiteKey`. The next call waits for it, since pages made in parallel must share a new key. */
let lastCall: Promise<unknown> = Promise.resolve();

/**
 * The site's key. Makes one on first use, and adds the key for answers to an older file.
 * @throws if the file is damaged, or if it is missing or incomplete on a build server
 */
export function findSiteKey(project: Project): Promise<SiteKey> {
  const found = lastCall.then(async () => {
    const kept = await readKeyFile(keyFileOf(project));
    // `reply` is repeated for TypeScript.
    if (kept?.reply) return { ...kept, reply: kept.reply };
    // A build server would make another key each time, and nobody could read the key there.
    if (isBuildServer())
      throw new KeyTrouble(
        `This site is private, and this computer has no complete key for it. Publish from your own computer, or copy ` +
          `${KEY_FILE} from your computer to ${keyFileOf(project)} on this one. See ${docPath('private.md')}.`,
      );
    return kept ? writeKeyFile(project, { ...kept, reply: await makeReplyKey() }) : changeLocks(project);
  });
  lastCall = found.catch(() => {});
  return found;
}

/** Makes a new key, with which the next build seals everything; old links then fail. @throws for a damaged key file */
export async function changeLocks(project: Project): Promise<SiteKey> {
  const made = await makeSiteKey(generatePassphrase(WORDS, DEFAULT_WORDLIST));
  const before = await readKeyFile(keyFileOf(project));
  if (!before) return writeKeyFile(project, made);
  const { reply = made.reply, former, lock } = before;
  return writeKeyFile(project, { ...made, reply, former: [...former, lock.id] });
}

/** Whether another key file's key has replaced this folder's key; false if either file is missing or damaged. */
export async function isLaterKey(project: Project, otherPath: string): Promise<boolean> {
  const [own, other] = await Promise.all(
    [keyFileOf(project), otherPath].map((path) => readKeyFile(path).catch(() => null)),
  );
  return Boolean(own && other?.former.includes(own.lock.id));
}

/** The key pair for the guests' answers; null if this folder has none. @throws if the key file is damaged */
export async function findReplyKey(project: Project): Promise<SiteKey['reply'] | null> {
  return (await readKeyFile(keyFileOf(project)))?.reply ?? null;
}

/** A key file's content; null if the file is missing. */
async function readKeyFile(path: string) {
  const text = await readIfPresent(path);
  if (text === null) return null;
  try {
    // Earlier versions made no key for answers.
    return siteKeySchema.partial({ reply: true }).parse(JSON.parse(text));
  } catch {
    throw new KeyTrouble(`Your site's key, ${path}, is damaged. Put back a copy of it, or delete it for a new key.`);
  }
}

async function writeKeyFile(project: Project, made: SiteKey): Promise<SiteKey> {
  const path = join(await makeHome(project), KEY_FILE);
  // A renamed file replaces the old one at once, so that a crash leaves either the old key or the new one.
  await writeFile(`${path}.new`, `${JSON.stringify(made, null, 2)}\n`, { mode: FILE_MODE });
  await rename(`${path}.new`, path);
  return made;
}

/** Makes a new key, and encrypts it with this passphrase. */
export async function makeSiteKey(passphrase: string): Promise<SiteKey> {
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
  const [raw, salt, iv] = [random(KEY_BYTES), random(SALT_BYTES), random(NONCE_BYTES)];
  const wrapper = await passphraseKey(passphrase, salt, 'encrypt');
  const wrapped = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, wrapper, raw);
  const id = await idOf(await importKey(raw));
  return {
    key: toBase64(raw),
    passphrase,
    lock: { id, salt: toBase64(salt), iv: toBase64(iv), wrapped: toBase64(new Uint8Array(wrapped)) },
    former: [],
    reply: await makeReplyKey(),
  };
}

/** The guests' link to this address, with the site's key in the fragment. */
export function linkWith({ key }: SiteKey, address: string): string {
  return `${address}#key=${key}`;
}

/** A site's address as guests need it: on a private site, with the key. */
export async function guestsLink(project: Project, address: string): Promise<string> {
  const { written } = await project.read();
  return written?.site.private ? linkWith(await findSiteKey(project), address) : address;
}

/** Encodes bytes as base64url. */
export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}

/** The site's key as a key of WebCrypto. */
export function keyIn({ key }: SiteKey): Promise<CryptoKey> {
  return importKey(fromBase64(key));
}
