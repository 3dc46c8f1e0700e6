import { isAmerican } from '../../../../src/model/dates/dates';
import { monthNamed } from '../../../../src/model/dates/months';

/** A date, whose day, or month and day, can be unknown. Months count from 1. Only a photo or film has a `time`, `18:22:10`. */
export type PartialDate = { year: number; month?: number; day?: number; time?: string };

/** First month of each season, by its names in all languages. Winter and Christmas count as December. */
const SEASONS: [month: number, names: RegExp][] = [
  [3, /^(spring|frühling|frühjahr|primavera|printemps|навесні|весна)$/u],
  [6, /^(summer|sommer|verano|été|estate|verão|літо|влітку)$/u],
  [9, /^(autumn|fall|herbst|otoño|automne|autunno|outono|осінь|восени)$/u],
  [12, /^(winter|invierno|hiver|inverno|зима|взимку|christmas|weihnachten|navidad|noël|natale|natal|різдво)$/u],
];

/**
 * Parses a card’s date: `June 2017`, `3 July 2019`, `Juni 2019`, `Summer 2018`, `2018`, `2019-07-03`, `3. 7. 2019`,
 * `2019年7月`. Null without a year. `monthOf` in `story-dates.ts`, whose results lead to warnings, accepts fewer forms.
 */
export function readDate(date: string, language: string): PartialDate | null {
  // `2019-07-03`, `2019/7/3` and `2019. 7. 3`, or `2019-07`.
  const iso = /\b(\d{4})(?:(?:[-/]|\. ?)(\d{1,2})(?:[-/]|\. ?)(\d{1,2})|-(\d{1,2}))\b/.exec(date);
  if (iso)
    return partialDate(Number(iso[1]), Number(iso[2] ?? iso[4]), iso[3] === undefined ? undefined : Number(iso[3]));
  // `3/7/2019`, `3-7-2019` and `3. 7. 2019`, or `07/2019` and `07.2019`.
  const numeric = /\b(?:(\d{1,2})(?:[-/]|\. ?)(\d{1,2})(?:[-/]|\. ?)|(\d{1,2})[./])(\d{4})\b/.exec(date);
  if (numeric) return readNumeric(numeric, language);
  // `2019年7月3日` and `2019년 7월`, or `tháng 7 năm 2019` and `3 tháng 7, 2019`: numbers with words for year, month and day.
  const named =
    /(?<year>\d{4})\s*[年년]\s*(?<month>\d{1,2})\s*[月월](?:\s*(?<day>\d{1,2})\s*[日일])?/.exec(date) ??
    /(?:(?<day>\d{1,2}) +)?th(?:áng|g) +(?<month>\d{1,2})\D+(?<year>\d{4})/i.exec(date);
  if (named?.groups) {
    const { year, month, day } = named.groups;
    return partialDate(Number(year), Number(month), day === undefined ? undefined : Number(day));
  }
  const year = /\b\d{4}\b/.exec(date)?.[0];
  if (year === undefined) return null;
  const words = wordsIn(date);
  const month = words.map((word) => monthNamed(word, language)).find((found) => found !== undefined);
  if (month === undefined) {
    const season = SEASONS.find(([, names]) => words.some((word) => names.test(word)));
    return partialDate(Number(year), season?.[0]);
  }
  const day = /(?:^|\D)(\d{1,2})(?!\d)/.exec(date.replace(year, ''))?.[1];
  return partialDate(Number(year), month, day === undefined ? undefined : Number(day));
}

/** Parses the ISO time at which a photo was taken, in that place’s local time. Null for anything else. */
export function readTaken(takenOn: string | null): PartialDate | null {
  const [, year, month, day, time] = /^(\d{4})-(\d{2})-(\d{2})(?:T(.+))?/.exec(takenOn ?? '') ?? [];
  const date = year === undefined ? null : partialDate(Number(year), Number(month), Number(day));
  return date && time !== undefined ? { ...date, time } : date;
}

/** Compares dates; the less precise one sorts first: 2018, June 2018, 3 June 2018. */
export function compareDates(one: PartialDate, other: PartialDate): number {
  return orderOf(one) - orderOf(other) || (one.time ?? '').localeCompare(other.time ?? '');
}

/** Reads `06/2017`, `3. 7. 2019` or `7/3/2019`: American English writes the month first, unless it is above 12. */
function readNumeric([, one, two, month, year]: RegExpExecArray, language: string): PartialDate | null {
  if (month !== undefined) return partialDate(Number(year), Number(month));
  const [first, second] = [Number(one), Number(two)];
  // In any language, a number above 12 is the day.
  const isMonthFirst = second > 12 || (first <= 12 && isAmerican(language));
  return partialDate(Number(year), isMonthFirst ? first : second, isMonthFirst ? second : first);
}

/** A date; leaves out a month or day that is out of range. Null for a number that is unlikely to be a year. */
function partialDate(year: number, month?: number, day?: number): PartialDate | null {
  if (year < 1800 || year > 2200) return null;
  if (month === undefined || month < 1 || month > 12) return { year };
  return day === undefined || day < 1 || day > 31 ? { year, month } : { year, month, day };
}

/** A number that grows with the day; an unknown month or day counts as 0. */
function orderOf({ year, month = 0, day = 0 }: PartialDate): number {
  return (year * 13 + month) * 32 + day;
}

/** The words of a date, in lower case. */
export function wordsIn(date: string): string[] {
  return date.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}
