import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isInside } from './is-inside.ts';
import type { Project } from './project.ts';

/**
 * The couple's folder for what is not content: the site's key, replies, the desk's history. In the cache if the content
 * is not in a folder inside theirs, as CONTENT allows.
 */
export function homeOf({ root, folder, cacheFolder }: Project): string {
  const path = relative(root, folder);
  return path !== '' && isInside(root, folder)
    ? join(root, '.our-story')
    : join(cacheFolder, 'edit', 'past', path.replaceAll(/\W+/g, '-'));
}

/** Makes the folder of `homeOf`. Git must ignore its key and other people's names and diets. @returns its path */
export async function makeHome(project: Project): Promise<string> {
  const home = homeOf(project);
  await mkdir(home, { recursive: true });
  await writeFile(join(home, '.gitignore'), '*\n');
  return home;
}
