import type { EditState, Place } from '../protocol';
import { valueAt } from './written-text';

/** Lines that say which entry of a list it is. */
const NAMES = ['title', 'name', 'question', 'date', 'label'];

/** Longer names of entries are cut. */
const MOST_LETTERS = 40;

/** A place in words: `title of Welcome drinks`, `caption of June 2017`, `intro`. */
export function describePlace(state: EditState | null, { file, path }: Place): string {
  const key = path.findLast((part) => typeof part === 'string') ?? '';
  const at = path.findLastIndex((part) => typeof part === 'number');
  const data = state?.files[file]?.whole ?? null;
  const entry = path.slice(0, at + 1);
  const owner = at < 0 || at === path.length - 1 ? null : nameOf(data, entry, key);
  if (owner !== null) return `${inWords(key)} of ${owner}`;
  if (at >= 0) return `${inWords(singular(key))} ${Number(path[at]) + 1}`;
  const group = path.at(-2);
  return group === undefined || group === 'words' || group === 'show'
    ? inWords(key)
    : `${inWords(key)} of ${inWords(String(group))}`;
}

/** What an entry is called: by one of its lines, or else by its position. */
function nameOf(data: Parameters<typeof valueAt>[0], entry: Place['path'], key: string): string {
  for (const name of NAMES) {
    const text = name === key ? null : valueAt(data, [...entry, name]);
    if (typeof text === 'string') return shorten(text.replaceAll(/\{\{[^{}]*\}\}/g, '…'));
  }
  const list = entry.findLast((part) => typeof part === 'string') ?? 'entry';
  return `${singular(inWords(list))} ${Number(entry.at(-1)) + 1}`;
}

/** `shareImageAlt` as words. */
function inWords(key: string): string {
  return key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

const singular = (word: string) => word.replace(/s$/, '');

function shorten(text: string): string {
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1).trimEnd()}…` : text;
}
