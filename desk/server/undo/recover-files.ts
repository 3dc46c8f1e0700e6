import { rm } from 'node:fs/promises';
import { readContentFile } from './content-files.ts';
import { findHalf, readNote, sweep } from './crash-recovery.ts';
import { type Job, rewrite } from './rewrite-files.ts';

/** Finishes or rolls back a request that a crash or a locked file interrupted, and deletes temporary files. */
export async function recoverFiles(folder: string, notePath: string, finish: Job['finish']): Promise<void> {
  const left = await readNote(notePath);
  if (left) {
    const { isWhole, half } = await findHalf(left.files, (file) => readContentFile(folder, file));
    // Nobody reads the rollback's own note: after a crash during it, the note above starts it again.
    const job = { request: left.request, notePath: `${notePath}.mend`, finish: async () => true };
    for (const file of half) await rewrite(folder, [file], job);
    // The note stays until the request is in the history.
    if (isWhole && !(await finish(left.request))) return;
  }
  await rm(notePath, { force: true });
  await sweep(folder);
}
