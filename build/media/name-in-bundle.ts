import { relative } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';
import { ENGINE } from '../read/engine.ts';

/** The name that a file has in the bundle; undefined if the bundle lacks the file. */
export function nameInBundle(bundle: Rolldown.OutputBundle, path: string): string | undefined {
  const file = normalizePath(relative(ENGINE, path));
  const parts = Object.values(bundle);
  return parts.find((part) => part.type === 'asset' && part.originalFileNames.includes(file))?.fileName;
}
