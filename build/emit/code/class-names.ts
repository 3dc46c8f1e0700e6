import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Short class names for CSS modules, with one suffix per file, since they are in the first download. */
export function classNameOf(root: string): (local: string, file: string) => string {
  return (local, file) => `${local}_${createHash('sha1').update(relative(root, file)).digest('base64url').slice(0, 3)}`;
}
