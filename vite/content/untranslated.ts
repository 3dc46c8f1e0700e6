import { schemas, type FileName } from '../../src/content/schema.ts';
import { isWords } from './explain.ts';
import { isTree } from './layers.ts';
import type { Path, Source } from './source.ts';
import { valueAt } from './explain.ts';
import { walkStrings } from './walk.ts';

/** A text that guests of the second language still read in the first. */
export type Untranslated = { file: string; line: number; what: string };

/** Names of people, places and zones are the same everywhere. */
const SAME = new Set(['names', 'name', 'address', 'place', 'timeZone']);

/** What is no words, though it stands in a text: references, addresses, and whatever has no letters. */
const NO_WORDS = /\{\{[^{}]*\}\}|\{\w+\}|\w+:\/\/\S+|\S+@\S+|[\d\W_]/g;

/** The texts of a file that neither the second language's file has nor the words that ship. */
export function listUntranslated(
  name: FileName,
  first: Source,
  shipped: unknown,
  has: (path: Path) => boolean = () => false,
): Untranslated[] {
  const found: Untranslated[] = [];
  walkStrings(first.data, (text, path) => {
    const isSame = path.some((key) => SAME.has(String(key))) && name !== 'travel';
    if (isSame || text.replace(NO_WORDS, '') === '' || !isWords(schemas[name], path)) return;
    if (has(path) || (isTree(shipped) && valueAt(shipped, path) !== undefined)) return;
    found.push({ file: first.file, line: first.lineOf(path), what: shorten(text) });
  });
  return found;
}

/** The list for the terminal. */
export function formatUntranslated(language: string, list: readonly Untranslated[]): string {
  if (list.length === 0) return `${language}: all is translated.`;
  const lines = list.map(({ file, line, what }) => `  ${file}:${line}  ${what}`);
  return `${language}: not translated yet (${list.length}):\n${lines.join('\n')}`;
}

function shorten(text: string): string {
  return text.length > 70 ? `${text.slice(0, 69)}…` : text;
}
