import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Whether a folder is in a Git repository. Does not run Git, which most couples do not have. */
export async function isInRepository(folder: string): Promise<boolean> {
  // The content may be a symbolic link into another folder.
  return isBelowGit(await realpath(folder));
}

/** Whether a folder, or one that contains it, has a `.git`: a folder, or a file in a worktree. */
function isBelowGit(folder: string): boolean {
  const parent = dirname(folder);
  return existsSync(join(folder, '.git')) || (parent !== folder && isBelowGit(parent));
}
