import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A short name for bytes and the settings they are treated with. */
export function keyOf(bytes: Buffer | string, settings: unknown): string {
  return createHash('sha256').update(JSON.stringify(settings)).update(bytes).digest('hex').slice(0, 20);
}

/** What is being made, so that whoever asks for it meanwhile waits for the same. */
const underWay = new Map<string, Promise<Made<object>>>();

/**
 * A folder of made files with their facts, made once for each key. It is made aside and moved into place, so that a build
 * that is broken off, or another that runs beside it, never leaves half of one.
 */
export function cached<Facts extends object>(
  folder: string,
  key: string,
  make: (into: string) => Promise<Facts>,
): Promise<Made<Facts>> {
  const home = join(folder, key);
  const same = underWay.get(home) as Promise<Made<Facts>> | undefined;
  if (same) return same;
  const made = takeOrMake(folder, key, make).finally(() => underWay.delete(home));
  underWay.set(home, made);
  return made;
}

/** What was made before; null where nothing was. */
export async function findCached<Facts extends object>(folder: string, key: string): Promise<Made<Facts> | null> {
  const home = join(folder, key);
  try {
    return { folder: home, facts: JSON.parse(await readFile(join(home, 'facts.json'), 'utf8')) as Facts };
  } catch {
    return null;
  }
}

async function takeOrMake<Facts extends object>(
  folder: string,
  key: string,
  make: (into: string) => Promise<Facts>,
): Promise<Made<Facts>> {
  const known = await findCached<Facts>(folder, key);
  if (known) return known;
  const home = join(folder, key);
  const aside = join(folder, `.${randomUUID()}`);
  await mkdir(aside, { recursive: true });
  try {
    const facts = await make(aside);
    await writeFile(join(aside, 'facts.json'), JSON.stringify(facts));
    await rename(aside, home);
    return { folder: home, facts };
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    const made = await findCached<Facts>(folder, key);
    if (made) return made;
    throw error;
  }
}

/** A folder from the cache, and what was noted of it. */
export type Made<Facts> = { folder: string; facts: Facts };
