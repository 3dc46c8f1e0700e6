import { join, relative } from 'node:path';
import { normalizePath } from 'vite';
import type { PageId } from '../../src/model/pages.ts';
import { isInside } from './is-inside.ts';

/** The folder of the engine: this checkout, or `node_modules/our-story` in a couple's folder. */
export const ENGINE = join(import.meta.dirname, '../..');

/** The path of one of the engine's docs from the working directory; in a couple's folder, it is in `node_modules/`. */
export const docPath = (name: string) => normalizePath(relative(process.cwd(), join(ENGINE, 'docs', name)));

/** The folder of a page's code, relative to the engine. */
export function pageFolder(page: PageId | 'home'): string {
  if (page === 'story') return 'src/story';
  return `src/pages/${page === 'home' ? 'landing' : page}`;
}

/** How a couple's own world imports from the engine: `our-story/model/pages`. */
export const ENGINE_ALIAS = { find: /^our-story\//, replacement: `${normalizePath(join(ENGINE, 'src'))}/` };

/** A file's address on Vite's server, whose root is the engine. Excludes the base path and its final slash. */
export function servedPath(file: string): string {
  const path = isInside(ENGINE, file) ? relative(ENGINE, file) : `@fs/${file.replace(/^\//, '')}`;
  return encodeURI(normalizePath(path));
}
