import type { FileContent, FileName, Written } from '../../src/content/schema.ts';
import type { MapPlace } from '../../src/content/schema-map.ts';
import { contrast } from '../colours/contrast.ts';
import { nearestOrNull } from '../colours/derive.ts';
import type { Mistake } from './mistake.ts';
import type { Path, Source } from './source.ts';
import { walkStrings } from './walk.ts';

/** Events of one wedding lie no further from its day than this. */
const WEEK_OF_THE_WEDDING_DAYS = 10;
/** Days are counted to the wedding, or to the first of its events. */
const COUNTDOWN_DAYS = 14;
/** Clocks and sun differ by less in nearly all of the world. */
const ZONE_HOURS = 2.5;
const DEGREES_PER_HOUR = 15;
/** Where the sample couple marry. */
const SAMPLE_ZONE = 'America/New_York';
/** Longer words find no room on a phone. */
const LONGEST_WORD = 30;
/** More files are counted, not named. */
const MOST_NAMED = 5;

/** The darkest of the creams that the worlds write with on the story's background. */
export const CREAM = '#fff6e6';
/** The contrast that they need with a background's colours: more than words do, since light lies over these. */
const LEAST_ON_BACKGROUND = 5;

const DAY_MS = 86_400_000;

/** What is looked at beside the texts. */
export type Surroundings = {
  /** ISO. */
  today: string;
  /** Lines that are still the sample couple's, `file:line`: they are told as that. */
  sample: ReadonlySet<string>;
  /** Neither names nor day nor any place is the sample's any more. */
  isMoved: boolean;
  /** Files in `media/`, and those that are used; null while there are mistakes, of which one may be a name. */
  media: { present: readonly string[]; used: ReadonlySet<string>; folder: string } | null;
};

type Warn = (message: string, at: Path, onKey?: boolean) => Mistake;

/** Finds what is allowed and yet looks like a slip. Stops nothing. */
export function findOddities(
  sources: ReadonlyMap<FileName, Source>,
  written: Partial<Written>,
  { today, sample, isMoved, media }: Surroundings,
): Mistake[] {
  const look = <Name extends FileName>(name: Name, find: (own: FileContent[Name], warn: Warn) => Mistake[]) => {
    const source = sources.get(name);
    const own = written[name] as FileContent[Name] | undefined;
    if (!source || own === undefined) return [];
    return find(own, (message, at, onKey = false) => source.mistakeAt(at, message, { severity: 'warning', onKey }));
  };
  const isNoSample = ({ file, line }: Mistake) => !sample.has(`${file}:${line}`);
  const goal = findGoal(sources.get('map'), written.map, isNoSample);
  return [
    ...look('site', (site, warn) => checkPast(site, today, warn)).filter(isNoSample),
    ...look('site', checkCountdown),
    ...look('site', (site, warn) => checkZone(site, goal, isMoved, warn)),
    ...look('schedule', (schedule, warn) => checkEventDays(schedule, written.site, warn)),
    ...look('story', checkCards),
    ...look('faq', checkQuestions),
    ...[...sources.values()].flatMap(checkWords).filter(isNoSample),
    ...(media ? findUnused(media) : []),
  ];
}

function checkPast({ wedding: { date } }: Written['site'], today: string, warn: Warn): Mistake[] {
  return date < today ? [warn(`The wedding lies in the past: ${date}. Is the year right?`, ['wedding', 'date'])] : [];
}

function checkCountdown({ wedding: { date, countdownTo } }: Written['site'], warn: Warn): Mistake[] {
  const days = daysBetween(countdownTo, date);
  if (days <= COUNTDOWN_DAYS) return [];
  const message = `Days are counted to ${countdownTo}, ${span(days)} before the wedding (${date}). Count to the day itself, or to the first of your events.`;
  return [warn(message, ['wedding', 'countdownTo'])];
}

type Goal = { name: string; at: MapPlace };

/** Where the wedding is, by the couple's own map. */
function findGoal(source: Source | undefined, map: Written['map'], isNoSample: (mistake: Mistake) => boolean) {
  if (!source || !map) return null;
  const id = map.goal ?? Object.keys(map.stops)[0] ?? '';
  const goal: Goal | undefined = map.stops[id];
  return goal && isNoSample(source.mistakeAt(['stops', id, 'at'], '')) ? goal : null;
}

/** Clocks follow the sun, more or less: where the wedding is on the map tells which they are likely to be. */
function checkZone(
  { wedding: { date, timeZone } }: Written['site'],
  goal: Goal | null,
  isMoved: boolean,
  warn: Warn,
): Mistake[] {
  const at = ['wedding', 'timeZone'];
  if (!goal)
    return isMoved && timeZone === SAMPLE_ZONE
      ? [
          warn(
            'All else is yours, and the clocks are still New York’s. If that is right, end this line with "# ours".',
            at,
          ),
        ]
      : [];
  const [latitude, longitude] = goal.at;
  const apart = Math.abs(((winterHours(date, timeZone) - longitude / DEGREES_PER_HOUR + 36) % 24) - 12);
  if (apart <= ZONE_HOURS) return [];
  const message =
    `Clocks in ${timeZone} are about ${Math.round(apart)} hours off from those at ${goal.name} (${latitude}, ${longitude}) ` +
    'on your map. Is it the zone of the wedding?';
  return [warn(message, at)];
}

/** What a zone's clocks are ahead of Greenwich when no summer time is kept, hours. */
function winterHours(date: string, timeZone: string): number {
  const year = date.slice(0, 4);
  const offsets = [`${year}-01-15T12:00:00Z`, `${year}-07-15T12:00:00Z`].map((instant) => {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
      new Date(instant),
    );
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
    return (Number(hours) + Number(minutes) / 60) * (sign === '-' ? -1 : 1);
  });
  return Math.min(...offsets);
}

/** One message, however many events are left behind by a wedding that was moved. */
function checkEventDays({ events }: FileContent['schedule'], site: Written['site'] | undefined, warn: Warn): Mistake[] {
  if (!site) return [];
  const { date } = site.wedding;
  const far = events
    .map((event, index) => ({ ...event, index, days: daysBetween(event.date, date) }))
    .filter(({ days }) => Math.abs(days) > WEEK_OF_THE_WEDDING_DAYS);
  const [first, ...more] = far;
  if (!first) return [];
  const rest = more.length > 0 ? ` So ${more.length === 1 ? 'is' : 'are'} ${more.length} more.` : '';
  const message = `"${first.title}" is on ${first.date}, ${span(Math.abs(first.days))} ${first.days > 0 ? 'before' : 'after'} the wedding (${date}).${rest} Check the dates.`;
  return [warn(message, ['events', first.index, 'date'])];
}

function checkCards({ cards }: FileContent['story'], warn: Warn): Mistake[] {
  return cards.flatMap((card, index) => {
    const found: Mistake[] = [];
    const at = (key: string) => ['cards', index, key];
    const picture = card.photo ?? card.video;
    const before = cards.slice(0, index);
    const same = picture === undefined ? -1 : before.findIndex((other) => (other.photo ?? other.video) === picture);
    const twin = before.findIndex(({ date, caption }) => date === card.date && caption === card.caption);
    if (twin >= 0) found.push(warn(`This card says the same as card ${twin + 1}, on the same date.`, at('caption')));
    else if (same >= 0)
      found.push(warn(`This card shows the same picture as card ${same + 1}.`, at(card.photo ? 'photo' : 'video')));
    if (picture !== undefined && card.alt === undefined)
      found.push(
        warn(
          'This card has no "alt". Say in a sentence what its picture shows, for guests who cannot see it.',
          at(card.photo ? 'photo' : 'video'),
        ),
      );
    const pale = [card.background ?? []].flat().find((colour) => !canReadOn(colour));
    if (pale !== undefined) {
      const darker = nearestOrNull(pale, canReadOn);
      const ratio = (Math.floor(contrast(pale, CREAM) * 10) / 10).toFixed(1);
      const message = `The page’s words are cream, and cannot be read on ${pale}: their contrast is ${ratio}, and ${LEAST_ON_BACKGROUND} is needed.`;
      found.push(warn(`${message}${darker ? ` The nearest that will do: '${darker}'` : ''}.`, at('background')));
    }
    return found;
  });
}

/** Whether a background's colour is dark enough for the words on it, wherever they stand: see background-contrast.test.ts. */
export function canReadOn(colour: string): boolean {
  return contrast(colour, CREAM) >= LEAST_ON_BACKGROUND;
}

function checkQuestions({ questions }: FileContent['faq'], warn: Warn): Mistake[] {
  const plain = questions.map(({ question }) => question.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return questions.flatMap(({ question }, index) => {
    const first = plain.indexOf(plain[index] ?? '');
    if (first === index) return [];
    return [warn(`"${question}" is asked twice, here and as question ${first + 1}.`, ['questions', index, 'question'])];
  });
}

/** Texts with words that find no room, with addresses that lead nowhere, or in quotation marks that guests see. */
function checkWords(source: Source): Mistake[] {
  const found: Mistake[] = [];
  walkStrings(source.data, (text, path) => {
    const warn = (message: string) => found.push(source.mistakeAt(path, message, { severity: 'warning' }));
    const example = /[\w.-]*\bexample\.(com|org|net)\b/.exec(text)?.[0];
    if (example !== undefined) warn(`${example} is an address for examples, which leads nowhere. Write the real one.`);
    if (path.at(-1) !== 'caption') {
      const word = wordsOf(text).find((each) => Array.from(each).length > LONGEST_WORD);
      if (word !== undefined) warn(tooLong(word));
    }
    if (/^[“„«][^“”„«»]*[”“»]$/.test(text))
      warn(
        'Guests see the quotation marks round this text. To have none, delete them, or type the straight ones: "…".',
      );
  });
  return found;
}

/** The words of a text that a guest reads: no addresses, no references. A hyphen parts them, as it does lines. */
export function wordsOf(text: string): string[] {
  return text
    .replaceAll(/\{\{.*?\}\}/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, '] ')
    .split(/[\s/–—\u00AD-]+/)
    .filter((word) => !/[@:]|\w\.\w|%/.test(word));
}

/** What is told of a word that finds no room. */
export function tooLong(word: string): string {
  return `"${word}" is a very long word, which finds no room on a phone. Part it with a space or a hyphen.`;
}

function findUnused({ present, used, folder }: NonNullable<Surroundings['media']>): Mistake[] {
  const unused = present.filter((name) => !used.has(name)).toSorted();
  const [first] = unused;
  if (first === undefined) return [];
  const rest = unused.length > MOST_NAMED ? ` and ${unused.length - MOST_NAMED} more` : '';
  const names = unused.slice(0, MOST_NAMED).join(', ') + rest;
  const message =
    unused.length === 1
      ? 'Nothing shows this file. Write its name where it belongs, or delete it.'
      : `Nothing shows these ${unused.length} files: ${names}. Write their names where they belong, or delete them.`;
  return [{ file: `${folder}/${first}`, line: 1, column: 1, message, severity: 'warning' }];
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** `12 days`, or for long `about 4 years` */
function span(days: number): string {
  const years = Math.round(days / 365.25);
  return days > 500 ? `about ${years} year${years === 1 ? '' : 's'}` : `${days} days`;
}
