import { relative } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';
import { ENGINE } from '../read/engine.ts';

/** A file's name in the bundle; undefined if the bundle does not contain the file. */
export function nameInBundle(bundle: Rolldown.OutputBundle, path: string): string | undefined {
  const file = normalizePath(relative(ENGINE, path));
  const outputs = Object.values(bundle);
  return outputs.find((output) => output.type === 'asset' && output.originalFileNames.includes(file))?.fileName;
}
