import { monthNamed } from '../../../src/model/dates/months.ts';

/** Words that a date may contain besides day, month and year. */
const SMALL_WORDS = new Set(['de', 'del', 'do', 'of', 'р', 'року']);

/**
 * A date such as `June 2017`, `June 3rd, 2017` or `3 de junio de 2017` as months since year 0; null if it has other
 * words, or not exactly one month and one year. The desk's `readDate` (`card-dates.ts`) accepts more, to sort cards.
 */
export function monthOf(date: string, language = 'en'): number | null {
  const [year, ...otherYears] = date.match(/\b\d{4}\b/g) ?? [];
  // Days are removed first, since `3rd` would leave the word `rd`.
  const words = date
    .replace(/\b\d{1,2}(st|nd|rd|th|er|\.?º)?(?![\p{L}\d])/giu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word));
  const [word = ''] = words;
  const month = monthNamed(word, language);
  if (year === undefined || otherYears.length > 0 || words.length > 1 || month === undefined) return null;
  return Number(year) * 12 + month - 1;
}
