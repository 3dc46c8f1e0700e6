import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { ENGINE } from '../../build/read/engine.ts';
import { bring, pack, versionIn } from './run-npm.ts';

/** What `package.json` names as the engine: its version, or the file it came from, copied into the folder. */
export async function bringEngine(folder: string): Promise<string> {
  if (!ENGINE.split(sep).includes('node_modules')) return `file:${pack(ENGINE, folder)}`;
  const modules = dirname(ENGINE);
  const lock = join(modules, '.package-lock.json');
  const known = existsSync(lock) ? (JSON.parse(readFileSync(lock, 'utf8')) as Lock) : undefined;
  const [, file] = /^file:(.+)$/.exec(known?.packages['node_modules/our-story']?.resolved ?? '') ?? [];
  if (file === undefined) return versionIn(ENGINE);
  return `file:${bring(resolve(modules, '..', file), folder)}`;
}

type Lock = { packages: Partial<Record<string, { resolved?: string }>> };
