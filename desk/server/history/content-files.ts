import { open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { decodeText } from '../../../build/read/decode.ts';
import { listContent } from '../../../build/read/project.ts';
import type { Request, Rewrite } from './history.ts';
import { besideOf, findHalf, note, readNote, sweep, wholeName } from './crash-recovery.ts';

/** A failure to read or write files, explained to the couple. */
export class FileTrouble extends Error {}

const LOCKED = 'This file is locked or open in another program. Nothing was changed.';

/** System error codes, explained to the couple. */
const TROUBLES: Partial<Record<string, string>> = {
  ENOSPC: 'This computer’s disk is full. Nothing was changed.',
  ENOENT: 'The file no longer exists. Nothing was changed.',
  EACCES: LOCKED,
  EBUSY: LOCKED,
  EPERM: LOCKED,
  EROFS: LOCKED,
};

/** Explains a file error; null for any other error. */
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
 * @throws FileTrouble if it is not a content file, is outside the folder or is not UTF-8.
 */
export async function readContentFile(folder: string, file: string): Promise<string> {
  if (!(await listContent(folder)).includes(file)) throw new FileTrouble(`There is no file ${file}.`);
  const bytes = await readFile(await resolveIn(folder, file));
  const decoded = decodeText(bytes);
  if ('message' in decoded) throw new FileTrouble(`${file}: ${decoded.message}`);
  // Keeps the byte order mark, which some programs need.
  return bytes.toString('utf8');
}

/** Resolves symbolic links and rejects a file outside the folder. */
async function resolveIn(folder: string, file: string): Promise<string> {
  const [home, path] = await Promise.all([realpath(folder), realpath(join(folder, file))]);
  const way = relative(home, path);
  if (way.startsWith('..') || isAbsolute(way)) throw new FileTrouble(`${file} is outside the content folder.`);
  return path;
}

/** The request that files are written for. */
export type Job = {
  request: Request;
  /** The path of its recovery note. */
  place: string;
  /** Called when all files are written. @returns false if the history could not be saved. */
  finish: (request: Request) => Promise<boolean>;
};

/**
 * Writes files atomically: each is written next to the old one and then renamed over it. Returns false, and writes
 * nothing, if one of them has changed meanwhile.
 */
export async function rewrite(folder: string, files: readonly Rewrite[], job: Job): Promise<boolean> {
  const spares: string[] = [];
  const writeBeside = async (path: string, text: string) => {
    const beside = besideOf(path);
    spares.push(beside);
    const handle = await open(beside, 'wx', (await stat(path)).mode);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return beside;
  };
  try {
    const swaps: Swap[] = [];
    for (const { file, before, after } of files) {
      const path = await resolveIn(folder, file);
      // Copies the old text first, because a rollback must not need disk space.
      const old = files.length > 1 ? await writeBeside(path, before) : null;
      swaps.push({ path, fresh: await writeBeside(path, after), old });
    }
    for (const { file, before } of files) if ((await readContentFile(folder, file)) !== before) return false;
    await carryOut(job, files, () => swapAll(swaps));
    return true;
  } finally {
    // Renamed files no longer exist under this name.
    await Promise.all(spares.map((spare) => rm(spare, { force: true })));
  }
}

/** Runs a request under a recovery note, which is kept if the history could not be saved. */
export async function carryOut({ request, place, finish }: Job, files: readonly Rewrite[], act: () => Promise<void>) {
  const forget = await note({ request, files }, place);
  try {
    await act();
  } catch (error) {
    await forget();
    throw error;
  }
  if (await finish(request)) await forget();
}

/** After a crash: finishes or rolls back the interrupted request, and deletes temporary files. */
export async function recoverFiles(folder: string, place: string, finish: Job['finish']): Promise<void> {
  const left = await readNote(place);
  if (left) {
    const { isWhole, half } = await findHalf(left.files, (file) => readContentFile(folder, file));
    const job = { request: left.request, place: `${place}.mend`, finish: async () => true };
    for (const file of half) await rewrite(folder, [file], job);
    if (isWhole && !(await finish(left.request))) return;
  }
  await rm(place, { force: true });
  await sweep(folder);
}

/** A file, and the paths of its new and old text next to it. */
type Swap = { path: string; fresh: string; old: string | null };

/** Replaces all files or none: if one is locked, those already replaced are rolled back. */
async function swapAll(swaps: readonly Swap[]): Promise<void> {
  for (const [index, { fresh, path }] of swaps.entries())
    try {
      await rename(fresh, path);
    } catch (error) {
      for (const done of swaps.slice(0, index)) if (done.old !== null) await rename(done.old, done.path);
      throw error;
    }
}
