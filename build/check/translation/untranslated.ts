import type { Untranslated } from '../../read/checked-content.ts';
import { schemas, type FileName } from '../../../src/model/schema/schema.ts';
import { isWords } from '../../read/schema-keys.ts';
import { shorten } from '../../../src/model/text/shorten.ts';
import type { Source } from '../../read/yaml/source.ts';
import { listTexts, valueAt, type Path } from '../../read/yaml/walk.ts';

/** Names of people and places, addresses and time zones are the same in every language. */
const SAME = new Set(['names', 'name', 'address', 'place', 'timeZone']);
/** Files in which a `name` is usually words: "Rental houses", "Trout from the lake". */
const NAMED_IN_WORDS = new Set<FileName>(['travel', 'reply']);

/** Parts of a text that need no translation: references, placeholders, addresses, digits and punctuation. */
const NO_WORDS = /\{\{[^{}]*\}\}|\{\w+\}|\w+:\/\/\S+|\S+@\S+|\P{L}/gu;

/**
 * Lists the texts that guests still see in the first language.
 * @param shipped the second language's shipped words for the file
 * @param needsNoTranslation whether the value at a path is hidden, or the second language's file has it
 */
export function listUntranslated(
  name: FileName,
  first: Source,
  shipped: unknown,
  needsNoTranslation: (path: Path) => boolean,
): Untranslated[] {
  return listTexts(first.data).flatMap(({ text, path }): Untranslated[] => {
    const isSame = path.some((key) => SAME.has(String(key)) && !(key === 'name' && NAMED_IN_WORDS.has(name)));
    if (isSame || text.replace(NO_WORDS, '') === '' || !isWords(schemas[name], path)) return [];
    if (needsNoTranslation(path) || valueAt(shipped, path) !== undefined) return [];
    return [{ file: first.file, line: first.lineOf(path), what: shorten(text) }];
  });
}

/** Formats the list for the terminal. */
export function formatUntranslated(language: string, list: readonly Untranslated[]): string {
  if (list.length === 0) return `${language}: everything is translated.`;
  const lines = list.map(({ file, line, what }) => `  ${file}:${line}  ${what}`);
  return `${language}: not translated yet (${list.length}):\n${lines.join('\n')}`;
}
