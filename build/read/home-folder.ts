import { isAbsolute, join, relative } from 'node:path';
import type { Project } from './project.ts';

/** The folder for what is the couple's but not content; in the cache if the content is elsewhere (CONTENT). */
export function homeOf({ root, folder, cacheFolder }: Project): string {
  const path = relative(root, folder);
  const isWithin = path !== '' && !path.startsWith('..') && !isAbsolute(path);
  return isWithin ? join(root, '.our-story') : join(cacheFolder, 'edit', 'past', path.replaceAll(/\W+/g, '-'));
}
