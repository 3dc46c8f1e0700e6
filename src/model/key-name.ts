/** A letter key in lower case (on non-Latin keyboards, the Latin letter at its position); other keys by their names. */
export function nameOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length > 1) return key;
  const small = key.toLowerCase();
  const isLatinOrNoLetter = /^[\p{Script=Latin}\P{L}]$/u.test(small);
  return isLatinOrNoLetter ? small : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? small);
}
