/** A pressed key, `ArrowLeft` or `a`. A letter is in lower case, and on non-Latin keyboards the Latin one at its place. */
export function nameOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length > 1) return key;
  const character = key.toLowerCase();
  const isLatinOrNoLetter = /^[\p{Script=Latin}\P{L}]$/u.test(character);
  return isLatinOrNoLetter ? character : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? character);
}
