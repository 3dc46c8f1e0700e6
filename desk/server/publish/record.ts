import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { HOSTS, type HostId } from '../../model/publishing.ts';

const hashes = z.record(z.string(), z.string());

const record = z.object({
  host: z.enum(Object.keys(HOSTS) as [HostId, ...HostId[]]),
  name: z.string(),
  /** The address at the host. */
  address: z.string(),
  /** The version that this folder last saw online. */
  version: z.string(),
  /** What this folder published, by version. */
  known: z.record(z.string(), z.object({ files: z.string(), pages: hashes, media: hashes })),
});

/**
 * Where a content folder was published last, and what. It has no secrets, and it travels with the folder, so that whoever
 * continues on another computer continues from the same version.
 */
export type PublishRecord = z.infer<typeof record>;

const FILE = 'published.json';
/** As many versions as can be brought back. */
const MOST_KNOWN = 10;

/** The record of a content folder; null if it was never published, or if the record is unreadable. */
export async function readRecord(folder: string): Promise<PublishRecord | null> {
  try {
    return record.parse(JSON.parse(await readFile(join(folder, FILE), 'utf8')));
  } catch {
    return null;
  }
}

/** Writes the record, with what is known of the latest versions. */
export async function writeRecord(folder: string, { known, ...rest }: PublishRecord): Promise<void> {
  const latest = Object.fromEntries(Object.entries(known).slice(-MOST_KNOWN));
  await writeFile(join(folder, FILE), `${JSON.stringify({ ...rest, known: latest }, null, 2)}\n`);
}
