/** Spellings of letters that NFKD does not decompose. */
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
 * A text in letters from a to z, digits and hyphens: `zoe-max` for `Zoë & Max`. Empty if the text has no such letters or
 * digits. @param longest the most characters
 */
export function plainWord(text: string, longest: number): string {
  return plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
}

/** The longest stem of an imported file: a file name of 255 bytes then has room for a number and suffixes. */
export const LONGEST_STEM = 80;
