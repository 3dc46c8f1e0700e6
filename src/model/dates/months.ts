import { dateFormat } from './date-format.ts';

/** A month with a year, with a day, and abbreviated. In some languages, its name differs in each form. */
const FORMS = [{ month: 'long', year: 'numeric' }, { month: 'long', day: 'numeric' }, { month: 'short' }] as const;

const cache = new Map<string, ReadonlyMap<string, number>>();

/** A month, 1 to 12, by its lower-case name in a language or in English, no full stop; undefined for other words. */
export function monthNamed(word: string, language: string): number | undefined {
  return monthsByName(language).get(word) ?? monthsByName('en').get(word);
}

/** A language's Gregorian months, 1 to 12, by their lower-case names in each of `FORMS`, without full stops. */
function monthsByName(language: string): ReadonlyMap<string, number> {
  const cached = cache.get(language);
  if (cached) return cached;
  const months = new Map<string, number>();
  for (let month = 1; month <= 12; month++)
    for (const parts of FORMS) {
      const format = dateFormat(language, { ...parts, timeZone: 'UTC', calendar: 'gregory' });
      const name = format.formatToParts(Date.UTC(2000, month - 1, 15)).find(({ type }) => type === 'month')?.value;
      months.set((name ?? '').toLowerCase().replace('.', ''), month);
    }
  // A common abbreviation that `Intl` does not know.
  if (language === 'en') months.set('sept', 9);
  cache.set(language, months);
  return months;
}
