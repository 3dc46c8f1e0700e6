import { readFile } from 'node:fs/promises';

/**
 * Reads a text file.
 * @returns its text, or null if it does not exist
 * @throws if it exists but cannot be read, so that no caller overwrites it
 */
export async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
