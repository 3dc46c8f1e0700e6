import type { Source } from '../yaml/source.ts';
import { isTree } from '../yaml/walk.ts';

/*
 * Lays one file over another, which fills the gaps: content over the built-in words, and a second language's content over the
 * first one's.
 */

/** Fills a file's gaps with the built-in words. */
export function withDefaults(source: Source, defaults: unknown): Source {
  return isTree(source.data) && isTree(defaults) ? { ...source, data: merge(source.data, defaults) } : source;
}

/** Lays a second language's built-in words over the first language's file. */
export function withLines(source: Source, lines: unknown): Source {
  return isTree(source.data) && isTree(lines) ? { ...source, data: merge(lines, source.data) } : source;
}

/** Merges one tree over another. Lists are replaced as a whole. */
function merge(over: unknown, under: unknown): unknown {
  if (!isTree(over) || !isTree(under)) return over;
  const merged = { ...under, ...over };
  for (const [key, value] of Object.entries(under)) if (key in over) merged[key] = merge(over[key], value);
  return merged;
}
