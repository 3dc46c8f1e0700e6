import type { Mistake } from '../../read/messages/mistake.ts';
import type { Source } from '../../read/yaml/source.ts';
import { lastName, listTexts } from '../../read/yaml/walk.ts';

/** Patterns that no text should contain, each with its message. */
const SLIPS: readonly [pattern: RegExp, explain: (found: string, key: string) => string][] = [
  [
    /#\s*(?:sample|ours)\b/i,
    (found, key) => `The note "${found}" has become part of the text. Move it to the end of the line with "${key}:".`,
  ],
  [
    /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i,
    (found) =>
      `"${found}" is HTML, which guests would see as text. Delete it; *stars* make words italic, an empty line starts a paragraph.`,
  ],
  [
    // A reference to a fact with one bracket on either side, or on both.
    /(?<!\{)\{(?:couple|wedding|places|facts|events)\.[\w.-]+\}{1,2}|\{\{(?:couple|wedding|places|facts|events)\.[\w.-]+\}(?!\})/,
    (found) => `"${found}" is missing a bracket. Write {{${found.replace(/[{}]/g, '')}}}.`,
  ],
  [
    /\S*\uFFFD\S*/,
    (found) => `A letter was lost in "${found}" when this file was saved in another encoding. Type it again.`,
  ],
  [
    // UTF-8 read as Windows-1252. Not Ã before other punctuation, such as "…": a Portuguese word may end with Ã.
    /\S*(?:Ã[\u0080-\u00BF€ƒ†‡ˆ‰Š˜šŒœŽžŸ]|â€)\S*/,
    (found) => `Letters were garbled in "${found}" when this file was saved in another encoding. Type them again.`,
  ],
];

/** Reports slips that are valid YAML but visible to guests: at most one for each text. */
export function checkTexts(source: Source): Mistake[] {
  return listTexts(source.data).flatMap(({ text, path }) => {
    for (const [pattern, explain] of SLIPS) {
      const found = pattern.exec(text)?.[0];
      if (found !== undefined) return [source.mistakeAt(path, explain(found, lastName(path)))];
    }
    return [];
  });
}
