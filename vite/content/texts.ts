import type { Mistake } from './mistake.ts';
import type { Source } from './source.ts';
import { walkStrings } from './walk.ts';

/** What no text should hold, and what to do about it. */
const SLIPS: readonly [RegExp, (found: string) => string][] = [
  [
    /#\s*(?:sample|ours)\b/i,
    (found) => `The note "${found}" has become part of the text. Move it up to the line with the name.`,
  ],
  [
    /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i,
    (found) =>
      `"${found}" is HTML, which guests would see as it stands. Delete it; *stars* lean words, an empty line starts a paragraph.`,
  ],
  [
    /(?<!\{)\{(?:couple|wedding|places|facts|events)\.[\w.-]+\}{1,2}|\{\{(?:couple|wedding|places|facts|events)\.[\w.-]+\}(?!\})/,
    (found) => `"${found}" lacks a bracket. Write {{${found.replace(/[{}]/g, '')}}}.`,
  ],
  [
    /\S*\uFFFD\S*/,
    (found) => `A letter was lost in "${found}" when this file was saved in another encoding. Write it again.`,
  ],
  [
    /\S*(?:Ã[\u0080-\u00BF]|â€)\S*/,
    (found) => `Letters went wrong in "${found}" when this file was saved in another encoding. Write them again.`,
  ],
];

/** Slips in texts that YAML and the schema have nothing against, and guests would see; the first of each text. */
export function checkTexts(source: Source): Mistake[] {
  const mistakes: Mistake[] = [];
  walkStrings(source.data, (text, path) => {
    for (const [pattern, explain] of SLIPS) {
      const found = pattern.exec(text)?.[0];
      if (found === undefined) continue;
      mistakes.push(source.mistakeAt(path, explain(found)));
      break;
    }
  });
  return mistakes;
}
