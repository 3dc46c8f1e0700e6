import { dirname } from 'node:path/posix';
import { schemas, type FileName } from '../../../src/model/schema/schema.ts';
import type { Mistake } from '../../read/messages/mistake.ts';
import { isWords } from '../../read/schema-keys.ts';
import type { Source } from '../../read/yaml/source.ts';
import { listTexts, type Path } from '../../read/yaml/walk.ts';

/** The scripts in the site's typefaces, and characters of no single script. */
const SHOWN = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u;

/** The names of other scripts, for messages. */
const SCRIPTS: readonly [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Japanese'],
  [/\p{Script=Han}/u, 'Chinese or Japanese'],
  [/\p{Script=Hangul}/u, 'Korean'],
  [/\p{Script=Arabic}/u, 'Arabic'],
  [/\p{Script=Hebrew}/u, 'Hebrew'],
  [/\p{Script=Devanagari}/u, 'Devanagari'],
  [/\p{Script=Bengali}/u, 'Bengali'],
  [/\p{Script=Gurmukhi}/u, 'Gurmukhi'],
  [/\p{Script=Gujarati}/u, 'Gujarati'],
  [/\p{Script=Tamil}/u, 'Tamil'],
  [/\p{Script=Telugu}/u, 'Telugu'],
  [/\p{Script=Sinhala}/u, 'Sinhala'],
  [/\p{Script=Thai}/u, 'Thai'],
  [/\p{Script=Georgian}/u, 'Georgian'],
  [/\p{Script=Armenian}/u, 'Armenian'],
  [/\p{Script=Ethiopic}/u, 'Ethiopic'],
];

/** How many letters and further places a warning lists. */
const MOST_LETTERS = 12;
const MOST_PLACES = 4;

type Found = { script: string; letters: Set<string>; places: Set<string>; first: { source: Source; path: Path } };

/** Reports scripts missing from the site's typefaces: one warning per script and language, at the first use. */
export function checkLetters(sources: readonly (readonly [FileName, Source])[]): Mistake[] {
  const found = new Map<string, Found>();
  for (const [name, source] of sources)
    for (const { text, path } of listTexts(source.data)) {
      if (!isWords(schemas[name], path)) continue;
      for (const letter of text) {
        if (SHOWN.test(letter) || !/[\p{L}\p{M}]/u.test(letter)) continue;
        const script = SCRIPTS.find(([letters]) => letters.test(letter))?.[1] ?? 'Other';
        // `mistakeAt` finds the text's own file, since a second language's data includes texts of the first.
        const { file, line } = source.mistakeAt(path, '');
        const languageFolder = dirname(file);
        const key = `${script} ${languageFolder}`;
        const entry = found.get(key) ?? { script, letters: new Set(), places: new Set(), first: { source, path } };
        found.set(key, entry);
        entry.letters.add(letter);
        entry.places.add(`${file}:${line}`);
      }
    }
  return [...found.values()].map(({ script, letters, places, first }) =>
    first.source.mistakeAt(
      first.path,
      `${script} letters (${listSome([...letters], MOST_LETTERS, ' ')}) are missing from the site's typefaces: ` +
        `each guest's device chooses how they look. ${alsoAt([...places].slice(1))}`.trim(),
      { severity: 'warning' },
    ),
  );
}

function alsoAt(places: readonly string[]): string {
  return places.length === 0 ? '' : `They also appear in ${listSome(places, MOST_PLACES, ', ')}.`;
}

function listSome(items: readonly string[], most: number, separator: string): string {
  const more = items.length - most;
  return items.slice(0, most).join(separator) + (more > 0 ? `${separator}and ${more} more` : '');
}
