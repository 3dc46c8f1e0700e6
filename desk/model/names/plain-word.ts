/** Spellings of letters that NFKD does not decompose. */
const SPELT: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Cyrillic letters, spelt as in Ukrainian. */
// prettier-ignore
const CYRILLIC: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'h', ґ: 'g', д: 'd', е: 'e', є: 'ie', ж: 'zh', з: 'z', и: 'y', і: 'i', к: 'k', л: 'l',
  м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh',
  щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'iu', я: 'ia',
};

/** A text without case, accents and special letters: `lodz` for `Łódź`. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => SPELT[letter] ?? '')
    .replace(/\p{M}/gu, '');
}

/** The same, with Cyrillic in Latin letters: `telefon` for `Телефон`. */
export function latinLetters(text: string): string {
  return plainLetters(text).replace(/\p{Script=Cyrillic}/gu, (letter) => CYRILLIC[letter] ?? letter);
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
