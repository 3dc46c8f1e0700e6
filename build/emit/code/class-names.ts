import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Class names for CSS modules. One short suffix per file keeps the first download small. */
export function classNameOf(root: string): (local: string, file: string) => string {
  return (local, file) => `${local}_${createHash('sha1').update(relative(root, file)).digest('base64url').slice(0, 3)}`;
}
