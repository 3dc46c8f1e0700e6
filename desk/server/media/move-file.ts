import { randomUUID } from 'node:crypto';
import { copyFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Moves a file atomically, also between disks. Replaces a file that is already there. */
export async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // Between disks: an unfinished copy must not have the final name.
    const aside = join(dirname(to), `.${randomUUID()}`);
    try {
      await copyFile(from, aside);
      await rename(aside, to);
    } finally {
      await rm(aside, { force: true });
    }
    await rm(from);
  }
}
