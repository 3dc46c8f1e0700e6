/**
 * The name of a pressed key: `ArrowLeft`, or `a` for both `a` and `A`. A letter of another script counts as the Latin
 * one on its key.
 */
export function nameOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length > 1) return key;
  const character = key.toLowerCase();
  const isLatinOrNoLetter = /^[\p{Script=Latin}\P{L}]$/u.test(character);
  return isLatinOrNoLetter ? character : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? character);
}
