import { setTimeout } from 'node:timers/promises';
import { ZodError } from 'zod';
import { docPath } from '../../../build/read/engine.ts';
import type { Project } from '../../../build/read/project.ts';
import {
  HOSTS,
  type HostId,
  type Outcome,
  type Progress,
  type Target,
  type TokenPlace,
} from '../../model/publishing.ts';
import type { Editor } from '../editor.ts';
import { explainTrouble } from '../undo/content-files.ts';
import { buildSite } from './build-site.ts';
import { NewerVersion, PublishTrouble, type Net } from './host.ts';
import { ALL_HOSTS } from './hosts/all.ts';
import { readRecord } from './record.ts';
import type { Tokens } from './tokens.ts';

/** What a publication works with; tests replace parts of it. */
export type Publisher = {
  project: Project;
  editor: Pick<Editor, 'change'>;
  tokens: Tokens;
  net: Net;
  /** Builds the site for a base path. @returns its folder */
  build: (base: string) => Promise<string>;
  report: (progress: Progress) => void;
};

/** Makes a publisher with the real network, clock and build. @param signal stops its work */
export function openPublisher(
  parts: Pick<Publisher, 'project' | 'editor' | 'tokens' | 'report'>,
  signal: AbortSignal,
): Publisher {
  // A stop ends the wait. The next request then throws, so this need not.
  const wait = (ms: number) => setTimeout(ms, undefined, { signal }).catch(() => {});
  return {
    ...parts,
    net: { fetch, wait, env: process.env, signal },
    build: (base) => buildSite(parts.project, base, signal),
  };
}

/**
 * Finds the site at its host, or creates it.
 * @returns the site, its live version if any, and this folder's record, which is null if it is missing or of another site
 */
export async function openSite({ project, tokens, net }: Publisher, { host: id, name }: Target) {
  const host = ALL_HOSTS[id];
  const credentials = host.tokenVariable === null ? { token: '' } : await tokens.find(host);
  if (!credentials) throw new PublishTrouble(`Enter your token for ${HOSTS[id].name} first.`);
  const { root, cacheFolder, folder } = project;
  const site = await host.open({ net, token: credentials.token, name, root, cacheFolder });
  const record = await readRecord(folder);
  const isOfThisSite = record?.host === id && record.name === name;
  const live = (await site.versions()).find(({ isLive }) => isLive);
  return { site, record: isOfThisSite ? record : null, live };
}

/**
 * Checks a token, then keeps it.
 * @returns where it is kept
 * @throws PublishTrouble if the host does not accept it, or if it cannot be kept
 */
export async function enterToken({ tokens, net }: Publisher, id: HostId, token: string): Promise<TokenPlace> {
  const host = ALL_HOSTS[id];
  // A copied token may be surrounded by spaces or line breaks.
  const clean = token.trim();
  // The characters of a bearer token. Anything else, or a very short text, was not copied correctly.
  if (!/^[\w.~+/=-]{8,500}$/.test(clean)) throw new PublishTrouble('This is not a complete token. Copy it again.');
  await host.checkToken({ net, token: clean });
  await tokens.keep(host, clean);
  const kept = await tokens.find(host);
  if (!kept) throw new PublishTrouble('This token works, but this computer cannot keep it. Unlock its keychain first.');
  return kept.place;
}

const UNKNOWN_ANSWER = `This program does not know what the host answered. Update the program, or publish by hand: see ${docPath('online.md')}.`;

/** Explains a failure to the couple; null for an error that only a programmer can mend. */
export function explainFailure(error: unknown): string | null {
  if (error instanceof PublishTrouble) return error.message;
  // No effect is given, since only the caller knows what has changed.
  return error instanceof ZodError ? UNKNOWN_ANSWER : explainTrouble(error, '');
}

export const NOT_LIVE = 'Nothing has changed online.';

/**
 * Turns a failure into an outcome.
 * @param effect says what guests see after a failure
 * @throws errors that only a programmer can mend
 */
export async function asOutcome(task: () => Promise<Outcome>, effect: () => string): Promise<Outcome> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof NewerVersion) return { status: 'newer', version: error.version };
    const trouble = explainFailure(error);
    if (trouble === null) throw error;
    return { status: 'failed', message: `${trouble}\n${effect()}` };
  }
}
