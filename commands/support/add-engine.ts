import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { ENGINE } from '../../build/read/engine.ts';
import { copyPacked, pack, versionIn } from './run-npm.ts';

/**
 * Copies the engine into a couple's new folder as a packed file, unless the engine is from npm's registry.
 * @returns what the folder's `package.json` names as the engine: that file, or the engine's version
 */
export function addEngine(folder: string): string {
  // Outside `node_modules`, the engine is a checkout.
  if (!ENGINE.split(sep).includes('node_modules')) return `file:${pack(ENGINE, folder)}`;
  const modules = dirname(ENGINE);
  const lock = join(modules, '.package-lock.json');
  const installed = existsSync(lock) ? (JSON.parse(readFileSync(lock, 'utf8')) as Lock) : undefined;
  const [, file] = /^file:(.+)$/.exec(installed?.packages['node_modules/our-story']?.resolved ?? '') ?? [];
  if (file === undefined) return versionIn(ENGINE);
  return `file:${copyPacked(resolve(modules, '..', file), folder)}`;
}

type Lock = { packages: Partial<Record<string, { resolved?: string }>> };
