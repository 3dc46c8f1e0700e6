const cache = new Map<string, Intl.DateTimeFormat>();

/** A cached `Intl.DateTimeFormat`: creating one takes far longer than formatting a date. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const format = cache.get(key) ?? new Intl.DateTimeFormat(language, options);
  cache.set(key, format);
  return format;
}
