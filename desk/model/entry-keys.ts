import type { Value } from '../protocol';

/** A list's entries, their React keys, and the next unused key. */
type Keyed = { values: readonly Value[]; keys: readonly number[]; next: number };

/** Keys for a new list. */
export function firstKeys(values: readonly Value[]): Keyed {
  return { values, keys: values.map((_, index) => index), next: values.length };
}

/** Keys for the changed list. Entries moved or edited in place keep their keys, so that fields stay with their values. */
export function followKeys(before: Keyed, values: readonly Value[]): Keyed {
  /** The keys not yet given to an entry, with the JSON of their former entries. */
  const unassigned = new Map(before.keys.map((key, index) => [key, JSON.stringify(before.values[index])]));
  const unchangedKeys = values.map((value) => {
    const text = JSON.stringify(value);
    const [key] = [...unassigned].find(([, other]) => other === text) ?? [];
    if (key !== undefined) unassigned.delete(key);
    return key;
  });
  // In a list as long as before, entries that were both moved and changed get the remaining keys in order.
  const remaining = values.length === before.values.length ? [...unassigned.keys()] : [];
  let { next } = before;
  const keys = unchangedKeys.map((key, index) => {
    if (key !== undefined) return key;
    const inPlace = before.keys[index];
    const kept =
      inPlace !== undefined && unassigned.has(inPlace) ? inPlace : remaining.find((other) => unassigned.has(other));
    if (kept === undefined) return next++;
    unassigned.delete(kept);
    return kept;
  });
  return { values, keys, next };
}
