import { z } from 'zod';
import { LANGUAGE_CODE } from '../language-code.ts';
import { type CROP_LINES, MAX_ZOOM } from '../pictures/crop.ts';
import { explainDay, isRealDay, suggestDay } from './days.ts';
import { isAddress, suggestLink, suggestTime } from './suggestions.ts';

/*
 * The schemas of single values. Their messages explain to the couple what to write. Each message starts with "must" or
 * "is": `build/read/messages/explain-issue.ts` puts the line's name before it. A check without a message of its own
 * reports the message of its type.
 */

declare module 'zod' {
  interface GlobalMeta {
    /** The desk's form field, where the type does not imply it. */
    control?: NamedControl;
    /** Marks an optional line that most entries have, so that a new entry in the desk starts with it. */
    isUsual?: true;
  }
}

/** A form field of the desk that a schema names; the others follow from the type. */
export type NamedControl =
  /** Text with light Markdown. */
  | 'paragraphs'
  | 'day'
  | 'time'
  | 'zone'
  | 'link'
  | 'colour'
  /** One colour or a list of two or three. */
  | 'colours'
  | 'number'
  | 'photo'
  | 'video'
  /** The part of the picture that must stay visible. */
  | 'focus'
  | 'filmTime'
  /** A short name for use in references. */
  | 'name'
  /** One of the places in `places.yaml`. */
  | 'place'
  /** The id of an event in `schedule.yaml`. */
  | 'event'
  | 'language';

/** Any text that is not empty. May contain `{{references}}`. */
export const text = z.string().trim().min(1);

/** Text with light Markdown: links, *emphasis*, **strong**, and an empty line between paragraphs. */
export const rich = text.meta({ control: 'paragraphs' });

/** A name for use in references and addresses. */
export const slug = z
  .string('must start with a small letter, then use only letters, digits and hyphens, like "mass".')
  // Without `abort`, a union that includes names reports this message instead of its own.
  .regex(/^[a-z][a-zA-Z0-9-]*$/, { abort: true })
  .meta({ control: 'name' });

/** A language code, `es` or `pt-BR`. */
export const languageCode = z
  .string('must be the code of a language, like en or es.')
  .regex(new RegExp(`^${LANGUAGE_CODE}$`), 'must be the code of a language, like en, es or pt-BR.')
  .meta({ control: 'language' });

/** A telephone number, or a reference to one. */
export const phone = z
  .string('must be a phone number in quotes, with + and its country code but without (0), like "+44 20 7946 0000".')
  // Up to 15 digits and their separators. A copied number may contain invisible marks, and unusual spaces and hyphens.
  .regex(/^(\p{Cf}*\+(?!.*\(0\))[\d\s()\p{Pd}\p{Cf}]{6,24}|\{\{[^{}]+\}\})$/u);

/** An e-mail address, or a reference to one. */
export const mail = z
  .string('must be an e-mail address, like us@example.com.')
  // Not `Ana <ana@example.com>`, nor a `mailto:` link with its parameters.
  .regex(/^([^\s@?&<>:]+@[^\s@?&<>:]+\.[^\s@?&<>:]+|\{\{[^{}]+\}\})$/);

const DAY = 'must be a day written as year-month-day, like 2023-07-03.';

/** A day, `2023-07-03`. */
export const day = z
  .string(DAY)
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: ({ input }) => `${DAY} ${suggestDay(String(input))}`.trim(), abort: true })
  .refine(isRealDay, { error: ({ input }) => explainDay(String(input)) })
  // Finds mistyped years. Also, time zones around 1900 have offsets with seconds, which calendar files do not support.
  .refine((value) => value >= '2000' && value < '2100', 'must be a day of this century. Check the year.')
  .meta({ control: 'day' });

const TIME = 'must be a time like 1:30 PM or 13:30.';

/** A time of day, `1:30 PM` or `13:30`. */
export const time = z
  .string(TIME)
  .regex(/^((0?[1-9]|1[0-2]):[0-5]\d ?([AaPp][Mm])|([01]?\d|2[0-3]):[0-5]\d)$/, {
    error: ({ input }) => `${TIME} ${suggestTime(String(input))}`.trim(),
  })
  .meta({ control: 'time' });

/** A web address, or a reference to one. */
export const link = z
  .string()
  .refine(isAddress, {
    error: ({ input }) =>
      `must be a full web address that starts with https://, copied from your browser. ${suggestLink(String(input))}`.trim(),
  })
  .meta({ control: 'link' });

export const yesOrNo = z.boolean({
  error: ({ input }) => {
    const written = String(input);
    if (/^(y|yes|on|true)$/i.test(written)) return 'must be true or false. Write true, without quotation marks.';
    if (/^(n|no|off|false)$/i.test(written)) return 'must be true or false. Write false, without quotation marks.';
    return 'must be true or false.';
  },
});

/** The name of a file in `content/media/`. */
const fileName = (example: string) => z.string(`must be the name of a file in content/media/, like ${example}.`).min(1);

/** A photo or drawing in `content/media/`. */
export const photo = fileName('beach.jpg').meta({ control: 'photo' });

/** A film in `content/media/`. */
export const video = fileName('waves.mp4').meta({ control: 'video' });

/** A colour, `#1d2450`. */
export const colour = z
  .string('must be a colour like "#1d2450", with quotes.')
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour like "#1d2450": a # and six digits or letters a to f, with quotes.')
  .meta({ control: 'colour' });

/** The point that stays in view when a picture is cropped, `left top` or `30% 60%`. */
export const focus = z
  .string('must be a place in the picture like left top, or like 30% 60%.')
  .regex(
    /^(left|center|right|(100|\d{1,2})%) (top|center|bottom|(100|\d{1,2})%)$/,
    'must be a place in the picture, first across and then down: like left top, center bottom, or 30% 60%.',
  )
  .meta({ control: 'focus' });

const ROTATE = 'must be 90, 180 or 270: degrees, clockwise.';
const ZOOM = `must be a number from 1, which is the whole picture, to ${MAX_ZOOM}.`;

/** Lines that set what is shown of a picture: the point that stays in view, quarter turns, and enlargement. */
export const crop = {
  focus: focus.optional(),
  rotate: z.literal([90, 180, 270], ROTATE).meta({ control: 'number' }).optional(),
  zoom: z.number(ZOOM).min(1).max(MAX_ZOOM).optional(),
} satisfies Record<(typeof CROP_LINES)[number], z.ZodType>;

/** A time in a film in minutes and seconds, `0:12`. */
export const filmTime = z
  .string('must be a time in the film like 0:12, minutes and seconds.')
  .regex(/^\d{1,2}:[0-5]\d$/)
  .meta({ control: 'filmTime' });

/** A list with at least one entry. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.array(item).min(1, 'is an empty list. Add an entry, or restore the old list.');
}

/** An entry that rejects unknown lines, so that misspelt names are found. */
export const entry = z.strictObject;

/** The same schema under each of several names. */
export function byName<const Name extends string, T extends z.ZodType>(
  names: readonly Name[],
  schema: T,
): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, T>;
}
