import type { RichText } from '../../../src/model/content.ts';
import { schemas, type FileName, type Written } from '../../../src/model/schema.ts';
import type { Place } from '../../protocol.ts';
import { markOf, strip } from '../../model/marks.ts';
import { isWords } from '../../../build/read/schema-keys.ts';
import type { Pages } from '../../../build/make/make-page.ts';
import { isTree, type Path } from '../../../build/read/walk.ts';

/*
 * Where each text of a page is written. A page is made twice, as it is and with each text between two signs that say which
 * one it is: wherever these come out, the text of the page as it is gets a hidden mark of that place.
 */

/** Around a text: its number follows the first of them. No couple has them on their keyboards. */
const OPEN = '\uE0F0';
const MIDDLE = '\uE0F1';
const CLOSE = '\uE0F2';
const WRAPPED = /\uE0F0(\d+)\uE0F1([^\uE0F0-\uE0F2]*)\uE0F2/g;
const NUMBER = /\uE0F0(\d+)\uE0F1/;

/** Modules without a word that a guest reads. */
const WORDLESS: ReadonlySet<keyof Pages> = new Set(['cover', 'storyBytes', 'storyEnding']);

/** What is text to the schema, and yet names something: `*` stands for any entry. */
const NAMES: Partial<Record<FileName, readonly string[]>> = {
  site: ['wedding.timeZone'],
  schedule: ['events.*.place'],
};

/**
 * Makes a page whose texts carry hidden marks of where they are written (`desk/model/marks.ts`). Without them it is the
 * page as it is.
 * @param page as it is, made of what is written.
 * @param make makes it of other texts.
 */
export async function markPage(
  name: keyof Pages,
  written: Written,
  page: unknown,
  make: (written: Written) => Promise<unknown>,
): Promise<unknown> {
  if (WORDLESS.has(name)) return page;
  const places: Place[] = [];
  const wrapped = await make(wrapAll(written, places));
  const marked = mark(page, wrapped, places);
  if (name === 'site') markWedding(marked as Pages['site']);
  if (name === 'schedule') markTimes(marked as Pages['schedule'], written.schedule?.events ?? []);
  return marked;
}

/** The content with signs around each text. */
function wrapAll(written: Written, places: Place[]): Written {
  const wrap = (name: FileName, data: unknown, path: Path): unknown => {
    if (Array.isArray(data)) return data.map((item: unknown, index) => wrap(name, item, [...path, index]));
    if (isTree(data))
      return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, wrap(name, value, [...path, key])]));
    // A calendar's file of such texts would only fill the cache.
    if (name === 'schedule' && path[0] === 'events' && path.at(-1) === 'calendar') return false;
    if (typeof data !== 'string' || !isWritten(name, path) || isDrawnAnd(path, data)) return data;
    return wrapText(data, {
      file: `${name}.yaml`,
      path: path.map((key) => (typeof key === 'number' ? key : String(key))),
    });
  };
  const wrapText = (text: string, place: Place) => `${OPEN}${places.push(place) - 1}${MIDDLE}${text}${CLOSE}`;
  const entries = Object.entries(described(written)).map(([name, data]) => [name, wrap(name as FileName, data, [])]);
  return Object.fromEntries(entries) as Written;
}

/** A portrait that nothing is said of is told by a name; what a couple writes there is a line of its own. */
function described(written: Written): Written {
  const { party } = written;
  if (!party) return written;
  const sides = party.sides.map(({ title, members }) => ({
    title,
    members: members.map((member) => Object.assign({ alt: member.name }, member)),
  }));
  return { ...written, party: { sides } };
}

/** Whether a couple reads it as words where it stands. */
function isWritten(name: FileName, path: Path): boolean {
  const shape = path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
  return isWords(schemas[name], path) && !NAMES[name]?.includes(shape);
}

/** The cover draws this sign between the names, and knows it by its letter. */
function isDrawnAnd(path: Path, text: string): boolean {
  return path.join('.') === 'words.and' && text === '&';
}

/** The page with a mark wherever the wrapped one has signs. */
function mark(page: unknown, wrapped: unknown, places: readonly Place[]): unknown {
  if (typeof page === 'string') return typeof wrapped === 'string' ? markText(page, wrapped, places) : page;
  if (isRich(page)) return markRich(page, wrapped, places);
  if (Array.isArray(page)) {
    const others: readonly unknown[] = Array.isArray(wrapped) && wrapped.length === page.length ? wrapped : [];
    return page.map((item: unknown, index) => mark(item, others[index], places));
  }
  if (!isTree(page) || !isTree(wrapped)) return page;
  return Object.fromEntries(Object.entries(page).map(([key, value]) => [key, mark(value, wrapped[key], places)]));
}

function markText(text: string, wrapped: string, places: readonly Place[]): string {
  const marked = wrapped.replaceAll(WRAPPED, (_whole, number: string, own: string) => {
    const place = places[Number(number)];
    return place ? joined(own, place) : own;
  });
  if (strip(marked) === text) return marked;
  // What has been done to it has taken a sign away.
  const place = firstPlace(wrapped, places);
  return place ? joined(text, place) : text;
}

/**
 * A text with its mark before it, so that whatever looks at its end, or cuts it, does so as ever; but for the couple's names,
 * whose first letters make the monogram.
 */
function joined(text: string, place: Place): string {
  if (place.path[0] === 'couple') return text + markOf(place);
  return markOf(place) + text;
}

/** Light Markdown parts a text into runs, all of which are of that one text. */
function markRich(rich: RichText, wrapped: unknown, places: readonly Place[]): RichText {
  const place = firstPlace(JSON.stringify(wrapped ?? ''), places);
  if (!place) return rich;
  let isContinued = false;
  return rich.map((runs) =>
    runs.map((run) => {
      const text = markOf(place, isContinued) + run.text;
      isContinued = true;
      return { ...run, text };
    }),
  );
}

function firstPlace(wrapped: string, places: readonly Place[]): Place | null {
  const [, number] = NUMBER.exec(wrapped) ?? [];
  return number === undefined ? null : (places[Number(number)] ?? null);
}

function isRich(value: unknown): value is RichText {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((runs) => Array.isArray(runs) && runs.every((run) => isTree(run) && 'kind' in run && 'text' in run))
  );
}

/** Days and times are said in words of the build's own: they lead to the day that they follow from. */
function markWedding({ wedding }: Pages['site']): void {
  wedding.dateText = markOf({ file: 'site.yaml', path: ['wedding', 'date'] }) + wedding.dateText;
}

function markTimes({ days }: Pages['schedule'], written: NonNullable<Written['schedule']>['events']): void {
  const markOfEvent = (index: number, key: string) => markOf({ file: 'schedule.yaml', path: ['events', index, key] });
  for (const day of days) {
    const first = written.findIndex(({ date }) => date === day.date);
    day.weekday = markOfEvent(first, 'date') + day.weekday;
    day.dayText = markOfEvent(first, 'date') + day.dayText;
    for (const event of day.events) {
      const index = written.findIndex(({ id }) => id === event.id);
      event.startText = markOfEvent(index, 'start') + event.startText;
      event.endText = markOfEvent(index, 'end') + event.endText;
      event.zone = markOf({ file: 'site.yaml', path: ['wedding', 'timeZone'] }) + event.zone;
    }
  }
}
