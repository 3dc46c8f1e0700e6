import { rm } from 'node:fs/promises';
import { readContentFile } from './content-files.ts';
import { deleteLeftovers, readNote } from './crash-recovery.ts';
import { type Job, rewrite } from './rewrite-files.ts';

/** Finishes or rolls back a request that a crash or a locked file interrupted, and deletes temporary files. */
export async function recoverFiles(folder: string, notePath: string, finish: Job['finish']): Promise<void> {
  const unfinished = await readNote(notePath);
  if (unfinished) {
    const { request, files } = unfinished;
    const texts = await Promise.all(files.map(({ file }) => readContentFile(folder, file).catch(() => undefined)));
    // True if no readable file still has its old text.
    const isWhole = files.every(({ before }, index) => texts[index] !== before);
    const written = isWhole ? [] : files.filter(({ after }, index) => texts[index] === after);
    // Every rewrite has a note. Nobody reads this one: after another crash, the note at `notePath` starts the rollback again.
    const job = { request, notePath: `${notePath}.mend`, finish: async () => true };
    // One by one: if a file is locked, those before it stay restored.
    for (const { file, before, after } of written) await rewrite(folder, [{ file, before: after, after: before }], job);
    // The note stays until the request is in the history.
    if (isWhole && !(await finish(request))) return;
  }
  await rm(notePath, { force: true });
  await deleteLeftovers(folder);
}
