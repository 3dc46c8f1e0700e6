import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Place } from '../../../desk/protocol.ts';
import { checkContent } from '../../../build/check/check-content.ts';
import type { Content } from '../../../build/read/checked-content.ts';
import { valueAt } from '../../../build/read/yaml/walk.ts';
import { openProject } from '../../../build/check/open-project.ts';
import type { Source } from '../../../build/read/yaml/source.ts';
import { listFacts } from '../../../desk/server/state/facts.ts';
import { describeMistake, listFindings } from '../../../desk/server/state/findings.ts';
import { small, smallMedia } from '../../fixtures/content/small.ts';
import { SHIPPED_FOLDERS } from '../../fixtures/sample.ts';

const ROOT = join(import.meta.dirname, '../../..');

describe.each(SHIPPED_FOLDERS)('what the desk knows about %s', (folder) => {
  let content: Content;
  let sources: Map<string, Source>;
  beforeAll(async () => {
    content = await openProject(ROOT, folder, null).read();
    sources = new Map(
      [content.sources, ...content.translations.map((translation) => translation.sources)].flatMap((each) =>
        Object.values(each).map((source) => [source.file.slice(folder.length + 1), source] as const),
      ),
    );
  });
  const valueOf = ({ file, path }: Place): unknown => valueAt(sources.get(file)?.data, path) ?? null;

  test('every reference leads to a value', () => {
    const facts = Object.entries(listFacts(content));
    expect(facts.length).toBeGreaterThan(10);
    const lost = facts.filter(([, { at }]) => at === null || valueOf(at) === null);
    expect(lost).toEqual([]);
  });

  test('a reference leads to the line that sets its value', () => {
    // The map of a place leads to its address if the couple wrote no link for it.
    const written = Object.entries(listFacts(content)).filter(
      ([name, { at }]) =>
        /^(facts|places)\.|\.(title|attire|place|first|second)$/.test(name) && at?.path.at(-1) !== 'address',
    );
    // The value of a fact may contain other references.
    const plain = written.flatMap(([name, { shown, at }]) =>
      at && !String(valueOf(at)).includes('{{') ? [{ name, shown, value: valueOf(at) }] : [],
    );
    expect(plain).not.toEqual([]);
    expect(plain.filter(({ shown, value }) => shown !== value)).toEqual([]);
  });

  test('each sample value is listed once, with its place', () => {
    const { samples } = listFindings(content, join(ROOT, folder));
    const facts = content.facts.filter(({ isSample }) => isSample);
    expect(samples.length).toBeGreaterThanOrEqual(facts.length);
    expect(samples.filter(({ at }) => valueOf(at) === null)).toEqual([]);
    for (const { at, line } of samples) expect(sources.get(at.file)?.lineOf(at.path)).toBe(line);
    expect(new Set(samples.map(({ at }) => JSON.stringify(at))).size).toBe(samples.length);
  });
});

describe('the place of a finding', () => {
  /** The findings after one text in a file was replaced. */
  const found = (file: string, from: string, to: string) => {
    const text = small[file] ?? '';
    expect(text).toContain(from);
    const texts = new Map(Object.entries({ ...small, [file]: text.replace(from, () => to) }));
    return listFindings(checkContent(texts, smallMedia, 'content', { today: '2026-01-01' }), 'content');
  };
  const places = (findings: readonly { at: Place | null }[]) => findings.map(({ at }) => at);

  test('is the wrong value', () => {
    const { mistakes } = found('schedule.yaml', 'date: 2023-07-03', 'date: 2023-02-31');
    expect(places(mistakes)).toEqual([{ file: 'schedule.yaml', path: ['events', 1, 'date'] }]);
    expect(mistakes[0]?.message).toContain('February 2023 has 28 days');
  });

  test('is the right value on a line with several', () => {
    const { mistakes } = found('site.yaml', 'timeZone: Europe/Zurich', 'timeZone: Zurich');
    expect(places(mistakes)).toEqual([{ file: 'site.yaml', path: ['wedding', 'timeZone'] }]);
  });

  test('is the line with the unknown key', () => {
    const { mistakes } = found('schedule.yaml', 'calendar: true', 'calender: true');
    expect(places(mistakes)).toEqual([{ file: 'schedule.yaml', path: ['events', 0, 'calender'] }]);
  });

  test('is the entry with a missing line', () => {
    const { mistakes } = found('schedule.yaml', '    title: Mass\n', '');
    expect(places(mistakes)).toEqual([{ file: 'schedule.yaml', path: ['events', 0] }]);
  });

  test('is null in an unreadable or unknown file', () => {
    expect(places(found('faq.yaml', 'question: When?', 'question: "When?').mistakes)).toEqual([null]);
    const texts = new Map(Object.entries({ ...small, 'notes.yaml': 'a: b' }));
    const { mistakes } = listFindings(checkContent(texts, smallMedia, 'content'), 'content');
    expect(mistakes.map(({ file, at }) => [file, at])).toEqual([['notes.yaml', null]]);
  });

  test.each([
    ['content', '/ada/content'],
    ['.', '/ada'],
  ])('is in the file of its language, in content shown as %s', (shown, folder) => {
    for (const file of ['faq.yaml', 'es/faq.yaml']) {
      const texts = new Map(
        Object.entries({ ...small, [file]: 'questions:\n  - question: Q?\n    answer: A {{events.mas.time}}.\n' }),
      );
      const { mistakes } = listFindings(checkContent(texts, smallMedia, shown), folder);
      expect(places(mistakes)).toEqual([{ file, path: ['questions', 0, 'answer'] }]);
    }
  });

  /** The samples in the unchanged content: some of its dates happen to be the sample couple’s. */
  const before = new Set(found('site.yaml', 'Ada', 'Ada').samples.map(({ at }) => JSON.stringify(at)));
  const isNew = (at: Place | null) => !before.has(JSON.stringify(at));

  test('of a sample note is the value on its line, the entry below it, or the file', () => {
    const placesAfter = (...change: [string, string, string]) => places(found(...change).samples).filter(isNew);
    expect(placesAfter('places.yaml', 'rate: $10', 'rate: $10 # sample')).toEqual([
      { file: 'places.yaml', path: ['places', 'hall', 'rate'] },
    ]);
    expect(placesAfter('schedule.yaml', '  - id: feast', '  # sample\n  - id: feast')).toEqual([
      { file: 'schedule.yaml', path: ['events', 1] },
    ]);
    expect(placesAfter('program.yaml', 'kicker', '# sample\nkicker')).toEqual([{ file: 'program.yaml', path: [] }]);
  });

  test('of a sample value is listed once, even if the value also has a note', () => {
    const { samples } = found(
      'places.yaml',
      'address: 1 Main Street',
      'address: 100 Atlantic Road, Gloucester, Massachusetts # sample',
    );
    expect(places(samples).filter(isNew)).toHaveLength(1);
  });
});

describe('references', () => {
  test('to a place’s map lead to its link, or else to its address', () => {
    const mapOf = (places: string) => {
      const texts = new Map(Object.entries({ ...small, 'places.yaml': places }));
      return listFacts(checkContent(texts, smallMedia, 'content'))['places.hall.map']?.at?.path;
    };
    const places = small['places.yaml'] ?? '';
    expect(mapOf(places)).toEqual(['places', 'hall', 'address']);
    expect(mapOf(places.replace('rate: $10', 'rate: $10\n    map: https://map.test/'))).toEqual([
      'places',
      'hall',
      'map',
    ]);
  });

  test('to a time, a date or a place lead to the line that sets it', () => {
    const facts = listFacts(checkContent(new Map(Object.entries(small)), smallMedia, 'content'));
    const pathOf = (name: string) => facts[`events.feast.${name}`]?.at?.path.join('.');
    expect(pathOf('time')).toBe('events.1.start');
    expect(pathOf('end')).toBe('events.1.end');
    expect(pathOf('weekday')).toBe('events.1.date');
    expect(pathOf('place')).toBe('places.hall.name');
    expect(facts['wedding.dateText']).toEqual({
      shown: 'July 3rd, 2023',
      at: { file: 'site.yaml', path: ['wedding', 'date'] },
    });
  });
});

test('the mistake about a removed fact names all texts that use it', () => {
  const check = (places: string) =>
    checkContent(new Map(Object.entries({ ...small, 'places.yaml': places })), smallMedia, 'content');
  const places = small['places.yaml'] ?? '';
  const [before, after] = [check(places), check(places.replace('far: 5', 'near: 5'))];
  const found = after.mistakes.map((mistake) => describeMistake(mistake, { before, after }, 'content'));
  expect(found).toMatchObject([
    { file: 'travel.yaml', message: expect.stringMatching(/first\. Also in map\.yaml:\d+\.$/) },
  ]);
});
