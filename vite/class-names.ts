import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Names for the classes of CSS modules: short, and the same for all of a file, since they stand in the first download. */
export function classNameOf(root: string): (local: string, file: string) => string {
  return (local, file) => `${local}_${createHash('sha1').update(relative(root, file)).digest('base64url').slice(0, 3)}`;
}
