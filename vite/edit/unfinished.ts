import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { Rewrite } from './content-files.ts';

/*
 * What a crash in the midst of writing leaves, and how the next start mends it. The files of a step take their places one
 * after the other, so while they do a note of all of them lies outside the content.
 */

/** Where files are written until they are whole: nobody who watches the folder needs to know of them. */
export const UNFINISHED = '**/.*.{yaml,yml}-*';
const UNFINISHED_NAME = /^\.(.+\.ya?ml)-[\da-f-]+$/;

/** One that another window of the couple's is writing just now is younger, ms. */
const LEFT_BEHIND_MS = 60_000;

const noted = z.array(z.object({ file: z.string(), before: z.string(), after: z.string() }));

/** Where a file is written until it is whole: beside it. */
export function besideOf(path: string): string {
  return join(dirname(path), `.${basename(path)}-${randomUUID()}`);
}

/** The name of the file that one is to be, or of itself. */
export function wholeName(path: string): string {
  return basename(path).replace(UNFINISHED_NAME, '$1');
}

/** Notes the files that are about to take their places. @returns what is called once they all have, or none has. */
export async function note(files: readonly Rewrite[], place: string): Promise<() => Promise<void>> {
  await mkdir(dirname(place), { recursive: true });
  await writeFile(`${place}.new`, JSON.stringify(files), { flush: true });
  await rename(`${place}.new`, place);
  return () => rm(place, { force: true });
}

/**
 * The files that took their places before a crash kept others from it: from what they are now to what they were.
 * @param readNow gives a file's text as it is.
 */
export async function findHalf(place: string, readNow: (file: string) => Promise<string>): Promise<Rewrite[]> {
  const files = await readNote(place);
  const done: Rewrite[] = [];
  for (const { file, before, after } of files)
    if ((await readNow(file).catch(() => null)) === after) done.push({ file, before: after, after: before });
  return done.length === files.length ? [] : done;
}

async function readNote(place: string): Promise<Rewrite[]> {
  try {
    return noted.parse(JSON.parse(await readFile(place, 'utf8')));
  } catch {
    return [];
  }
}

/** Takes away what was being written beside the content's files when that ended. */
export async function sweep(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => UNFINISHED_NAME.test(basename(name)));
  for (const path of names.map((name) => join(folder, name))) {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
  }
}
