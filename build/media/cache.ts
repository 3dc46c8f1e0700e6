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
 * Makes a folder of files with their facts, once per key. Moves the folder into place when complete, so that an
 * interrupted or concurrent build never leaves an incomplete one.
 */
export function cached<Facts extends object>(
  folder: string,
  key: string,
  make: (into: string) => Promise<Facts>,
): Promise<Made<Facts>> {
  const home = join(folder, key);
  const same = underWay.get(home) as Promise<Made<Facts>> | undefined;
  if (same) return same;
  const made = findOrMake(folder, key, make).finally(() => underWay.delete(home));
  underWay.set(home, made);
  return made;
}

/** The facts of each folder: every save at the desk needs those of all photos several times. */
const factsInMemory = new Map<string, object>();

/** The cached folder with its facts; null on a cache miss. */
export async function findCached<Facts extends object>(folder: string, key: string): Promise<Made<Facts> | null> {
  const home = join(folder, key);
  // Someone may have emptied the cache.
  if (!existsSync(home)) return null;
  try {
    const facts = (factsInMemory.get(home) ?? JSON.parse(await readFile(join(home, 'facts.json'), 'utf8'))) as Facts;
    factsInMemory.set(home, facts);
    return { folder: home, facts };
  } catch {
    return null;
  }
}

async function findOrMake<Facts extends object>(
  folder: string,
  key: string,
  make: (into: string) => Promise<Facts>,
): Promise<Made<Facts>> {
  const found = await findCached<Facts>(folder, key);
  if (found) return found;
  const home = join(folder, key);
  const aside = join(folder, `.${randomUUID()}`);
  await mkdir(aside, { recursive: true });
  try {
    const facts = await make(aside);
    await writeFile(join(aside, 'facts.json'), JSON.stringify(facts));
    await rename(aside, home).catch(async (error: unknown) => {
      // If another process was faster, its folder is returned below. Otherwise a damaged folder is in the way.
      if (await findCached(folder, key)) throw error;
      await rm(home, { recursive: true, force: true });
      await rename(aside, home);
    });
    return { folder: home, facts };
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    const made = await findCached<Facts>(folder, key);
    if (made) return made;
    throw error;
  }
}
