import { isAbsolute, relative, sep } from 'node:path';

/** Whether a path is this folder or inside it. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  // On Windows, the way to another drive is absolute.
  return way.split(sep)[0] !== '..' && !isAbsolute(way);
}
