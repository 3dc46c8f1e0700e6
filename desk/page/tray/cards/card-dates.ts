import { isAmerican } from '../../../../src/model/dates/dates';
import { monthNamed } from '../../../../src/model/dates/months';

/** A date, whose day, or month and day, can be unknown. Months count from 1. */
export type Day = { year: number; month?: number; day?: number };

/** First month of each season, by its names; winter counts as December, at the end of its year. */
const SEASONS: [month: number, names: RegExp][] = [
  [3, /^(spring|frühling|frühjahr|primavera|printemps|навесні|весна)$/u],
  [6, /^(summer|sommer|verano|été|estate|verão|літо|влітку)$/u],
  [9, /^(autumn|fall|herbst|otoño|automne|autunno|outono|осінь|восени)$/u],
  [12, /^(winter|invierno|hiver|inverno|зима|взимку|christmas|weihnachten|navidad|noël|natale|natal|різдво)$/u],
];

/**
 * Parses a card’s date: `June 2017`, `3 July 2019`, `Juni 2019`, `Summer 2018`, `2018`, `2019-07-03`, `3. 7. 2019`.
 * Null without a year. `monthOf` in `story-dates.ts`, whose results lead to warnings, accepts fewer forms.
 */
export function readDate(date: string, language: string): Day | null {
  // `2019-07-03`, `2019/7/3` and `2019. 7. 3`, or `2019-07`.
  const iso = /\b(\d{4})(?:(?:[-/]|\. ?)(\d{1,2})(?:[-/]|\. ?)(\d{1,2})|-(\d{1,2}))\b/.exec(date);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2] ?? iso[4]), iso[3] === undefined ? undefined : Number(iso[3]));
  // `3/7/2019`, `3-7-2019` and `3. 7. 2019`, or `07/2019` and `07.2019`.
  const numeric = /\b(?:(\d{1,2})(?:[-/]|\. ?)(\d{1,2})(?:[-/]|\. ?)|(\d{1,2})[./])(\d{4})\b/.exec(date);
  if (numeric) return readNumeric(numeric, language);
  const year = /\b\d{4}\b/.exec(date)?.[0];
  if (year === undefined) return null;
  const words = wordsIn(date);
  const month = words.map((word) => monthNamed(word, language)).find((found) => found !== undefined);
  if (month === undefined) {
    const season = SEASONS.find(([, names]) => words.some((word) => names.test(word)));
    return dayOf(Number(year), season?.[0]);
  }
  const day = /(?<!\d)(\d{1,2})(?!\d)/.exec(date.replace(year, ''))?.[1];
  return dayOf(Number(year), month, day === undefined ? undefined : Number(day));
}

/** Parses the ISO date on which a photo was taken, in that place’s local time. Null for anything else. */
export function readTaken(takenOn: string): Day | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(takenOn) ?? [];
  return year === undefined ? null : dayOf(Number(year), Number(month), Number(day));
}

/** Compares dates; the less precise one sorts first: 2018, June 2018, 3 June 2018. */
export function compareDays(one: Day, other: Day): number {
  return orderOf(one) - orderOf(other);
}

/** Parses `06/2017` and `3. 7. 2019`; month first in American English, or if the second number cannot be a month. */
function readNumeric([, one, two, month, year]: RegExpExecArray, language: string): Day | null {
  if (month !== undefined) return dayOf(Number(year), Number(month));
  const [first, second] = [Number(one), Number(two)];
  const isMonthFirst = second > 12 || (first <= 12 && isAmerican(language));
  return dayOf(Number(year), isMonthFirst ? first : second, isMonthFirst ? second : first);
}

/** Drops months and days that are out of range. Null for a number that is unlikely to be a year. */
function dayOf(year: number, month?: number, day?: number): Day | null {
  if (year < 1800 || year > 2200) return null;
  if (month === undefined || month < 1 || month > 12) return { year };
  return day === undefined || day < 1 || day > 31 ? { year, month } : { year, month, day };
}

/** A number that grows with the date; an unknown month or day counts as 0. */
function orderOf({ year, month = 0, day = 0 }: Day): number {
  return (year * 13 + month) * 32 + day;
}

/** The words of a date, in lower case. */
export function wordsIn(date: string): string[] {
  return date.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}
