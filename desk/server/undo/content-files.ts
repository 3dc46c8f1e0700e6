import { readFile, realpath } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Refused } from '../../protocol.ts';
import { KeyTrouble } from '../../../build/emit/private/site-key.ts';
import { isInside } from '../../../build/read/is-inside.ts';
import { decodeText } from '../../../build/read/yaml/decode.ts';
import { listContent } from '../../../build/read/list-content.ts';
import { finalName } from './crash-recovery.ts';

/** A failure to read or write files, explained to the couple. */
export class FileTrouble extends Error {}

/** What an error means for most requests. */
export const NOTHING_CHANGED = 'Nothing was changed.';

const LOCKED = 'This file is locked or open in another program.';

/** System error codes, explained to the couple. */
const TROUBLES: Partial<Record<string, string>> = {
  ENOSPC: 'This computer’s disk is full.',
  ENOENT: 'The file no longer exists.',
  EACCES: LOCKED,
  EBUSY: LOCKED,
  EPERM: LOCKED,
  EROFS: LOCKED,
};

/**
 * Explains an error about a file or the site's key; null for any other error.
 * @param effect what a system error means for the request; may be empty
 */
export function explainTrouble(error: unknown, effect = NOTHING_CHANGED): string | null {
  if (error instanceof FileTrouble || error instanceof KeyTrouble) return error.message;
  // `dest` is the destination of a failed move.
  const { code = '', path, dest = path } = (error ?? {}) as NodeJS.ErrnoException & { dest?: string };
  const why = TROUBLES[code];
  if (why === undefined) return null;
  return `${dest === undefined ? '' : `${finalName(dest)}: `}${why} ${effect}`.trim();
}

/**
 * Runs a task. Refuses, with the reason, if it throws an error that `explain` explains; throws any other error again.
 * @param explain by default, explains errors about files and the site's key
 */
export async function orRefuse<T>(
  task: () => Promise<T>,
  explain: (error: unknown) => string | null = explainTrouble,
): Promise<T | Refused> {
  try {
    return await task();
  } catch (error) {
    const message = explain(error);
    if (message !== null) return { status: 'refused', message };
    throw error;
  }
}

/**
 * Reads a content file as it is now; null if the file is missing or not content.
 * @param file its path from the content's folder
 * @throws FileTrouble if the file is outside the folder or not UTF-8
 */
export async function readContentFile(folder: string, file: string): Promise<string | null> {
  if (!(await listContent(folder)).includes(file)) return null;
  const bytes = await readFile(await resolveIn(folder, file));
  const decoded = decodeText(bytes);
  if ('message' in decoded) throw new FileTrouble(`${file}: ${decoded.message}`);
  // The decoded text lacks the byte order mark, which some programs need.
  return bytes.toString('utf8');
}

/** A file's path without symbolic links. @throws FileTrouble if the file is outside the folder */
export async function resolveIn(folder: string, file: string): Promise<string> {
  const target = join(folder, file);
  const isNew = !existsSync(target);
  const [realFolder, path] = await Promise.all([
    realpath(folder),
    isNew ? realpath(dirname(target)).then((parent) => join(parent, basename(target))) : realpath(target),
  ]);
  if (!isInside(realFolder, path)) throw new FileTrouble(`${file} is outside the content folder.`);
  return path;
}
