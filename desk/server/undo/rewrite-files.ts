import { mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { FileTrouble, readContentFile, resolveIn } from './content-files.ts';
import { temporaryPathOf, writeNote } from './crash-recovery.ts';
import type { Request, Rewrite } from './history.ts';

/** A request to carry out. */
export type Job = {
  request: Request;
  /** The path of its recovery note. */
  notePath: string;
  /** Called when all files are written. @returns false if the history could not be saved */
  finish: (request: Request) => Promise<boolean>;
};

/**
 * Writes files atomically: writes each new text next to its file, then renames it over the file.
 * @returns false, with nothing written, if one of the files has changed meanwhile
 */
export async function rewrite(folder: string, files: readonly Rewrite[], job: Job): Promise<boolean> {
  const temporaries: string[] = [];
  const writeTemporary = async (path: string, text: string) => {
    const temporary = temporaryPathOf(path);
    temporaries.push(temporary);
    // With the old file's permissions.
    const handle = await open(temporary, 'wx', (await stat(path).catch(() => null))?.mode);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return temporary;
  };
  try {
    const swaps: Swap[] = [];
    for (const { file, before, after } of files) {
      if (before === null) await mkdir(dirname(join(folder, file)), { recursive: true });
      const path = await resolveIn(folder, file);
      // The old text is copied first: a rollback must not need disk space. A single file needs no rollback.
      const old = files.length > 1 && before !== null ? await writeTemporary(path, before) : null;
      swaps.push({ path, fresh: after === null ? null : await writeTemporary(path, after), old });
    }
    for (const { file, before } of files) if ((await readContentFile(folder, file)) !== before) return false;
    await carryOut(job, files, () => swapAll(swaps));
    return true;
  } finally {
    // Those that were renamed no longer exist, hence `force`.
    await Promise.all(temporaries.map((path) => rm(path, { force: true })));
    // Deletes a translation's folder that is now empty; `rmdir` fails on any other.
    const folders = new Set(files.map(({ file }) => dirname(file)).filter((name) => name !== '.'));
    await Promise.all([...folders].map((name) => rmdir(join(folder, name)).catch(() => {})));
  }
}

/** Some files of a request are written and could not be rolled back. */
class HalfWritten extends FileTrouble {}

/**
 * Runs a request under a recovery note, which is kept if the history could not be saved or a rollback failed.
 * @param act writes the files, or moves media
 */
export async function carryOut(
  { request, notePath, finish }: Job,
  files: readonly Rewrite[],
  act: () => Promise<void>,
) {
  const deleteNote = await writeNote({ request, files }, notePath);
  try {
    await act();
  } catch (error) {
    if (!(error instanceof HalfWritten)) await deleteNote();
    throw error;
  }
  if (await finish(request)) await deleteNote();
}

/**
 * A file, and the temporary files with its new and its old text. `fresh` is null if the file is deleted; `old` is null if
 * the file is new or the only one.
 */
type Swap = { path: string; fresh: string | null; old: string | null };

/** Replaces a file by a temporary one, or deletes it if that is null. */
const replaceFile = (path: string, temporary: string | null) =>
  temporary === null ? rm(path, { force: true }) : rename(temporary, path);

/** Replaces all files or none: if one is locked, those already replaced are rolled back. */
async function swapAll(swaps: readonly Swap[]): Promise<void> {
  for (const [index, { fresh, path }] of swaps.entries())
    try {
      await replaceFile(path, fresh);
    } catch (error) {
      const done = swaps.slice(0, index);
      const rollbacks = await Promise.allSettled(done.map((each) => replaceFile(each.path, each.old)));
      const stuck = done
        .filter((_, place) => rollbacks[place]?.status === 'rejected')
        .map((each) => basename(each.path));
      if (stuck.length === 0) throw error;
      throw new HalfWritten(
        `Only a part of this change was written, since another program is using ${stuck.join(', ')}. Close that program, then stop npm run edit and start it again, which restores the old text.`,
      );
    }
}
