import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { ENGINE } from '../../build/read/engine.ts';
import { copyPacked, pack, versionIn } from './run-npm.ts';

/**
 * Copies the engine's packed file into a couple's new folder, unless it came from the registry. Returns what
 * `package.json` there names as the engine: that file, or its version.
 */
export async function addEngine(folder: string): Promise<string> {
  if (!ENGINE.split(sep).includes('node_modules')) return `file:${pack(ENGINE, folder)}`;
  const modules = dirname(ENGINE);
  const lock = join(modules, '.package-lock.json');
  const known = existsSync(lock) ? (JSON.parse(readFileSync(lock, 'utf8')) as Lock) : undefined;
  const [, file] = /^file:(.+)$/.exec(known?.packages['node_modules/our-story']?.resolved ?? '') ?? [];
  if (file === undefined) return versionIn(ENGINE);
  return `file:${copyPacked(resolve(modules, '..', file), folder)}`;
}

type Lock = { packages: Partial<Record<string, { resolved?: string }>> };
