import { daysBetween } from '../../../src/model/dates.ts';
import type { FileContent, FileName, Written } from '../../../src/model/schema/schema.ts';
import { canReadOn, contrast, CONTRAST_ON_BACKGROUND, CREAM } from '../../../src/model/colours/contrast.ts';
import { nearestOrNull } from '../../draw/colours/derive.ts';
import type { Mistake } from '../../read/messages/mistake.ts';
import type { Source } from '../../read/yaml/source.ts';
import type { Warn } from './warn.ts';
import { findGoal, checkZone } from './odd-zone.ts';
import { checkWords } from './odd-words.ts';

/** The most days between the wedding and one of its events. */
const WEEK_OF_THE_WEDDING_DAYS = 10;
/** The most days the countdown may end before the wedding. */
const COUNTDOWN_DAYS = 14;
/** Further files are counted, not named. */
const MOST_NAMED = 5;

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

/** `12 days` or `about 4 years` */
function span(days: number): string {
  const years = Math.round(days / 365.25);
  return days > 500 ? `about ${years} year${years === 1 ? '' : 's'}` : `${days} days`;
}
