/** Letters that NFKD does not decompose. */
const SPELT: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** A text without case, accents and special letters: `lodz` for `Łódź`. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => SPELT[letter] ?? '')
    .replace(/\p{M}/gu, '');
}

/**
 * A text in small letters, digits and hyphens, valid in every address: `zoe-max` for `Zoë & Max`. Empty if the text has
 * no such letters. @param longest the most characters
 */
export function plainWord(text: string, longest: number): string {
  return plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
}

/** The longest stem of an imported file: leaves room for a number, an extension and suffixes within 255 bytes. */
export const LONGEST_STEM = 80;
