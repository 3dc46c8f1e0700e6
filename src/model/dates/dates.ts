/*
 * Days (ISO dates, `2023-07-03`) and times (`13:30`, `1:30 PM`): how languages write them, time zones, and how events
 * cross midnight. Long American dates are written by hand, since `Intl` has no "July 3rd".
 */

import { dateFormat } from './date-format.ts';

/** The first of a month, in languages that do not write it as a plain number. */
const FIRST_OF_MONTH: Record<string, string> = { fr: '1er', it: '1º', pt: '1º' };

/** `July 3rd, 2023`, `3 de julio de 2023` */
export function longDate(day: string, language = 'en'): string {
  const date = noon(day);
  if (isAmerican(language))
    return `${format(date, language, { month: 'long' })} ${ordinal(date.getUTCDate())}, ${date.getUTCFullYear()}`;
  return adjustDate(format(date, language, { dateStyle: 'long' }), language);
}

/** `July 3`, `3 de julio` */
export function shortDate(day: string, language = 'en'): string {
  return adjustDate(format(noon(day), language, { month: 'long', day: 'numeric' }), language);
}

/** Changes a date from `Intl` to what people write: `1er juin`, and Ukrainian without its final "of the year". */
export function adjustDate(date: string, language: string): string {
  return date.replace(/^1(?=\s)/, FIRST_OF_MONTH[language.slice(0, 2)] ?? '1').replace(/\sр\.$/, '');
}

/** `Monday`, `lunes` */
export function weekday(day: string, language = 'en'): string {
  return format(noon(day), language, { weekday: 'long' });
}

/** A word with a capital first letter, for a heading: `Lunes`, which is `lunes` within a Spanish sentence. */
export function capitalised(word: string, language = 'en'): string {
  const [first = ''] = word;
  return first.toLocaleUpperCase(language) + word.slice(first.length);
}

/** A time of day as the language writes it, `13:30`; in English as the couple wrote it, `1:30 PM`. */
export function timeText(time: string, language = 'en'): string {
  // In English, the start of such a span has no AM or PM, but its end has.
  return spanParts(time, time, language)[1];
}

/** `1:30 – 2:30 PM`, `11:30 AM – 1:00 PM` or `13:30 – 14:30` */
export function timeSpan(start: string, end: string, language = 'en'): string {
  return spanParts(start, end, language).join(' – ');
}

/** The start and end that `timeSpan` joins: `1:30` and `2:30 PM`, for example. */
export function spanParts(start: string, end: string, language = 'en'): [from: string, to: string] {
  const [from, to] = [parseTime(start), parseTime(end)];
  if (!isEnglish(language)) return [formatTime(from.iso, language), formatTime(to.iso, language)];
  const inFull = ({ clock, dayPeriod }: typeof from) => `${clock} ${dayPeriod}`.trim();
  return [from.dayPeriod === to.dayPeriod ? from.clock : inFull(from), inFull(to)];
}

/** The day on which an event ends: the next day if the event lasts until midnight or later. */
export function endDay(day: string, start: string, end: string): string {
  return parseTime(end).iso > parseTime(start).iso ? day : addDays(day, 1);
}

const DAY_MS = 86_400_000;

/** The number of days from one day to another, negative if the second is earlier; NaN unless both are days. */
export function daysBetween(from: string, to: string): number {
  return (noon(to).getTime() - noon(from).getTime()) / DAY_MS;
}

/** The day `count` days later, or earlier if `count` is negative. */
export function addDays(day: string, count: number): string {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Until this hour, guests still think of the evening before. */
const NIGHT_ENDS = '05:00';

/** The weekdays between which an event's night lies, if the event starts before `NIGHT_ENDS`; null otherwise. */
export function nightOf(day: string, start: string, language = 'en'): { from: string; to: string } | null {
  if (parseTime(start).iso >= NIGHT_ENDS) return null;
  return { from: weekday(addDays(day, -1), language), to: weekday(day, language) };
}

/** The name of a time zone at an instant, `EDT`. Falls back to English where the language has only an offset. */
export function zoneName(iso: string, timeZone: string, language = 'en'): string {
  const name = zonePart(Date.parse(iso), timeZone, 'short', language);
  return /\d/.test(name) ? zonePart(Date.parse(iso), timeZone, 'short') : name;
}

/**
 * A day and time in a time zone as ISO with the zone's offset, `2023-07-02T13:30:00-04:00`. A time that clocks skip as they
 * go forward counts from before the change: 2:30 is then half an hour after it.
 */
export function zonedIso(day: string, time: string, timeZone: string): string {
  const wall = `${day}T${parseTime(time).iso}:00`;
  const instantWith = (offset: string) => Date.parse(`${wall}${offset}`);
  // Offset and instant depend on each other. The second offset is right even if clocks change that day.
  const first = offsetAt(instantWith('Z'), timeZone);
  const second = offsetAt(instantWith(first), timeZone);
  // At a time that clocks skip, each of the two offsets leads to the other. The one from before the change is later.
  const isSkipped = offsetAt(instantWith(second), timeZone) !== second;
  return `${wall}${isSkipped && instantWith(first) > instantWith(second) ? first : second}`;
}

/** Whether a language is American English, which writes the month before the day. Plain `en` counts as American. */
export function isAmerican(language: string): boolean {
  return /^en(-US)?$/.test(language);
}

const isEnglish = (language: string) => /^en(-|$)/.test(language);

/** `1st`, `2nd`, `13th` */
export function ordinal(n: number): string {
  const tens = n % 100;
  const suffix = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${suffix}`;
}

/**
 * Parses a time of day: `1:30` and `PM`, or `13:30` and an empty `dayPeriod`; `iso` is `13:30` for both. Anything else
 * counts as midnight.
 */
function parseTime(time: string): { clock: string; dayPeriod: string; iso: string } {
  const [, hours = '0', minutes = '00', written = ''] = /^(\d+):(\d+) ?([AP]M)?$/i.exec(time) ?? [];
  const dayPeriod = written.toUpperCase();
  const hour = dayPeriod === '' ? Number(hours) : (Number(hours) % 12) + (dayPeriod === 'PM' ? 12 : 0);
  const iso = `${String(hour).padStart(2, '0')}:${minutes}`;
  return { clock: dayPeriod === '' ? iso : `${Number(hours)}:${minutes}`, dayPeriod, iso };
}

/** The offset of a time zone at an instant, `-04:00`. `Intl` writes `GMT-04:00`, or only `GMT` without an offset. */
function offsetAt(instant: number, timeZone: string): string {
  return zonePart(instant, timeZone, 'longOffset').replace('GMT', '') || '+00:00';
}

function zonePart(instant: number, timeZone: string, timeZoneName: 'short' | 'longOffset', language = 'en'): string {
  const parts = dateFormat(language, { timeZone, timeZoneName }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
}

/** Noon of a day in UTC, the time zone that `format` uses. */
function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function format(date: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(language, { ...options, timeZone: 'UTC' }).format(date);
}

function formatTime(time: string, language: string): string {
  return format(new Date(`2000-01-01T${time}:00Z`), language, { timeStyle: 'short' });
}
