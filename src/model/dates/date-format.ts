const known = new Map<string, Intl.DateTimeFormat>();

/** An `Intl.DateTimeFormat`, cached by its options: creating one takes far longer than formatting a date. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const format = known.get(key) ?? new Intl.DateTimeFormat(language, options);
  known.set(key, format);
  return format;
}
