import { relative } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

/** How a file of the project is called in what is built, if it is in there. */
export function nameInBundle(bundle: Rolldown.OutputBundle, root: string, path: string): string | undefined {
  const file = normalizePath(relative(root, path));
  const parts = Object.values(bundle);
  return parts.find((part) => part.type === 'asset' && part.originalFileNames.includes(file))?.fileName;
}
