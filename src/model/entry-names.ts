import { isTree } from './tree.ts';

/** Keys whose value identifies a list entry, in every language. The first key with a text counts. */
export const ENTRY_NAMES: readonly string[] = ['id', 'photo', 'video', 'logo'];

/** The value that identifies an entry in every language; null if the entry has none. */
export function nameOf(entry: unknown): string | null {
  if (!isTree(entry)) return null;
  return ENTRY_NAMES.map((key) => entry[key]).find((value) => typeof value === 'string') ?? null;
}
