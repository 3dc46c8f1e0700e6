import type { Source } from '../yaml/source.ts';
import { isTree } from '../yaml/walk.ts';

/** Fills a file's gaps with the shipped words. */
export function withDefaults(source: Source, defaults: unknown): Source {
  return isTree(source.data) && isTree(defaults)
    ? { ...source, data: merge(source.data, defaults), fallback: defaults }
    : source;
}

/** Lays a second language's shipped words over the first language's file. */
export function withTranslatedWords(source: Source, words: unknown): Source {
  return isTree(source.data) && isTree(words) ? { ...source, data: merge(words, source.data) } : source;
}

/** Fills the gaps of one tree with values of another: missing keys, and names with nothing below them. */
function merge(over: unknown, under: unknown): unknown {
  if (over === null && isTree(under)) return under;
  if (!isTree(over) || !isTree(under)) return over;
  const merged = { ...over };
  for (const [key, value] of Object.entries(under)) merged[key] = key in over ? merge(over[key], value) : value;
  return merged;
}
