import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { request, type Request, type Rewrite } from './history.ts';

/*
 * Recovery after a crash during a request. A note outside the content records each request, with the files that it writes,
 * until the request is in the history.
 */

/** Temporary files next to content files, for file watchers to ignore. */
export const TEMPORARY_FILES = '**/.*.{yaml,yml}-*';
const TEMPORARY_NAME = /^\.(.+\.ya?ml)-[\da-f-]+$/;

/** Another running desk may still use a temporary file that is younger than this. */
const LEFT_BEHIND_MS = 60_000;

const noted = z.object({ request, files: request.shape.step.shape.files });

/** An unfinished request and the files it writes. */
export type Unfinished = { request: Request; files: readonly Rewrite[] };

/** A new temporary path next to a file. */
export function temporaryPathOf(path: string): string {
  return join(dirname(path), `.${basename(path)}-${randomUUID()}`);
}

/** The name of the file that a temporary file replaces; for any other path, its own name. */
export function finalName(path: string): string {
  return basename(path).replace(TEMPORARY_NAME, '$1');
}

/** Records a request before its first file changes. @returns a function that deletes the note */
export async function writeNote(unfinished: Unfinished, notePath: string): Promise<() => Promise<void>> {
  await mkdir(dirname(notePath), { recursive: true });
  await writeFile(`${notePath}.new`, JSON.stringify(unfinished), { flush: true });
  await rename(`${notePath}.new`, notePath);
  return () => rm(notePath, { force: true });
}

/** Reads the note of an interrupted request; null if the note is missing or damaged. */
export async function readNote(notePath: string): Promise<Unfinished | null> {
  try {
    return noted.parse(JSON.parse(await readFile(notePath, 'utf8')));
  } catch {
    return null;
  }
}

/** Deletes temporary files that a crash left behind. */
export async function deleteLeftovers(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEMPORARY_NAME.test(basename(name)));
  for (const path of names.map((name) => join(folder, name))) {
    // Null if another desk has just removed it.
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
  }
}
