import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isInside } from './is-inside.ts';
import type { Project } from './project.ts';

/**
 * The folder for a couple's data that is not content: the site's key, replies, the desk's history, removed photos and
 * films. It is in the cache if the environment variable CONTENT names a folder that is not inside the couple's own folder.
 */
export function homeOf({ root, folder, cacheFolder }: Project): string {
  const path = relative(root, folder);
  return path !== '' && isInside(root, folder)
    ? join(root, '.our-story')
    : join(cacheFolder, 'edit', 'past', path.replaceAll(/\W+/g, '-'));
}

/** Makes this folder and returns its path. Git ignores it, since it contains the key, and guests' names and diets. */
export async function makeHome(project: Project): Promise<string> {
  const home = homeOf(project);
  await mkdir(home, { recursive: true });
  await writeFile(join(home, '.gitignore'), '*\n');
  return home;
}
