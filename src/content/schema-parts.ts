import { z } from 'zod';

/*
 * What a single value may be. The messages are for people who edit content, so they say what to write. Words that come
 * after a colon in "must be …" are used by the checker; see `vite/content/explain.ts`. `control` is what `npm run edit` asks
 * for a value with, where its kind alone does not say it; see `vite/edit/forms.ts`.
 */

/** Any text that is not empty. May hold `{{references}}`. */
export const text = z
  .string()
  .trim()
  .min(1, 'is empty. Write something here, or leave the line out.')
  .meta({ control: 'words' });

/** Text with light Markdown: links, *emphasis*, **strong**, an empty line between paragraphs. */
export const rich = text.meta({ control: 'paragraphs' });

/** A name for use in references and addresses. */
export const slug = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9-]*$/, 'must be a short name of letters and digits, like "mass".')
  .meta({ control: 'name' });

/** A language by its code, `es` or `pt-BR`. */
export const languageCode = z
  .string('must be the code of a language, like en or es.')
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be the code of a language, like en, es or pt-BR.')
  .meta({ control: 'language' });

const DAY = 'must be a day written as year-month-day, like 2023-07-03.';

/** A day, `2023-07-03`. */
export const day = z
  .string(DAY)
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: ({ input }) => `${DAY} ${suggestDay(String(input))}`.trim(), abort: true })
  .refine(isRealDay, { error: ({ input }) => explainDay(String(input)) })
  // Long ago a zone's clocks were off by seconds, which no calendar takes.
  .refine((value) => value >= '2000', 'must be a day of this century. Check the year.')
  .meta({ control: 'day' });

const TIME = 'must be a time like 1:30 PM or 13:30.';

/** A time of day, `1:30 PM` or `13:30`. */
export const time = z
  .string(TIME)
  .regex(/^((0?[1-9]|1[0-2]):[0-5]\d ?([AaPp][Mm])|([01]?\d|2[0-3]):[0-5]\d)$/, {
    error: ({ input }) => `${TIME} ${suggestTime(String(input))}`.trim(),
  })
  .meta({ control: 'time' });

/** An address on the web, or a reference to one. */
export const link = z
  .string()
  .regex(/^(https:\/\/\S+|\{\{[^{}]+\}\})$/, {
    error: ({ input }) =>
      `must be a full web address that starts with https://, copied from your browser. ${suggestLink(String(input))}`.trim(),
  })
  .meta({ control: 'link' });

/** Yes or no. */
export const yesOrNo = z.boolean({
  error: ({ input }) => {
    const meant = /^(y|yes|on|true)$/i.test(String(input)) ? 'true' : 'false';
    const isMeant = /^(y|yes|on|true|n|no|off|false)$/i.test(String(input));
    return isMeant ? `must be true or false. Write ${meant}, without quotation marks.` : 'must be true or false.';
  },
});

/** What was likely meant by a link that is none, as a sentence; empty where nobody can tell. */
export function suggestLink(written: string): string {
  const address = written.trim().replace(/^(http:\/\/|\/\/)/i, 'https://');
  if (/\s/.test(address)) return 'It has a space in it: delete it, or write %20 for it.';
  if (/^https:\/\/\S/.test(address)) return `Write ${address}.`;
  return /^([\w-]+\.)+[a-z]{2,}(\/|$)/i.test(address) ? `Write https://${address}.` : '';
}

/** The name of a file in `src/content/media/`. */
const file = z.string('must be the name of a file in src/content/media/, like beach.jpg.').min(1);

/** A photo or drawing there. */
export const photo = file.meta({ control: 'photo' });

/** A film there. */
export const video = file.meta({ control: 'video' });

/** A colour, `#1d2450`. */
export const colour = z
  .string('must be a colour like "#1d2450", with quotes.')
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour like "#1d2450": a # and six digits or letters a to f, with quotes.')
  .meta({ control: 'colour' });

/** What must stay in view of a picture that is cut, `left top` or `30% 60%`. */
export const focus = z
  .string('must be a place in the picture like left top, or like 30% 60%.')
  .regex(
    /^(left|center|right|(100|\d{1,2})%) (top|center|bottom|(100|\d{1,2})%)$/,
    'must be a place in the picture, first across and then down: like left top, center bottom, or 30% 60%.',
  )
  .meta({ control: 'focus' });

/** A place in a film, `0:12`. */
export const filmTime = z
  .string('must be a time in the film like 0:12, minutes and seconds.')
  .regex(/^\d{1,2}:[0-5]\d$/, 'must be a time in the film like 0:12, minutes and seconds.')
  .meta({ control: 'filmTime' });

/** A list that has something in it. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.array(item).min(1, 'is an empty list. Add an entry, or put it back as it was.');
}

/** An entry that knows all of its lines, so that a misspelt one is found. */
export const entry = z.strictObject;

/** The same schema under each of several names. */
export function byName<const Name extends string, T extends z.ZodType>(
  names: readonly Name[],
  schema: T,
): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, T>;
}

function isRealDay(value: string): boolean {
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

function explainDay(value: string): string {
  const [year, month = 0] = value.split('-').map(Number);
  if (month < 1 || month > 12) return 'is not a day in the calendar: the month comes before the day, and is 01 to 12.';
  const end = new Date(Date.UTC(year ?? 0, month, 0));
  const name = end.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  return `is not a day in the calendar: ${name} has ${end.getUTCDate()} days.`;
}

/** A day that was written in another way; with slashes month or day may come first, so both are told. */
function suggestDay(written: string): string {
  const iso = (year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, y, m, d] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})\.?$/.exec(written) ?? [];
  const [, one, sign, two, year] = /^(\d{1,2})([-/. ])(\d{1,2})[-/. ](\d{4})$/.exec(written) ?? [];
  const days: string[] = [];
  if (y && m && d) days.push(iso(y, m, d));
  else if (one && two && year) days.push(...(sign === '/' ? [iso(year, one, two)] : []), iso(year, two, one));
  else if (/[a-z]{3}/i.test(written) && /\d{4}/.test(written)) {
    const parsed = new Date(`${written.replace(/(\d)(st|nd|rd|th)\b/, '$1')} UTC`);
    if (!Number.isNaN(parsed.getTime())) days.push(parsed.toISOString().slice(0, 10));
  }
  const real = [...new Set(days)].filter(isRealDay);
  return real.length > 0 ? `Write ${real.join(' or ')}.` : '';
}

/** `7 PM`, `7.30 p.m.`, `19h30`, `24:00`, `noon`. */
function suggestTime(written: string): string {
  if (/^noon$/i.test(written)) return 'Write 12:00 PM.';
  if (/^(midnight|24:00)$/i.test(written)) return 'Write 12:00 AM or 00:00.';
  const [, hours, minutes = '00', half = ''] = /^(\d{1,2})(?:[.:h ]?(\d{2}))? ?h?([ap])?/i.exec(written) ?? [];
  const hour = Number(hours);
  if (hours === undefined || hour > 23 || Number(minutes) > 59) return '';
  if (half === '') return `Write ${hour}:${minutes}.`.replace(/ (\d):/, ' 0$1:');
  const clock = `${hour > 12 ? hour - 12 : hour || 12}:${minutes}`;
  return `Write ${clock} ${half.toUpperCase()}M.`;
}
