import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isInRepository } from './repository.ts';

/**
 * When any of these files last changed. If all are committed, this is the time of their last commit, which is the same
 * in all full clones; otherwise it is their latest modification time.
 */
export async function lastChange(folder: string, files: readonly string[]): Promise<Date> {
  return (await lastCommit(folder, files)) ?? (await lastSave(folder, files));
}

/** The time of the files' last commit. Null without Git, or if a file is ignored or has uncommitted changes. */
async function lastCommit(folder: string, files: readonly string[]): Promise<Date | null> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', [...args, '--', ...files], { cwd: folder })).stdout.trim();
  try {
    if (!(await isInRepository(folder))) return null;
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
