/** What every page may need: the keyboard's signs, and those that good typesetting puts in their place. */
const BASIC = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const TYPOGRAPHIC = '\u00A0·×©–—‘’“”…•′″−';

/** A run of characters as CSS writes it, `U+0000-00FF`. */
export type Range = { from: number; to: number };

/**
 * Every character the site shows: the basic ones and whatever the content holds.
 * @param capitals what it sets in capitals, however that is written.
 */
export function lettersOf(content: string, capitals = ''): Set<string> {
  return lettersIn(BASIC + TYPOGRAPHIC + content + capitals.toUpperCase());
}

/** The characters of a text that are seen, letters as one with their accents: no face has all accents apart. */
export function lettersIn(text: string): Set<string> {
  return new Set(Array.from(text.normalize('NFC')).filter((letter) => letter >= ' '));
}

/** Ranges from a `unicode-range`. */
export function parseRanges(ranges: string): Range[] {
  return ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  });
}

/** The letters that lie in the ranges. */
export function lettersWithin(letters: Iterable<string>, ranges: readonly Range[]): string {
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
