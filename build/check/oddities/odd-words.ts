import { UNSPACED } from '../../../src/model/text/line-breaks.ts';
import { LINK } from '../../../src/model/text/markdown.ts';
import type { Mistake } from '../../read/messages/mistake.ts';
import type { Source } from '../../read/yaml/source.ts';
import { listTexts } from '../../read/yaml/walk.ts';

/** The most letters in a word that fits on a phone, not counting marks such as vowel signs. */
const LONGEST_WORD = 30;

/** Letters after which a line may end, even within a word. */
const BREAKABLE = new RegExp(`${UNSPACED.source}|\\p{Script=Hangul}`, 'gu');

/** Reports words that are too long, example addresses, and curly quotation marks around a text. */
export function checkWords(source: Source): Mistake[] {
  const found: Mistake[] = [];
  for (const { text, path } of listTexts(source.data)) {
    const warn = (message: string) => found.push(source.mistakeAt(path, message, { severity: 'warning' }));
    // Not part of a longer name, such as `my-example.com` or `example.com.au`.
    const example = /(?<![\w.-])([\w-]+\.)*example\.(com|org|net)(?!\w|\.\w)/.exec(text)?.[0];
    if (example !== undefined) warn(`${example} is only an example address. Write the real one.`);
    // `check-captions.ts` measures captions.
    if (path.at(-1) !== 'caption') {
      const word = wordsOf(text).find((each) => Array.from(each.replaceAll(/\p{M}/gu, '')).length > LONGEST_WORD);
      if (word !== undefined) warn(explainLongWord(word));
    }
    if (/^[“„«][^“”„«»]*[”“»]$/.test(text))
      warn('Guests see the quotation marks around this text. Delete them, or type straight ones: "…".');
  }
  return found;
}

/** The words that guests read, without references and addresses. Hyphens, even invisible ones, separate words. */
function wordsOf(text: string): string[] {
  const words = text
    .replaceAll(/\{\{.*?\}\}/g, ' ')
    .replaceAll(LINK, '$1 ')
    .replaceAll(/\w+:\/\/\S+/g, ' ')
    .replaceAll(BREAKABLE, ' ')
    .split(/[\s/–—\u00AD-]+/);
  // Drops e-mail addresses, links without `//`, and percent codes.
  return words.filter((word) => !/@|:.|\w\.\w|%/.test(word));
}

/** The message for a word that is too long. */
export function explainLongWord(word: string, remedy = 'Split it with a space or a hyphen.'): string {
  return `"${word}" is a very long word and does not fit on a phone. ${remedy}`;
}
