import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * When any of these files of a folder last changed: by their history where git keeps them as they are, which is the same in every
 * checkout; else by the clock of the disk.
 */
export async function lastChange(folder: string, files: readonly string[]): Promise<Date> {
  return (await lastCommit(folder, files)) ?? (await lastSave(folder, files));
}

/** Null without git, and where a file is not in it as it is here. */
async function lastCommit(folder: string, files: readonly string[]): Promise<Date | null> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', [...args, '--', ...files], { cwd: folder })).stdout.trim();
  try {
    if ((await git('status', '--porcelain', '--ignored')) !== '') return null;
    const date = await git('log', '-1', '--format=%cI');
    return date === '' ? null : new Date(date);
  } catch {
    return null;
  }
}

async function lastSave(folder: string, files: readonly string[]): Promise<Date> {
  const times = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).mtimeMs));
  return new Date(Math.max(...times));
}
