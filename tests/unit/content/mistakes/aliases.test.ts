import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Written } from '../../../../src/model/schema/schema.ts';
import type { Path, Value } from '../../../../desk/protocol.ts';
import { readMarks } from '../../../../desk/model/origins/marks.ts';
import { checkContent } from '../../../../build/check/check-content.ts';
import { formatMistake } from '../../../../build/read/messages/mistake.ts';
import { makePage } from '../../../../build/make/make-page.ts';
import { openProject } from '../../../../build/check/open-project.ts';
import { readSource } from '../../../../build/read/yaml/source.ts';
import { listTexts } from '../../../../build/read/yaml/walk.ts';
import { markPage } from '../../../../desk/server/origins/mark-page.ts';
import { applyChange } from '../../../../desk/server/write/apply-change.ts';
import { small, smallMedia } from '../../../fixtures/content/small.ts';

const EVENTS = `intro: Two days
words: { map: Map, calendar: Calendar, wholeCalendar: All, otherLinks: More, guestTime: '{time} yours', night: '{from} to {to}' }
events:
  - &mass
    id: mass
    title: Mass
    date: &day 2023-07-02
    start: 1:30 PM
    end: 2:30 PM
    place: hall
    calendar: true
  - <<: *mass
    id: feast
    title: Feast
  - { <<: [*mass], id: party, title: Party, date: *day }
  - { <<: *mass, id: walk, title: Walk, date: *day }
`;

/** Checks the small content with another schedule. */
const check = (schedule: string) =>
  checkContent(new Map(Object.entries({ ...small, 'schedule.yaml': schedule })), smallMedia, 'content', {
    today: '2023-01-01',
  });
const messagesOf = (schedule: string) => check(schedule).mistakes.map(formatMistake);

describe('anchors and aliases', () => {
  test('repeat values, and whole entries with the merge key', () => {
    const { mistakes, warnings, written } = check(EVENTS);
    expect([mistakes, warnings]).toEqual([[], []]);
    const events = written?.schedule?.events ?? [];
    expect(events.map(({ id, title, date, place }) => `${id} ${title} ${date} ${place}`)).toEqual([
      'mass Mass 2023-07-02 hall',
      'feast Feast 2023-07-02 hall',
      'party Party 2023-07-02 hall',
      'walk Walk 2023-07-02 hall',
    ]);
  });

  test('report a repeated mistake once, where it is written', () => {
    expect(messagesOf(EVENTS.replace('2023-07-02', '2023-02-30'))).toEqual([
      'content/schedule.yaml:7:16  "date" is not a day in the calendar: February 2023 has 28 days.',
    ]);
  });

  test('neither hide nor cause other mistakes in the file', () => {
    expect(messagesOf(EVENTS.replace('title: Party', 'title: Par}ty'))[0]).toContain('schedule.yaml:15:');
    expect(messagesOf(EVENTS.replace('title: Feast', 'title: *soft* Feast'))).toEqual([
      'content/schedule.yaml:14:12  Text that starts with this character needs quotation marks around all of it: "…".',
    ]);
    expect(messagesOf(EVENTS.replace('title: Feast', 'title: &Feast'))).toEqual([
      'content/schedule.yaml:14:12  Text that starts with this character needs quotation marks around all of it: "…".',
    ]);
  });

  test.each([
    [
      'without its anchor',
      EVENTS.replaceAll('date: *day', 'date: *daay'),
      '15:51  There is no "&daay" above this line.',
    ],
    ['of what contains it', 'a: &a\n  b: *a\n', '2:6  This alias repeats the entry that contains it, endlessly.'],
    ['of a text as an entry', 'a: &a text\nb: { <<: *a }\n', '2:6  The name << repeats the lines of another entry'],
    ['of a list entry’s first name', '- &a id: one\n- *a\n', '1:6  This anchor marks only the name after it.'],
  ])('are rejected with the reason: an alias %s', (_what, text, expected) => {
    expect(readSource('schedule.yaml', text).mistakes.map(formatMistake)[0]).toContain(`schedule.yaml:${expected}`);
  });

  test('may repeat a value any number of times, but not multiply endlessly', () => {
    // By default, the parser allows only 100.
    const many = readSource('a.yaml', `night: &night dark\ncards:\n${'  - *night\n'.repeat(300)}`);
    expect(many.mistakes).toEqual([]);
    expect((many.data as { cards: string[] }).cards).toEqual(Array.from({ length: 300 }, () => 'dark'));
    const letters = Array.from('abcdefghij');
    const bomb = letters.map((each, index) => {
      const item = index === 0 ? 'boom' : `*${letters[index - 1]}`;
      return `${each}: &${each} [${Array.from({ length: 9 }, () => item).join(', ')}]\n`;
    });
    expect(readSource('a.yaml', `${bomb.join('')}z: *j\n`).mistakes.map(formatMistake)).toEqual([
      'a.yaml:2:8  The aliases in this file multiply into too many values. Write the values out.',
    ]);
  });
});

describe('the desk', () => {
  test('links each place of a repeated text to its own line', async () => {
    const faq = 'questions:\n  - question: &ask When?\n    answer: At noon\n  - question: *ask\n    answer: Later\n';
    const { written } = checkContent(new Map(Object.entries({ ...small, 'faq.yaml': faq })), smallMedia);
    if (!written) throw new Error('The content has mistakes');
    const project = openProject(resolve(import.meta.dirname, '../../../..'));
    const make = (from: Written) => makePage('faq', from, project);
    const page = await markPage('faq', written, await make(written), make);
    const places = listTexts(page).flatMap(({ text }) => readMarks(text).map(({ place }) => place.path));
    const questions = places.filter((path) => JSON.stringify(path).includes('"question"'));
    expect(questions).toEqual([0, 1].map((index) => ['questions', index, 'question']));
  });

  const valueAt = (data: unknown, path: Path) =>
    (path.reduce<unknown>((value, part) => Object(value)[part], data) ?? null) as Value;
  /** The text of `EVENTS` after the desk has changed one value. */
  const set = (path: Path, value: Value) => {
    const was = valueAt(readSource('schedule.yaml', EVENTS).data, path);
    const applied = applyChange(EVENTS, { kind: 'set', at: { file: 'schedule.yaml', path }, was, value }, () => []);
    if (applied.status !== 'applied') throw new Error('conflict');
    return applied.text;
  };

  test.each<[string, Path, string, string]>([
    ['an alias, which it replaces', ['events', 2, 'date'], 'date: *day', 'date: 2023-07-03'],
    ['a value next to aliases', ['events', 1, 'title'], 'title: Feast', 'title: 2023-07-03'],
    [
      'a merged value, by adding a line of its own',
      ['events', 1, 'place'],
      '    title: Feast\n',
      '    title: Feast\n    place: 2023-07-03\n',
    ],
  ])('changes %s', (_what, path, from, to) => {
    // The value may get quotation marks.
    const plain = (text: string) => text.replaceAll("'2023-07-03'", '2023-07-03');
    expect(plain(set(path, '2023-07-03'))).toBe(EVENTS.replace(from, to));
  });

  test.each<[string, Path, Value]>([
    ['a shared text', ['events', 0, 'date'], '2023-07-03'],
    ['a shared entry', ['events', 0, 'place'], 'church'],
    ['a list that would lose a shared entry', ['events'], []],
    ['a merged value, to remove it', ['events', 1, 'place'], null],
  ])('does not change the file, and explains why, for %s', (_what, path, value) => {
    expect(() => set(path, value)).toThrow('An anchor probably shares this value with other places (look for & and *');
  });
});
