import { readFile } from 'node:fs/promises';

/** Reads a text file, or null if it does not exist. @throws if an existing file cannot be read, so no caller overwrites it */
export async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
