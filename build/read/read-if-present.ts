import { readFile } from 'node:fs/promises';

/** Reads a text file; null if there is none. @throws if it cannot be read, so that nothing is written over it */
export async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
