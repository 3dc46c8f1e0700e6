import { adjustDate, capitalised, ordinal } from '../../../../src/model/dates/dates';
import { monthNamed } from '../../../../src/model/dates/months';
import { type PartialDate, readDate, wordsIn } from './card-dates';

/** How a story writes its dates. */
type DateStyle = {
  /** The smallest part that most dates contain. */
  precision: 'year' | 'month' | 'day';
  /** `long` and `short` are words, the others numbers as in `8/2017`. `2-digit` adds leading zeros, also to days. */
  month: 'long' | 'short' | 'numeric' | '2-digit';
  /** Starts with a capital even where the language does not: `Junio de 2017`. */
  isCapital: boolean;
  /** Writes the day as an ordinal: `June 3rd, 2017`. */
  isOrdinal: boolean;
  /** Exactly as `Intl` writes dates, unlike most people: `червень 2017 р.` */
  isOfficial: boolean;
};

/** Dates like `08/2017`, `3. 8. 2017` and `3-8-2017`, but not `2017-08-03`. */
const IN_NUMBERS = /\d[./]\d|\d\. \d+\. \d|\d-\d+-\d{4}/;

const USUAL: DateStyle = { precision: 'month', month: 'long', isCapital: false, isOrdinal: false, isOfficial: false };

/** The style of most of a story’s dates; `USUAL` if none of them can be read. */
export function styleOf(dates: readonly string[], language: string): DateStyle {
  const read = dates.flatMap((text) => {
    const date = readDate(text, language);
    return date ? [{ text, date }] : [];
  });
  if (read.length === 0) return USUAL;
  const most = (test: (each: { text: string; date: PartialDate }) => boolean) =>
    read.filter(test).length * 2 > read.length;
  let precision: DateStyle['precision'] = 'month';
  if (most(({ date }) => date.day !== undefined)) precision = 'day';
  else if (most(({ date }) => date.month === undefined)) precision = 'year';
  const inWords = most(({ text, date }) => hasShortMonth(text, date, language)) ? 'short' : 'long';
  // Dates such as 12/2017 need no leading zero, so a single date that has one decides.
  const inNumbers = read.some(({ text }) => /\b0\d[-./]/.test(text)) ? '2-digit' : 'numeric';
  return {
    precision,
    month: most(({ text }) => IN_NUMBERS.test(text)) ? inNumbers : inWords,
    isCapital: most(({ text }) => /^\p{Lu}/u.test(text.trim())),
    isOrdinal: most(({ text }) => /\d(st|nd|rd|th)\b/.test(text)),
    isOfficial: most(({ text }) => /\sр\.$/.test(text)),
  };
}

/**
 * Formats a date in the story’s style, without the parts that are unknown. Some languages have a calendar or digits of their
 * own, but `readDate` reads only Gregorian dates in Latin digits.
 */
export function writeDate({ year, month, day }: PartialDate, style: DateStyle, language: string): string {
  const date = new Date(Date.UTC(year, (month ?? 1) - 1, day ?? 1));
  const hasMonth = style.precision !== 'year' && month !== undefined;
  const hasDay = style.precision === 'day' && day !== undefined;
  const format = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    ...(hasMonth && { month: style.month }),
    ...(hasDay && { day: style.month === '2-digit' ? '2-digit' : 'numeric' }),
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  const byIntl = format
    .formatToParts(date)
    .map(({ type, value }) => {
      if (type === 'day' && style.isOrdinal) return ordinal(Number(value));
      // For Spanish, `Intl` writes `8/2017` even if asked for two digits.
      return type === 'month' && style.month === '2-digit' ? value.padStart(2, '0') : value;
    })
    .join('');
  const written = style.isOfficial ? byIntl : adjustDate(byIntl, language);
  return style.isCapital ? capitalised(written, language) : written;
}

/** Whether a date abbreviates its month. Months of up to four letters count as written in full. */
function hasShortMonth(text: string, { year, month }: PartialDate, language: string): boolean {
  if (month === undefined) return false;
  const options = { month: 'long', timeZone: 'UTC', calendar: 'gregory' } as const;
  const long = new Date(Date.UTC(year, month - 1, 1)).toLocaleDateString(language, options);
  return long.length > 4 && wordsIn(text).some((word) => word.length <= 4 && monthNamed(word, language) === month);
}
