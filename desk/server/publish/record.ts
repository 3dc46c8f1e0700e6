import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Project } from '../../../build/read/project.ts';
import { isHostId, type HostId, type Target } from '../../model/publishing.ts';
import { plainWord } from '../../model/names/plain-word.ts';
import { MOST_VERSIONS } from './host.ts';

const hashes = z.record(z.string(), z.string());

const record = z.object({
  host: z.custom<HostId>(isHostId),
  name: z.string(),
  /** Home's full address for guests; null until a publication has succeeded. */
  address: z.string().nullable(),
  /** Versions to replace without a question: the last known live one, then any whose publication was not confirmed. */
  seen: z.array(z.string()),
  /** The latest versions that this folder published: `files` is a hash of all built files, the rest is a `Snapshot`. */
  known: z.record(z.string(), z.object({ files: z.string(), pages: hashes, media: hashes })),
});

/**
 * Where a content folder was last published, and as which version. The record holds no secrets and travels with the folder,
 * so that a couple who edit on two computers continue from the same version.
 */
export type PublishRecord = z.infer<typeof record>;

/** The record's name in a content folder. */
export const RECORD_FILE = 'published.json';

/** The record of a content folder; null if it was never published, or if the record is unreadable. */
export async function readRecord(folder: string): Promise<PublishRecord | null> {
  try {
    return record.parse(JSON.parse(await readFile(join(folder, RECORD_FILE), 'utf8')));
  } catch {
    return null;
  }
}

/** Writes the record, with only the latest of its known versions. */
export async function writeRecord(folder: string, { known, ...rest }: PublishRecord): Promise<void> {
  const latest = Object.fromEntries(Object.entries(known).slice(-MOST_VERSIONS));
  const path = join(folder, RECORD_FILE);
  // If the computer crashes or its disk is full, the old record stays.
  try {
    await writeFile(`${path}.new`, `${JSON.stringify({ ...rest, known: latest }, null, 2)}\n`, { flush: true });
    await rename(`${path}.new`, path);
  } finally {
    await rm(`${path}.new`, { force: true });
  }
}

/** Leaves room for the longest prefix of a preview, Netlify's 26 letters, in the 63 that DNS allows. */
const LONGEST_PROPOSAL = 37;

/** Where to publish next: where the folder was last published, or a proposal; and the folder's record, if any. */
export async function findTarget({ folder, read }: Project): Promise<{ target: Target; record: PublishRecord | null }> {
  const last = await readRecord(folder);
  if (last) return { target: { host: last.host, name: last.name }, record: last };
  const { written } = await read();
  // The address is the one thing about a private site that strangers see: docs/private.md.
  const names = written && !written.site.private ? written.site.couple.names.join(' ') : '';
  const name = plainWord(names, LONGEST_PROPOSAL) || 'our-wedding';
  return { target: { host: 'cloudflare', name }, record: null };
}
