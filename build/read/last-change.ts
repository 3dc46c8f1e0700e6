import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isInRepository } from './repository.ts';

/**
 * When any of these files last changed: by their history in Git if they are committed, so that every full clone agrees;
 * otherwise by their modification times.
 */
export async function lastChange(folder: string, files: readonly string[]): Promise<Date> {
  return (await lastCommit(folder, files)) ?? (await lastSave(folder, files));
}

/** Null without git, or if a file is ignored or has uncommitted changes. */
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
