import { randomUUID } from 'node:crypto';
import { copyFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Moves a file to where there is none, at once: a crash leaves it whole in one place or in the other. */
export async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // Folders on two disks: a copy that is not finished must not have the name.
    const aside = join(dirname(to), `.${randomUUID()}`);
    await copyFile(from, aside);
    await rename(aside, to);
    await rm(from);
  }
}
