import { isAbsolute, relative, sep } from 'node:path';

/** Whether a path is this folder or inside it. */
export function isInside(folder: string, path: string): boolean {
  const fromFolder = relative(folder, path);
  // On Windows, the relative path to another drive is absolute.
  return fromFolder.split(sep)[0] !== '..' && !isAbsolute(fromFolder);
}
