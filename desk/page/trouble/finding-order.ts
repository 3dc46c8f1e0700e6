import { keyOfPlace } from '../../model/marks';
import type { Sample } from '../../protocol';

/** The sample that was last gone to, and which of the list it was then; null before the first. */
export type Current = { key: string; index: number } | null;

/**
 * Which sample the couple are at: the last that they went to; where that is not sample any more, the one that has come to its
 * place. None before the first.
 */
export function indexAt(keys: readonly string[], current: Current): number | null {
  if (!current || keys.length === 0) return null;
  const at = keys.indexOf(current.key);
  return at < 0 ? current.index % keys.length : at;
}

/** Index of the next sample; wraps around at the end. */
export function indexOfNext(keys: readonly string[], current: Current): number {
  const at = indexAt(keys, current);
  if (at === null) return 0;
  return keys[at] === current?.key ? (at + 1) % keys.length : at;
}

/** A unique key for each sample. */
export const keysOf = (samples: readonly Sample[]) => samples.map(({ at }) => keyOfPlace(at));
