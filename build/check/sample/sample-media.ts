import { existsSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ENGINE } from '../../read/engine.ts';
import reference from './sample.json' with { type: 'json' };
import { shortHash } from './samples.ts';

/** The list of the package's copies of the sample's media, with smaller photos, which `tools/prepack.mjs` makes. */
const PACKED = join(ENGINE, 'vendor/photos.json');

const packed = existsSync(PACKED) ? (JSON.parse(readFileSync(PACKED, 'utf8')) as typeof reference.media) : [];
const media = [...reference.media, ...packed];
const HASHES: ReadonlySet<string> = new Set(media.map(({ hash }) => hash));
const SIZES: ReadonlySet<number> = new Set(media.map(({ bytes }) => bytes));

/** Finds the sample's media files by hash. Skips a file that was just removed. */
export async function findSampleMedia(folder: string, names: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(
    names.map(async (name) => ((await isSample(join(folder, name)).catch(() => false)) ? [name] : [])),
  );
  return new Set(found.flat());
}

/** Whether a file is one of the sample's. Only files of a known size are read. */
async function isSample(file: string): Promise<boolean> {
  const { size } = await stat(file);
  return SIZES.has(size) && HASHES.has(shortHash(await readFile(file)));
}
