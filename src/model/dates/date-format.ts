const known = new Map<string, Intl.DateTimeFormat>();

/** `Intl.DateTimeFormat`, made once for the same options: that takes far longer than to format a date. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const format = known.get(key) ?? new Intl.DateTimeFormat(language, options);
  known.set(key, format);
  return format;
}
