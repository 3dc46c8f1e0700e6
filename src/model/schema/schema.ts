import { z } from 'zod';
import { SCREEN_PAGES } from '../page-order.ts';
import { PAGES } from '../pages.ts';
import { map } from './schema-map.ts';
import {
  byName,
  colour,
  crop,
  day,
  entry,
  filmTime,
  languageCode,
  link,
  listOf,
  mail,
  phone,
  photo,
  rich,
  slug,
  text,
  time,
  video,
  yesOrNo,
} from './schema-parts.ts';
import { explainZone, isTimeZone } from './suggestions.ts';
import { SWIPES } from '../swipes.ts';
import { DEFAULT_TYPEFACE, TYPEFACES } from '../typefaces.ts';
import { ALL_WORLDS, DEFAULT_WORLD, EVENT_DRAWINGS } from '../worlds.ts';

/*
 * What a couple may write, file by file. Nothing that guests download imports this, so guests never download zod.
 * `content.ts` has what the pages receive.
 */

const timeZone = text
  .refine(isTimeZone, { error: ({ input }) => explainZone(String(input)) })
  .meta({ control: 'zone' });

const site = entry({
  /** The version of this couple's content: see `version.ts`. */
  version: z.int().default(1),
  couple: entry({ names: z.array(text).length(2, 'must contain two names.') }),
  wedding: entry({ date: day, timeZone, countdownTo: day }),
  description: text,
  /** The address of the site. Messengers need it to show a picture next to a link. */
  address: link.optional(),
  /** The couple's own picture for shared links, in place of the drawn one. */
  shareImage: photo.optional(),
  shareImageAlt: text,
  world: z.enum(ALL_WORLDS).default(DEFAULT_WORLD),
  /** The couple's own picture on the cover, in the `photo` world. */
  cover: entry({
    photo,
    ...crop,
    /** `day` puts dark words over the photo, `night` light words; without this line, the build chooses. */
    light: z.enum(['day', 'night']).optional(),
    /** How phones crop the photo instead. */
    phone: entry({ focus: crop.focus, zoom: crop.zoom }).optional(),
  }).optional(),
  /** Colours in place of the world's. Missing night colours are derived from the day's. */
  colours: entry({
    accent: colour,
    ink: colour,
    paper: colour,
    nightAccent: colour.optional(),
    nightInk: colour.optional(),
    nightPaper: colour.optional(),
  }).optional(),
  /** The pair of typefaces, named by the typeface for the couple's names and headings. */
  typeface: z.enum(TYPEFACES).default(DEFAULT_TYPEFACE),
  letSearchEnginesIn: yesOrNo,
  /** If true, only guests with the key can open the site. */
  private: yesOrNo.optional(),
  /** The language of the default words, and of days and times. */
  language: languageCode.default('en'),
  /** Pages, parts and languages that guests do not see: see `hidden.ts`. */
  hidden: z
    .array(z.string('must be the name of a page, a part or a language, like registry.').meta({ control: 'name' }))
    .optional(),
  /** The pages in the menu's order; any others follow. */
  order: z.array(z.enum(SCREEN_PAGES)).optional(),
  pages: entry(
    byName(
      PAGES.map(({ id }) => id),
      entry({ menu: text, title: text }).optional(),
    ),
  ),
  /** The words of a private site's locked page; `simple` and `forget` are for the pages behind it. */
  locked: entry(byName(['title', 'passphrase', 'wrong', 'changed', 'insecure', 'simple', 'damaged', 'forget'], text)),
  words: entry({
    /** Replaces the drawn ampersand between the names. */
    and: text.optional(),
    ...byName(['open', 'menu', 'home', 'previous', 'next', 'read', 'close', 'newTab', 'share', 'copied'], text),
    ...byName(['install', 'errorTitle', 'errorText', 'errorRetry', 'waiting', 'late'], text),
  }),
});

/** A place. Any further line is a fact of the couple's own, used as `{{places.hotel.parking}}`. */
const place = z.object({ name: text, address: text, map: link.optional(), link: link.optional() }).catchall(text);

const places = entry({ places: z.record(slug, place), facts: z.record(slug, text) });

const schedule = entry({
  intro: rich.optional(),
  words: entry({
    ...byName(['map', 'calendar', 'wholeCalendar', 'otherLinks'], text),
    guestTime: text.includes('{time}', 'must contain {time}, where the hours go.'),
    night: text,
  }),
  events: listOf(
    entry({
      id: slug,
      title: text,
      date: day,
      start: time,
      end: time,
      place: text.meta({ control: 'place' }),
      attire: text.optional(),
      note: rich.optional(),
      /** The small picture next to the event. */
      drawing: z.enum(EVENT_DRAWINGS).optional(),
      calendar: yesOrNo,
    }),
  ),
});

const program = entry({
  kicker: text.optional(),
  items: listOf(entry({ title: text, detail: rich.optional() })),
  closing: rich.optional(),
});

const side = entry({
  title: text,
  members: listOf(
    entry({
      name: text,
      photo,
      ...crop,
      role: text.optional(),
      blurb: rich,
      alt: text.optional(),
    }),
  ),
});

const party = entry({
  sides: listOf(side).max(2, 'must contain at most two sides. Move the other members into these.'),
});

const travel = entry({
  intro: rich,
  arriving: entry({ title: text, items: listOf(entry({ title: text, text: rich })) }).optional(),
  stays: entry({
    title: text,
    items: z
      .array(
        entry({
          name: text,
          text: rich,
          address: text.optional(),
          rate: text.optional(),
          links: z.array(entry({ label: text, url: link })).default([]),
        }),
      )
      .default([]),
  }).optional(),
});

/** A question has either an `answer` or all lines after it: see `checkFaq` in `build/check/rules/rules.ts`. */
const faq = entry({
  questions: listOf(
    entry({
      question: text,
      answer: rich.optional().meta({ isUsual: true }),
      ask: text.optional(),
      yesLabel: text.optional(),
      noLabel: text.optional(),
      yes: rich.optional(),
      no: rich.optional(),
    }),
  ),
});

const registry = entry({
  text: rich,
  /** Shops and funds: each has a name, and may have a link, a logo and a text. */
  shops: z.array(entry({ name: text, url: link.optional(), logo: photo.optional(), text: rich.optional() })).optional(),
});

/** The page on which guests answer. There is no server: the answer is a message that guests send themselves. */
const reply = entry({
  intro: rich.optional(),
  /** The last day for answers. */
  deadline: day.optional(),
  to: entry({ whatsapp: phone.optional(), phone: phone.optional(), mail: mail.optional() }).optional(),
  /** Another service's form in place of the page's own; `{names}` becomes the household's names. */
  link: link.optional(),
  /** The ids of the events to answer for; without this line, all events in the schedule. */
  events: listOf(slug.meta({ control: 'event' })).optional(),
  dishes: listOf(entry({ id: slug, name: text })).optional(),
  words: entry({
    ...byName(['name', 'coming', 'notComing', 'comesTo', 'dish', 'noDish', 'diet', 'add', 'song', 'message'], text),
    ...byName(['preview', 'codeNote', 'nameFirst', 'whatsapp', 'sms', 'mail', 'share', 'copy', 'copied'], text),
    ...byName(['sent', 'changed', 'form', 'contact'], text),
    // On a private site.
    ...byName(['sealedPreview', 'sealedLead'], text),
    ...byName(['envelope', 'greeting'], text.includes('{names}', 'must contain {names}.')),
    remove: text.includes('{name}', 'must contain {name}.'),
    person: text.includes('{number}', 'must contain {number}.'),
    ...byName(['due', 'closed'], text.includes('{date}', 'must contain {date}.')),
  }),
});

/** The couple's own page. Like every page's, its title is in `site.yaml`. */
const more = entry({
  intro: rich.optional().meta({ isUsual: true }),
  parts: listOf(
    entry({
      title: text,
      text: rich.optional().meta({ isUsual: true }),
      photo: photo.optional(),
      alt: text.optional(),
      links: z.array(entry({ label: text, url: link })).default([]),
    }),
  ).optional(),
});

const thanks = entry({
  heading: text,
  soon: text.includes('{days}', 'must contain {days}, where the number of days goes.'),
  later: text,
  pet: photo.optional(),
  petAlt: text.optional(),
});

const storyCard = entry({
  date: text,
  photo: photo.optional(),
  video: video.optional(),
  /** The time in the film at which the card begins. */
  start: filmTime.optional(),
  ...crop,
  caption: text,
  background: z
    .union(
      // Without `abort`, the union reports the limit instead of its own message.
      [colour, z.array(colour).min(2, { abort: true }).max(3, { abort: true })],
      'must be a colour like "#1d2450", with quotes, or a list of two or three of them.',
    )
    .meta({ control: 'colours' })
    .optional(),
  allowedSwipe: z.enum(SWIPES).optional(),
  alt: text.optional(),
});

/** A text about how many of the cards have been fetched. */
const cardsDone = text.includes('{done}', 'must contain {done}.').includes('{count}', 'must contain {count}.');

const story = entry({
  heading: text,
  words: entry({
    ...byName(['deck', 'like', 'superlike', 'likeStamp', 'superlikeStamp', 'back', 'mute', 'unmute', 'play'], text),
    ...byName(['onlyLike', 'onlySuperlike', 'end', 'endLead', 'endOr', 'startOver', 'ending', 'list', 'cards'], text),
    ...byName(['present', 'keep', 'keepStop', 'kept', 'keepNoRoom', 'keepBroken'], text),
    keepSize: text.includes('{size}', 'must contain {size}, where the number of megabytes goes.'),
    place: text.includes('{place}', 'must contain {place}.').includes('{count}', 'must contain {count}.'),
  }),
  /** The words of the show's controls. */
  show: entry({
    ...byName(['start', 'goOn', 'startOver', 'leave', 'about', 'retry', 'noKeeping', 'awake', 'mayDim'], text),
    ...byName(['testSound', 'secondScreen', 'blocked', 'drag', 'pace', 'loop', 'keys', 'next', 'back', 'ends'], text),
    ...byName(['black', 'fullScreen', 'play', 'pause', 'sound', 'now', 'then', 'time', 'noShow'], text),
    loaded: cardsDone,
    ready: cardsDone,
    missing: text.includes('{cards}', 'must contain {cards}, where the dates of the cards go.'),
  }),
  /** Whether backgrounds that no couple chose, and the lamps over all backgrounds, follow the site's colours. */
  matchColours: yesOrNo.default(false),
  /** An empty list is a story that has not begun. */
  cards: z.array(storyCard),
});

/** The schema of each file, by its name without `.yaml`. */
export const schemas = {
  site,
  places,
  schedule,
  program,
  party,
  travel,
  map,
  faq,
  reply,
  registry,
  more,
  thanks,
  story,
};

export type FileName = keyof typeof schemas;

const NEEDED = ['site', 'places'] as const;
type NeededFile = (typeof NEEDED)[number];

/** Files that every site needs. If another file is missing, the site has no such page, or no map. */
export const NEEDED_FILES: readonly FileName[] = NEEDED;

/** The content of each file. */
export type FileContent = { [Name in FileName]: z.infer<(typeof schemas)[Name]> };

/** Everything a couple has written, after validation. */
export type Written = Pick<FileContent, NeededFile> & Partial<Omit<FileContent, NeededFile>>;
