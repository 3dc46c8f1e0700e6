import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A cached folder and its facts. */
type Made<Facts> = { folder: string; facts: Facts };

/** A short hash of bytes and the settings to process them with. */
export function keyOf(bytes: Buffer | string, settings: unknown): string {
  return createHash('sha256').update(JSON.stringify(settings)).update(bytes).digest('hex').slice(0, 20);
}

/** Work in progress, shared by concurrent callers. */
const underWay = new Map<string, Promise<Made<object>>>();

/**
 * Makes a folder of files with their facts, once per key. The folder moves into its parent when complete, so that an
 * interrupted or concurrent build never leaves an incomplete one.
 */
export function cached<Facts extends object>(
  parent: string,
  key: string,
  make: (into: string) => Promise<Facts>,
): Promise<Made<Facts>> {
  const folder = join(parent, key);
  const same = underWay.get(folder) as Promise<Made<Facts>> | undefined;
  if (same) return same;
  const made = findOrMake(parent, key, make).finally(() => underWay.delete(folder));
  underWay.set(folder, made);
  return made;
}

/** The facts of each folder: every save at the desk needs those of all photos several times. */
const factsInMemory = new Map<string, object>();

/** The cached folder with its facts; null on a cache miss. */
export async function findCached<Facts extends object>(parent: string, key: string): Promise<Made<Facts> | null> {
  const folder = join(parent, key);
  // Someone may have emptied the cache.
  if (!existsSync(folder)) return null;
  try {
    const known = factsInMemory.get(folder);
    const facts = (known ?? JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8'))) as Facts;
    factsInMemory.set(folder, facts);
    return { folder, facts };
  } catch {
    return null;
  }
}

async function findOrMake<Facts extends object>(
  parent: string,
  key: string,
  make: (into: string) => Promise<Facts>,
): Promise<Made<Facts>> {
  const found = await findCached<Facts>(parent, key);
  if (found) return found;
  const folder = join(parent, key);
  const aside = join(parent, `.${randomUUID()}`);
  await mkdir(aside, { recursive: true });
  try {
    const facts = await make(aside);
    await writeFile(join(aside, 'facts.json'), JSON.stringify(facts));
    await rename(aside, folder).catch(async (error: unknown) => {
      // If another process was faster, its folder is returned below. Otherwise a damaged folder is in the way.
      if (await findCached(parent, key)) throw error;
      await rm(folder, { recursive: true, force: true });
      await rename(aside, folder);
    });
    return { folder, facts };
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    const made = await findCached<Facts>(parent, key);
    if (made) return made;
    throw error;
  }
}
