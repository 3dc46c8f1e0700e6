import { open, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { decodeText } from '../content/decode.ts';
import { listContent } from '../content/project.ts';
import { besideOf, findHalf, note, sweep, wholeName } from './unfinished.ts';

/** What a file was, and what it is to be. */
export type Rewrite = { file: string; before: string; after: string };

/** Says why files were not read or written, for a couple. */
export class FileTrouble extends Error {}

const LOCKED =
  'This computer does not let it be written: it is locked, or open in another program. Nothing was changed.';

/** What the machine says of files, in a couple's words. */
const TROUBLES: Partial<Record<string, string>> = {
  ENOSPC: 'There is no room left on this computer. Nothing was changed.',
  ENOENT: 'It is not there any more. Nothing was changed.',
  EACCES: LOCKED,
  EBUSY: LOCKED,
  EPERM: LOCKED,
  EROFS: LOCKED,
};

/** Why files were not read or written; null where something else has gone wrong. */
export function explainTrouble(error: unknown): string | null {
  if (error instanceof FileTrouble) return error.message;
  const { code = '', path, dest = path } = (error ?? {}) as NodeJS.ErrnoException & { dest?: string };
  const why = TROUBLES[code];
  if (why === undefined || dest === undefined) return why ?? null;
  return `${wholeName(dest)}: ${why}`;
}

/**
 * Reads a content file as it is now.
 * @param file from the content's folder.
 * @throws FileTrouble where it is none of the content, lies elsewhere or is no UTF-8.
 */
export async function readContentFile(folder: string, file: string): Promise<string> {
  if (!(await listContent(folder)).includes(file)) throw new FileTrouble(`There is no file ${file}.`);
  const bytes = await readFile(await resolveIn(folder, file));
  const decoded = decodeText(bytes);
  if ('message' in decoded) throw new FileTrouble(`${file}: ${decoded.message}`);
  // With the mark that some programs set at the start, and look for.
  return bytes.toString('utf8');
}

/** Where a file really lies, which must be in the folder. */
async function resolveIn(folder: string, file: string): Promise<string> {
  const [home, path] = await Promise.all([realpath(folder), realpath(join(folder, file))]);
  const way = relative(home, path);
  if (way.startsWith('..') || isAbsolute(way)) throw new FileTrouble(`${file} does not lie in the content’s folder.`);
  return path;
}

/**
 * Writes some files: each is written whole beside the old one and then takes its place, so that a crash leaves the one or
 * the other. Gives false, and writes nothing, where one of them is not what it was any more.
 * @param place of the note that says what is being written, for `mendFiles`.
 */
export async function rewrite(folder: string, files: readonly Rewrite[], place: string): Promise<boolean> {
  const written: { beside: string; path: string }[] = [];
  try {
    for (const { file, after } of files) {
      const path = await resolveIn(folder, file);
      const beside = besideOf(path);
      written.push({ beside, path });
      const handle = await open(beside, 'wx', (await stat(path)).mode);
      try {
        await handle.writeFile(after);
        await handle.sync();
      } finally {
        await handle.close();
      }
    }
    for (const { file, before } of files) if ((await readContentFile(folder, file)) !== before) return false;
    const forget = await note(files, place);
    await takePlaces(written, files).finally(forget);
    return true;
  } finally {
    // Those that took their place are not there any more.
    await Promise.all(written.map(({ beside }) => rm(beside, { force: true })));
  }
}

/** After a crash: either all files of a step are written, or none is, and nothing lies beside them. */
export async function mendFiles(folder: string, place: string): Promise<void> {
  const half = await findHalf(place, (file) => readContentFile(folder, file));
  for (const file of half) await rewrite(folder, [file], `${place}.mend`);
  await rm(place, { force: true });
  await sweep(folder);
}

/** All of them or none: where one is held by another program, those before it get their texts back. */
async function takePlaces(written: readonly { beside: string; path: string }[], files: readonly Rewrite[]) {
  for (const [index, { beside, path }] of written.entries())
    try {
      await rename(beside, path);
    } catch (error) {
      for (const [before, done] of written.slice(0, index).entries())
        await writeFile(done.path, files[before]?.before ?? '');
      throw error;
    }
}
