/** Characters that every page may need: ASCII, and typographic punctuation. */
const BASIC = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const TYPOGRAPHIC = '\u00A0·×©–—‘’“”…•′″−';

/** A range of characters, `U+0000-00FF` in CSS. */
export type Range = { from: number; to: number };

/**
 * Every character that the site shows: the basic ones and those of the content.
 * @param capitals text that the site shows in capitals, which depend on the language: Turkish has İ.
 */
export function siteLetters(content: string, capitals = '', language = 'en'): Set<string> {
  return lettersIn(BASIC + TYPOGRAPHIC + content + capitals.toLocaleUpperCase(language));
}

/** The visible characters of a text. Letters are composed with their accents: no face has every accent alone. */
export function lettersIn(text: string): Set<string> {
  return new Set(Array.from(text.normalize('NFC')).filter((letter) => letter >= ' '));
}

/** Parses a `unicode-range`. */
export function parseRanges(ranges: string): Range[] {
  return ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  });
}

/** The letters that are in the ranges. */
export function pickLetters(letters: Iterable<string>, ranges: readonly Range[]): string {
  return (
    [...letters]
      .filter((letter) => {
        const code = letter.codePointAt(0) ?? 0;
        return ranges.some(({ from, to }) => code >= from && code <= to);
      })
      // The same letters always make the same file.
      .toSorted()
      .join('')
  );
}

/** A `unicode-range` of exactly these letters. */
export function rangeOf(letters: string): string {
  return Array.from(letters, (letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`).join(', ');
}
