import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { schemas, type FileName, type Written } from '../../../src/model/schema/schema.ts';
import type { Place } from '../../../desk/protocol.ts';
import { commonPlace, keyOfPlace, markOf, readMarks, stripMarks } from '../../../desk/model/origins/marks.ts';
import { isWords } from '../../../build/read/schema-keys.ts';
import { fileOfPage, makePage, type Pages } from '../../../build/make/make-page.ts';
import { openProject } from '../../../build/check/open-project.ts';
import { listTexts, valueAt } from '../../../build/read/yaml/walk.ts';
import { markPage } from '../../../desk/server/origins/mark-page.ts';
import { SHIPPED_FOLDERS } from '../../fixtures/sample.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Texts that no page’s body shows. They are for heads, calendars and references, or they are names of things. */
const UNSEEN: Partial<Record<FileName, RegExp>> = {
  site: /^(description|shareImageAlt|wedding\.timeZone|words\.late)$/,
  places: /^facts\.|^places\.\w+\.(?!name$|address$)/,
  schedule: /\.place$/,
  // Only shown without a schedule, or by a private site.
  reply: /^words\.(coming|sealedPreview|sealedLead)$/,
};

/** The words of a couple's files, each with where it is written. */
function wordsOf(written: Written): { place: Place; text: string }[] {
  return Object.entries(written).flatMap(([name, data]) => {
    const file = name as FileName;
    return listTexts(data).flatMap(({ text, path }) => {
      if (!isWords(schemas[file], path) || UNSEEN[file]?.test(path.join('.'))) return [];
      return [{ place: { file: `${file}.yaml`, path }, text }];
    });
  });
}

/** The modules with words for guests. */
const NAMES: readonly (keyof Pages)[] = [
  'site',
  'schedule',
  'program',
  'party',
  'travel',
  'faq',
  'registry',
  'more',
  'reply',
  'thanks',
  'story',
  'storyShow',
];

/** Makes all pages of a couple, plain and with hidden marks. */
async function makeAll(content: string) {
  const project = openProject(ROOT, content, null);
  // As in the desk.
  project.isDraft = true;
  const { written } = await project.read();
  if (!written) throw new Error('The content has mistakes');
  const names = NAMES.filter((name) => fileOfPage(name) in written);
  const make = (name: keyof Pages) => (from: Written) => makePage(name, from, project);
  const plain = await Promise.all(names.map(async (name) => make(name)(written)));
  const marked = await Promise.all(names.map(async (name, index) => markPage(name, written, plain[index], make(name))));
  return { written, names, plain, marked };
}

const stripAll = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (_key, value: unknown) => (typeof value === 'string' ? stripMarks(value) : value));

describe.each(SHIPPED_FOLDERS)('the texts of %s', (content) => {
  const pages = makeAll(content);

  test('are unchanged on the pages apart from hidden marks', async () => {
    const { plain, marked } = await pages;
    expect(stripAll(marked)).toEqual(JSON.parse(JSON.stringify(plain)));
  });

  test('have a mark wherever a page shows them, and each mark leads to a text', async () => {
    const { written, marked } = await pages;
    const texts = new Set(
      listTexts(marked).flatMap(({ text }) => readMarks(text).map(({ place }) => keyOfPlace(place))),
    );
    const events = written.schedule?.events ?? [];
    const isUnused = ({ path: [group, name], file }: Place) =>
      (file === 'places.yaml' && !events.some(({ place }) => name === place)) ||
      (file === 'site.yaml' && group === 'pages' && !(String(name) in written)) ||
      // Only the pages of a private site have these.
      (file === 'site.yaml' && group === 'locked');
    const lacking = wordsOf(written).filter(({ place }) => !isUnused(place) && !texts.has(keyOfPlace(place)));
    expect(lacking.map(({ place }) => keyOfPlace(place))).toEqual([]);
    const lost = [...texts].filter((key) => {
      const [file = '', path = ''] = key.split(/\.yaml:/);
      // A portrait without `alt` shows the person’s name instead, with a mark that leads to `alt`.
      if (path.endsWith('"alt"]')) return false;
      return typeof valueAt(written[file as keyof Written], JSON.parse(path) as Place['path']) !== 'string';
    });
    expect(lost).toEqual([]);
  });

  test('leave addresses, dates, files and names of drawings without marks', async () => {
    const { marked } = await pages;
    const wrong: string[] = [];
    for (const { text, path } of listTexts(marked)) {
      const isNoWords = /^(url|href|id|mapUrl|calendarUrl|countdownTo|drawing|kind|color|thumbhash|path)$/;
      const isInstant = /^\d{4}-\d{2}-\d{2}/.test(stripMarks(text));
      if ((isInstant || isNoWords.test(String(path.at(-1)))) && readMarks(text).length > 0) wrong.push(path.join('.'));
    }
    expect(wrong).toEqual([]);
  });

  test('have a first mark for each text before any mark that continues it', async () => {
    const { marked } = await pages;
    const first = new Set<string>();
    for (const { text } of listTexts(marked))
      for (const { place, isContinued } of readMarks(text)) {
        if (isContinued) expect(first).toContain(keyOfPlace(place));
        else first.add(keyOfPlace(place));
      }
    expect(first.size).toBeGreaterThan(50);
  });

  test('mark each of the couple’s names, also where both are one text', async () => {
    const { marked, names } = await pages;
    const { couple } = marked[names.indexOf('site')] as Pages['site'];
    const [name, otherName] = couple.first;
    expect(couple.names.startsWith(name)).toBe(true);
    expect(couple.names.endsWith(otherName)).toBe(true);
    expect(couple.names.slice(name.length, -otherName.length)).toBe(' & ');
  });

  test('that are derived from a date, time or place lead to it', async () => {
    const { marked, names, written } = await pages;
    const { wedding } = marked[names.indexOf('site')] as Pages['site'];
    expect(readMarks(wedding.dateText)).toMatchObject([{ place: { file: 'site.yaml', path: ['wedding', 'date'] } }]);
    const { days } = marked[names.indexOf('schedule')] as Pages['schedule'];
    for (const event of days.flatMap(({ events }) => events)) {
      const index = written.schedule?.events.findIndex(({ id }) => id === event.id);
      const start = { file: 'schedule.yaml', path: ['events', index, 'start'] };
      expect(readMarks(event.startText)).toMatchObject([{ place: start }]);
      expect(readMarks(event.place)).toMatchObject([{ place: { file: 'places.yaml' } }]);
    }
  });
});

describe('the mark of a place', () => {
  const place: Place = { file: 'schedule.yaml', path: ['events', 0, 'título'] };

  test('survives a round trip in any text', () => {
    const text = `before ${markOf(place)}after${markOf(place, true)}`;
    expect(readMarks(text)).toEqual([
      { place, isContinued: false },
      { place, isContinued: true },
    ]);
    expect(stripMarks(text)).toBe('before after');
    expect(readMarks('plain')).toEqual([]);
  });

  test('of a combined text leads to the entry with all its parts, or else to the first', () => {
    const inSite = (...path: Place['path']): Place => ({ file: 'site.yaml', path });
    expect(commonPlace([inSite('couple', 'names', 0), inSite('couple', 'names', 1)])).toEqual(
      inSite('couple', 'names'),
    );
    expect(commonPlace([inSite('pages', 'story', 'title'), inSite('couple', 'names', 1)])).toEqual(
      inSite('pages', 'story', 'title'),
    );
    expect(commonPlace([inSite('a'), inSite('a')])).toEqual(inSite('a'));
    expect(commonPlace([inSite('a'), { file: 'faq.yaml', path: ['a'] }])).toEqual(inSite('a'));
    expect(commonPlace([])).toBe(null);
  });
});
