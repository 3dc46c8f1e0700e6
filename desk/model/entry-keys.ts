import type { Value } from '../protocol';

/** A list's entries, their React keys, and the next unused key. */
type Keyed = { values: readonly Value[]; keys: readonly number[]; next: number };

/** Keys for a new list. */
export function firstKeys(values: readonly Value[]): Keyed {
  return { values, keys: values.map((_, index) => index), next: values.length };
}

/** Keys for the changed list. Entries moved or edited in place keep theirs, so that fields stay with their values. */
export function followKeys(before: Keyed, values: readonly Value[]): Keyed {
  const free = new Map(before.keys.map((key, index) => [key, JSON.stringify(before.values[index])]));
  const take = (key: number | undefined) => {
    if (key !== undefined) free.delete(key);
    return key;
  };
  const alike = values.map((value) => {
    const text = JSON.stringify(value);
    return take([...free].find(([, other]) => other === text)?.[0]);
  });
  // In a list as long as before, entries that were both moved and changed get the remaining keys in order.
  const left = values.length === before.values.length ? [...free.keys()] : [];
  let { next } = before;
  const keys = alike.map((key, index) => {
    if (key !== undefined) return key;
    const inPlace = before.keys[index];
    const mine = inPlace !== undefined && free.has(inPlace) ? inPlace : left.find((one) => free.has(one));
    if (mine === undefined) return next++;
    free.delete(mine);
    return mine;
  });
  return { values, keys, next };
}
