import { keyOfPlace } from '../../model/origins/marks';
import type { Finding, Place } from '../../protocol';

/** The place that the couple last opened, and its index at that time; null before the first. */
export type Current = { key: string; index: number } | null;

/**
 * The index of the current item: the item last opened or, once that has left the list, the item now at its index, which
 * wraps around in a shorter list. Null before the first, and for an empty list.
 */
export function indexOfCurrent(keys: readonly string[], current: Current): number | null {
  if (!current || keys.length === 0) return null;
  const at = keys.indexOf(current.key);
  return at < 0 ? current.index % keys.length : at;
}

/** How many items are left in the current item's file; 0 before the first. */
export function countInFile(left: readonly { at: Place }[], current: Current): number {
  const currentItem = left[indexOfCurrent(keysOfPlaces(left), current) ?? -1];
  return left.filter(({ at }) => at.file === currentItem?.at.file).length;
}

/**
 * The index of the next item: the item after the one last opened or, once that has left the list, the current item.
 * Wraps around at the end; 0 before the first.
 */
export function indexOfNext(keys: readonly string[], current: Current): number {
  const at = indexOfCurrent(keys, current);
  if (at === null) return 0;
  return keys[at] === current?.key ? (at + 1) % keys.length : at;
}

/** A finding’s kind: its message with … in place of quoted words, example addresses, and words with digits. */
export function kindOf(message: string): string {
  return message.replaceAll(/"[^"]*"|“[^”]*”|\S*\bexample\.\w+|\S*\d\S*/g, '…');
}

/** The key of a finding’s group. A finding without a place is alone in its group, since no button can go to it. */
export function groupOf({ at, file, line, message }: Finding): string {
  return at ? kindOf(message) : `${file}:${line} ${message}`;
}

/** A unique key for each place, in order. */
export const keysOfPlaces = (places: readonly { at: Place }[]) => places.map(({ at }) => keyOfPlace(at));
