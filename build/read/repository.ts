import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Whether a folder is in a Git repository. Most couples do without Git, so this does not start it. */
export async function isInRepository(folder: string): Promise<boolean> {
  return hasRepository(await realpath(folder));
}

function hasRepository(folder: string): boolean {
  const parent = dirname(folder);
  return existsSync(join(folder, '.git')) || (parent !== folder && hasRepository(parent));
}
