/** What may stand in a date beside day, month and year. */
const SMALL_WORDS = new Set(['de', 'del', 'do', 'of', 'р', 'року']);

/** The months' names by language, as `Intl` has them alone, within a date and cut short. */
const known = new Map<string, Map<string, number>>();

/**
 * Months since year 0 for a card's date such as `June 2017`, `June 3rd, 2017` or `3 de junio de 2017`; null for freer
 * wordings.
 */
export function monthOf(date: string, language = 'en'): number | null {
  const [year, ...otherYears] = date.match(/\b\d{4}\b/g) ?? [];
  const words = date
    .replace(/\b\d{1,2}(st|nd|rd|th|er|º)?(?![\p{L}\d])/giu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word));
  const [word = ''] = words;
  const month = monthsOf(language).get(word) ?? monthsOf('en').get(word.slice(0, 3));
  if (year === undefined || otherYears.length > 0 || words.length > 1 || month === undefined) return null;
  return Number(year) * 12 + month;
}

function monthsOf(language: string): Map<string, number> {
  const found = known.get(language) ?? new Map<string, number>();
  if (found.size > 0) return found;
  for (let month = 0; month < 12; month++)
    for (const parts of [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }] as const) {
      const date = new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' });
      const name = date.formatToParts(new Date(Date.UTC(2000, month, 15))).find(({ type }) => type === 'month');
      found.set((name?.value ?? '').toLowerCase().replace('.', ''), month);
    }
  known.set(language, found);
  return found;
}
