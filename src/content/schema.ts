import { z } from 'zod';
import { PAGES } from '../site/pages.ts';
import { WORLDS, type WorldName } from '../worlds/all.ts';
import { map } from './schema-map.ts';
import {
  byName,
  colour,
  day,
  entry,
  filmTime,
  focus,
  languageCode,
  link,
  listOf,
  photo,
  rich,
  slug,
  text,
  time,
  video,
  yesOrNo,
} from './schema-parts.ts';

/*
 * What a couple may write, file by file. Used at build time only, so zod never reaches a guest. `model.ts` says what the
 * pages receive.
 */

const timeZone = text
  .refine(isTimeZone, { error: ({ input }) => explainZone(String(input)) })
  .meta({ control: 'zone' });

/** A small picture beside an event: each world has its own. */
const drawing = slug.meta({
  control: 'choice',
  byWorld: Object.fromEntries(Object.entries(WORLDS).map(([world, { drawings }]) => [world, drawings])),
});

const site = entry({
  couple: entry({ names: z.array(text).length(2, 'must hold two names.') }),
  wedding: entry({ date: day, timeZone, countdownTo: day }),
  description: text,
  /** Where the site will live, for the picture that messengers show beside a link. */
  address: link.optional(),
  /** Your own in place of the drawn one. */
  shareImage: photo.optional(),
  shareImageAlt: text,
  /** What is drawn around the words. */
  world: z.enum(Object.keys(WORLDS) as WorldName[]).default('harbour'),
  /** The couple's own picture in place of a drawing, in the world that is made of it. */
  cover: entry({ photo, focus: focus.optional(), light: z.enum(['day', 'night']).optional() }).optional(),
  /** In place of the world's; what is not given by night follows from the day. */
  colours: entry({
    accent: colour,
    ink: colour,
    paper: colour,
    nightAccent: colour.optional(),
    nightInk: colour.optional(),
    nightPaper: colour.optional(),
  }).optional(),
  letSearchEnginesIn: yesOrNo,
  /** Whose words ship, and how days and times are written. */
  language: languageCode.default('en'),
  pages: entry(
    byName(
      PAGES.map(({ id }) => id),
      entry({ menu: text, title: text }).optional(),
    ),
  ),
  words: entry({
    /** Between the two names, in place of the drawn ampersand. */
    and: text.optional(),
    ...byName(
      [
        'open',
        'menu',
        'home',
        'previous',
        'next',
        'read',
        'close',
        'newTab',
        'share',
        'copied',
        'install',
        'errorTitle',
        'errorText',
        'errorRetry',
        'waiting',
        'late',
      ],
      text,
    ),
  }),
});

/** Any further line is a fact of your own, to be used as `{{places.hotel.parking}}`. */
const place = z.object({ name: text, address: text, map: link.optional(), link: link.optional() }).catchall(text);

const places = entry({ places: z.record(slug, place), facts: z.record(slug, text) });

const schedule = entry({
  intro: rich.optional(),
  words: entry({
    ...byName(['map', 'calendar', 'wholeCalendar', 'otherLinks'], text),
    guestTime: text.includes('{time}', 'must hold {time}, where the hours go.'),
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
      drawing: drawing.optional(),
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
      focus: focus.optional(),
      role: text.optional(),
      blurb: rich,
      alt: text.optional(),
    }),
  ),
});

const party = entry({ sides: listOf(side).max(2, 'must hold two sides at most. Put the others into one of them.') });

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
  /** Shops, funds, whatever has a name: with a link, a logo, a text, or none of them. */
  shops: z.array(entry({ name: text, url: link.optional(), logo: photo.optional(), text: rich.optional() })).optional(),
});

const thanks = entry({
  heading: text,
  soon: text.includes('{days}', 'must hold {days}, where the number of days goes.'),
  later: text,
  pet: photo.optional(),
  petAlt: text.optional(),
});

const storyCard = entry({
  date: text,
  photo: photo.optional(),
  video: video.optional(),
  /** Where in the film the card begins. */
  start: filmTime.optional(),
  /** What must not be cut off the photo or the film. */
  focus: focus.optional(),
  caption: text,
  background: z
    .union(
      [colour, z.array(colour).min(2).max(3)],
      'must be a colour like "#1d2450", or a list of two or three of them.',
    )
    .meta({ control: 'colours' })
    .optional(),
  allowedSwipe: z.enum(['like', 'superlike']).optional(),
  alt: text.optional(),
});

const ofCards = text.includes('{done}', 'must hold {done}.').includes('{count}', 'must hold {count}.');

const story = entry({
  heading: text,
  words: entry({
    ...byName(['deck', 'like', 'superlike', 'likeStamp', 'superlikeStamp', 'back', 'mute', 'unmute', 'play'], text),
    ...byName(['onlyLike', 'onlySuperlike', 'end', 'endLead', 'endOr', 'startOver', 'ending', 'list', 'cards'], text),
    ...byName(['present', 'keep', 'keepStop', 'kept', 'keepNoRoom', 'keepBroken'], text),
    keepSize: text.includes('{size}', 'must hold {size}, where the number of megabytes goes.'),
    place: text.includes('{place}', 'must hold {place}.').includes('{count}', 'must hold {count}.'),
  }),
  /** The words of the show for a big screen, for those who start it. */
  show: entry({
    ...byName(['start', 'goOn', 'startOver', 'leave', 'about', 'retry', 'noKeeping', 'awake', 'mayDim'], text),
    ...byName(['testSound', 'secondScreen', 'blocked', 'drag', 'pace', 'loop', 'keys', 'next', 'back', 'ends'], text),
    ...byName(['black', 'fullScreen', 'play', 'pause', 'sound', 'now', 'then', 'time', 'noShow'], text),
    loaded: ofCards,
    ready: ofCards,
    missing: text.includes('{cards}', 'must hold {cards}, where the dates of the cards go.'),
  }),
  cards: listOf(storyCard),
});

/** The schema of each file, by its name without `.yaml`. */
export const schemas = { site, places, schedule, program, party, travel, map, faq, registry, thanks, story };

export type FileName = keyof typeof schemas;

/** A file that every site needs; any other is a page's, and the page is left out where the file is; so is the map. */
type NeededFile = 'site' | 'places';

/** What may stand in each file. */
export type FileContent = { [Name in FileName]: z.infer<(typeof schemas)[Name]> };

/** Everything a couple has written, once it has passed. */
export type Written = Pick<FileContent, NeededFile> & Partial<Omit<FileContent, NeededFile>>;

export const NEEDED_FILES: readonly FileName[] = ['site', 'places'] satisfies NeededFile[];

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Zones are named after a large city each: those of the same part of the world that begin alike are likely near. */
function explainZone(value: string): string {
  const zones = Intl.supportedValuesOf('timeZone');
  const words = value.replaceAll(' ', '_').toLowerCase().split('/');
  const city = words.at(-1) ?? '';
  const cityOf = (zone: string) => zone.toLowerCase().split('/').at(-1) ?? '';
  const same = zones.filter((zone) => cityOf(zone) === city);
  const near = zones.filter(
    (zone) => words.length > 1 && zone.toLowerCase().startsWith(`${words[0]}/`) && cityOf(zone)[0] === city[0],
  );
  const found = same.length > 0 ? same : near.slice(0, 5);
  const help =
    found.length > 0
      ? `Did you mean ${found.join(' or ')}?`
      : 'Write the part of the world and the largest city that has your time.';
  return `must be a time zone like America/New_York. ${help}`;
}
