/** Printable ASCII and typographic characters, which any page may need. */
const PRINTABLE_ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
const TYPOGRAPHIC = '\u00A0·×©–—‘’“”…•′″−';

/** A range of code points, such as `U+0000-00FF` in CSS. */
export type Range = { from: number; to: number };

/**
 * Every character that the site may show: the constants above, and those of the content.
 * @param capitals text that the site shows in capitals. Capitals depend on the language: in Turkish, i becomes İ.
 */
export function siteLetters(content: string, capitals = '', language = 'en'): Set<string> {
  return lettersIn(PRINTABLE_ASCII + TYPOGRAPHIC + content + capitals.toLocaleUpperCase(language));
}

/** A text's characters, without control characters. Composes letters with accents, since no face has all accents. */
export function lettersIn(text: string): Set<string> {
  return new Set(Array.from(text.normalize('NFC')).filter((letter) => letter >= ' '));
}

/** Parses a `unicode-range` without wildcards. */
export function parseRanges(unicodeRange: string): Range[] {
  return unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  });
}

/** The letters in any of the ranges, sorted, so that the same letters always make the same font file. */
export function pickLetters(letters: Iterable<string>, ranges: readonly Range[]): string {
  return [...letters]
    .filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return ranges.some(({ from, to }) => code >= from && code <= to);
    })
    .toSorted()
    .join('');
}

/** A `unicode-range` of exactly these letters. */
export function rangeOf(letters: string): string {
  return Array.from(letters, (letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`).join(', ');
}
