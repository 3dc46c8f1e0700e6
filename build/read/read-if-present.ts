import { readFile } from 'node:fs/promises';

/**
 * Reads a text file.
 * @returns null if the file does not exist
 * @throws if the file exists but cannot be read: no caller may take it for missing and overwrite it
 */
export async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
