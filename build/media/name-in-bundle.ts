import { relative } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

/** The name of a project file in the bundle; undefined if the bundle lacks it. */
export function nameInBundle(bundle: Rolldown.OutputBundle, root: string, path: string): string | undefined {
  const file = normalizePath(relative(root, path));
  const parts = Object.values(bundle);
  return parts.find((part) => part.type === 'asset' && part.originalFileNames.includes(file))?.fileName;
}
