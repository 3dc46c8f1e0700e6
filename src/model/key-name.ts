/** The name of a pressed key: a letter in lower case, on non-Latin keyboards the Latin letter at its position. */
export function nameOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length > 1) return key;
  const character = key.toLowerCase();
  const isLatinOrNoLetter = /^[\p{Script=Latin}\P{L}]$/u.test(character);
  return isLatinOrNoLetter ? character : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? character);
}
