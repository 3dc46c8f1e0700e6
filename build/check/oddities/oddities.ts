import type { FileContent, FileName, Written } from '../../../src/model/schema.ts';
import type { MapPlace } from '../../../src/model/schema-map.ts';
import { canReadOn, contrast, CONTRAST_ON_BACKGROUND, CREAM } from '../../../src/model/colours/contrast.ts';
import { nearestOrNull } from '../../draw/colours/derive.ts';
import type { Mistake } from '../../read/messages/mistake.ts';
import type { Source } from '../../read/source.ts';
import { walkStrings, type Path } from '../../read/walk.ts';

/** The most days between the wedding and one of its events. */
const WEEK_OF_THE_WEDDING_DAYS = 10;
/** The most days the countdown may end before the wedding. */
const COUNTDOWN_DAYS = 14;
/** Clock time and solar time differ by less almost everywhere. */
const ZONE_HOURS = 2.5;
const DEGREES_PER_HOUR = 15;
/** Where the sample couple marry. */
const SAMPLE_ZONE = 'America/New_York';
/** Longer words do not fit on a phone. */
const LONGEST_WORD = 30;
/** Further files are counted, not named. */
const MOST_NAMED = 5;

const DAY_MS = 86_400_000;

/** What the check considers apart from the texts. */
export type Surroundings = {
  /** ISO. */
  today: string;
  /** Lines that are still the sample couple's, as `file:line`; these are reported separately. */
  sample: ReadonlySet<string>;
  /** True once names, dates and addresses are no longer the sample's. */
  isMoved: boolean;
  /** Present and used media files; null while there are mistakes, which may hide a use. */
  media: { present: readonly string[]; used: ReadonlySet<string>; folder: string } | null;
};

type Warn = (message: string, at: Path, onKey?: boolean) => Mistake;

/** Finds what is valid but looks like a slip. */
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
  return date < today ? [warn(`The wedding is in the past: ${date}. Check the year.`, ['wedding', 'date'])] : [];
}

function checkCountdown({ wedding: { date, countdownTo } }: Written['site'], warn: Warn): Mistake[] {
  const days = daysBetween(countdownTo, date);
  if (days <= COUNTDOWN_DAYS) return [];
  const message = `The countdown ends on ${countdownTo}, ${span(days)} before the wedding (${date}). Use the wedding day, or the day of your first event.`;
  return [warn(message, ['wedding', 'countdownTo'])];
}

type Goal = { name: string; at: MapPlace };

/** The wedding's place on the couple's own map. */
function findGoal(source: Source | undefined, map: Written['map'], isNoSample: (mistake: Mistake) => boolean) {
  if (!source || !map) return null;
  const id = map.goal ?? Object.keys(map.stops)[0] ?? '';
  const goal: Goal | undefined = map.stops[id];
  return goal && isNoSample(source.mistakeAt(['stops', id, 'at'], '')) ? goal : null;
}

/** Compares the time zone with the wedding's longitude on the map. */
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
            'Everything else is yours, but the time zone is still New York’s. If that is right, end this line with "# ours".',
            at,
          ),
        ]
      : [];
  const [latitude, longitude] = goal.at;
  const apart = Math.abs(((winterHours(date, timeZone) - longitude / DEGREES_PER_HOUR + 36) % 24) - 12);
  if (apart <= ZONE_HOURS) return [];
  const message =
    `Clocks in ${timeZone} are about ${Math.round(apart)} hours apart from those at ${goal.name} (${latitude}, ${longitude}) ` +
    'on your map. Check the time zone.';
  return [warn(message, at)];
}

/** A zone's standard offset from UTC, in hours. */
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

/** Reports events far from the wedding, in one message for all. */
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
    if (twin >= 0)
      found.push(
        warn(`This card has the same date and caption as card ${twin + 1}. Delete one of them.`, at('caption')),
      );
    else if (same >= 0)
      found.push(warn(`This card shows the same picture as card ${same + 1}.`, at(card.photo ? 'photo' : 'video')));
    if (picture !== undefined && card.alt === undefined)
      found.push(
        warn(
          'This card has no "alt". Describe its picture in a sentence for guests who cannot see it.',
          at(card.photo ? 'photo' : 'video'),
        ),
      );
    const pale = [card.background ?? []].flat().find((colour) => !canReadOn(colour));
    if (pale !== undefined) {
      const darker = nearestOrNull(pale, canReadOn);
      const ratio = (Math.floor(contrast(pale, CREAM) * 10) / 10).toFixed(1);
      const message = `The page’s cream text is hard to read on ${pale}: its contrast is ${ratio}, and ${CONTRAST_ON_BACKGROUND} is needed.`;
      found.push(warn(`${message}${darker ? ` The nearest that works: '${darker}'` : ''}.`, at('background')));
    }
    return found;
  });
}

function checkQuestions({ questions }: FileContent['faq'], warn: Warn): Mistake[] {
  const plain = questions.map(({ question }) => question.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return questions.flatMap(({ question }, index) => {
    const first = plain.indexOf(plain[index] ?? '');
    if (first === index) return [];
    return [
      warn(`"${question}" is asked twice, here and in question ${first + 1}. Delete one of them.`, [
        'questions',
        index,
        'question',
      ]),
    ];
  });
}

/** Reports words that are too long, example addresses, and curly quotation marks around a text. */
function checkWords(source: Source): Mistake[] {
  const found: Mistake[] = [];
  walkStrings(source.data, (text, path) => {
    const warn = (message: string) => found.push(source.mistakeAt(path, message, { severity: 'warning' }));
    const example = /[\w.-]*\bexample\.(com|org|net)\b/.exec(text)?.[0];
    if (example !== undefined) warn(`${example} is only an example address. Write the real one.`);
    if (path.at(-1) !== 'caption') {
      const word = wordsOf(text).find((each) => Array.from(each).length > LONGEST_WORD);
      if (word !== undefined) warn(tooLong(word));
    }
    if (/^[“„«][^“”„«»]*[”“»]$/.test(text))
      warn('Guests see the quotation marks around this text. Delete them, or type straight ones: "…".');
  });
  return found;
}

/** The words of a text that guests read, without addresses and references, split at hyphens too. */
export function wordsOf(text: string): string[] {
  return text
    .replaceAll(/\{\{.*?\}\}/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, '] ')
    .split(/[\s/–—\u00AD-]+/)
    .filter((word) => !/[@:]|\w\.\w|%/.test(word));
}

/** The message for a word that does not fit. */
export function tooLong(word: string): string {
  return `"${word}" is a very long word and does not fit on a phone. Split it with a space or a hyphen.`;
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

/** `12 days` or `about 4 years` */
function span(days: number): string {
  const years = Math.round(days / 365.25);
  return days > 500 ? `about ${years} year${years === 1 ? '' : 's'}` : `${days} days`;
}
