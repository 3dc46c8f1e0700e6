import { z } from 'zod';

/*
 * What a single value may be. The messages are for people who edit content, so they say what to write. Words that come
 * after a colon in "must be …" are used by the checker; see `vite/content/explain.ts`.
 */

/** Any text that is not empty. May hold `{{references}}`. */
export const text = z.string().trim().min(1, 'is empty. Write something here, or leave the line out.');

/** Text with light Markdown: links, *emphasis*, **strong**, an empty line between paragraphs. */
export const rich = text;

/** A name for use in references and addresses. */
export const slug = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9-]*$/, 'must be a short name of letters and digits, like "mass".');

/** A day, `2023-07-03`. */
export const day = z
  .string('must be a day written as year-month-day, like 2023-07-03.')
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'must be a day written as year-month-day, like 2023-07-03.', abort: true })
  .refine(isRealDay, 'is not a day in the calendar. Check the month and the day.')
  // Long ago a zone's clocks were off by seconds, which no calendar takes.
  .refine((value) => value >= '2000', 'must be a day of this century. Check the year.');

/** A time of day, `1:30 PM` or `13:30`. */
export const time = z
  .string('must be a time like 1:30 PM or 13:30.')
  .regex(
    /^((0?[1-9]|1[0-2]):[0-5]\d ?([AaPp][Mm])|([01]?\d|2[0-3]):[0-5]\d)$/,
    'must be a time like 1:30 PM or 13:30.',
  );

/** An address on the web, or a reference to one. */
export const link = z
  .string()
  .regex(
    /^(https:\/\/\S+|\{\{[^{}]+\}\})$/,
    'must be a full web address that starts with https://, copied from your browser.',
  );

/** The name of a file in `src/content/media/`. */
export const file = z.string('must be the name of a file in src/content/media/, like beach.jpg.').min(1);

/** A colour, `#1d2450`. */
export const colour = z
  .string('must be a colour like "#1d2450", with quotes.')
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour like "#1d2450": a # and six digits or letters a to f, with quotes.');

/** What must stay in view of a picture that is cut, `left top` or `30% 60%`. */
export const focus = z
  .string('must be a place in the picture like left top, or like 30% 60%.')
  .regex(
    /^(left|center|right|(100|\d{1,2})%) (top|center|bottom|(100|\d{1,2})%)$/,
    'must be a place in the picture, first across and then down: like left top, center bottom, or 30% 60%.',
  );

/** A place in a film, `0:12`. */
export const filmTime = z
  .string('must be a time in the film like 0:12, minutes and seconds.')
  .regex(/^\d{1,2}:[0-5]\d$/, 'must be a time in the film like 0:12, minutes and seconds.');

/** A list that has something in it. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.array(item).min(1, 'is an empty list. Add an entry, or put it back as it was.');
}

/** An entry that knows all of its lines, so that a misspelt one is found. */
export const entry = z.strictObject;

function isRealDay(value: string): boolean {
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}
