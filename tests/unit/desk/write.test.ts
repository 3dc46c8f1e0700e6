import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isScalar, parseDocument } from 'yaml';
import type { Change, Path, Value } from '../../../desk/protocol';
import { runs } from '../../properties.ts';
import { readSource } from '../../../build/read/yaml/source.ts';
import { alignTranslation } from '../../../desk/server/write/align-translation.ts';
import { applyChange } from '../../../desk/server/write/apply-change.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** All content files. */
const FILES = ['content', 'content/es', 'tests/fixtures/mountains/content'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
);

const EVENT = ['id', 'title', 'date', 'start', 'end', 'place', 'attire', 'note', 'drawing', 'calendar'];
const noOrder = () => [];

const read = (text: string) => {
  const { data, mistakes } = readSource('file.yaml', text);
  expect(mistakes).toEqual([]);
  return (data ?? null) as Value;
};

/** The text after a change that must not be in conflict. */
function change(text: string, one: Change, order: (path: Path) => readonly string[] = noOrder): string {
  const applied = applyChange(text, one, order);
  if (applied.status !== 'applied') throw new Error(`conflict: ${JSON.stringify(applied.theirs)}`);
  return applied.text;
}

const at = (...path: Path) => ({ file: 'file.yaml', path });
const get = (data: unknown, path: Path): Value =>
  (path.reduce<unknown>((value, part) => Object(value)[part], data) as Value) ?? null;

/** Sets the value at a path of a text, regardless of its current value. */
const set = (text: string, path: Path, value: Value, order?: (path: Path) => readonly string[]) =>
  change(text, { kind: 'set', at: at(...path), was: get(read(text), path), value }, order);
const remove = (text: string, ...path: Path) =>
  change(text, { kind: 'remove', at: at(...path), was: get(read(text), path) });
const move = (text: string, path: Path, to: number) =>
  change(text, { kind: 'move', at: at(...path), was: get(read(text), path), to });
const insert = (text: string, path: Path, value: Value, order?: (path: Path) => readonly string[]) => {
  const list = get(read(text), path.slice(0, -1));
  return change(text, { kind: 'insert', at: at(...path), length: Array.isArray(list) ? list.length : 0, value }, order);
};

describe('a text', () => {
  test.each([
    ['a plain text stays plain', 'a: Old\n', 'New words', 'a: New words\n'],
    ['a date needs no quotes', 'a: Old\n', '2023-07-03', 'a: 2023-07-03\n'],
    ['a time', 'a: 1:30 PM\n', '12:30', 'a: 12:30\n'],
    ['a link', 'a: Old\n', 'https://a.example/?b=c#d', 'a: https://a.example/?b=c#d\n'],
    ['a number as text is quoted', 'a: Old\n', '90', "a: '90'\n"],
    ['yes as text is quoted', 'a: Old\n', 'yes', "a: 'yes'\n"],
    ['null as text is quoted', 'a: Old\n', 'null', "a: 'null'\n"],
    ['a reference at the start', 'a: Old\n', '{{places.hotel.name}} it is', "a: '{{places.hotel.name}} it is'\n"],
    ['a reference in the middle', 'a: Old\n', 'At {{places.hotel.name}}', 'a: At {{places.hotel.name}}\n'],
    ['a colon', 'a: Old\n', 'Film: a kiss', "a: 'Film: a kiss'\n"],
    ['a hash', 'a: Old\n', 'We are #1 of # all', "a: 'We are #1 of # all'\n"],
    ['a sign at the start', 'a: Old\n', '*Slow Water*, for strings', "a: '*Slow Water*, for strings'\n"],
    ['a dash', 'a: Old\n', '- and so', "a: '- and so'\n"],
    ['an apostrophe alone needs no quotes', 'a: Old\n', "We can't wait", "a: We can't wait\n"],
    ['an apostrophe in quotes', "a: 'Old: x'\n", "We can't: wait", 'a: "We can\'t: wait"\n'],
    ['quotation marks', 'a: Old\n', '"Yes", she said: yes', 'a: \'"Yes", she said: yes\'\n'],
    ['single quotes stay', "a: 'Old'\n", 'New', "a: 'New'\n"],
    ['double quotes stay', 'a: "Old"\n', 'New "one"', 'a: "New \\"one\\""\n'],
    ['typographic quotes, emoji and Hebrew', 'a: Old\n', '“Yes” 💍 שלום', 'a: “Yes” 💍 שלום\n'],
    ['outer spaces are dropped', 'a: Old\n', '  New  ', 'a: New\n'],
    ['line breaks in a paragraph stay', 'a: >-\n  Old\n', 'one\n two\n\n3', 'a: |-\n  one\n  two\n\n  3\n'],
    ['line breaks in braces stay', 'a: { b: Old }\n', { b: 'one\ntwo' }, 'a: { b: "one\\ntwo" }\n'],
    ['letters are composed', 'a: Old\n', 'Cafe\u0301', 'a: Café\n'],
    ['a tab', 'a: Old\n', 'one\ttwo', "a: 'one\ttwo'\n"],
    ['folded stays folded', 'a: >-\n  Old words\n\nb: 1\n', 'New', 'a: >-\n  New\n\nb: 1\n'],
    ['folded with its last line break', 'a: >\n    Old\nb: 1\n', 'New', 'a: >\n    New\nb: 1\n'],
    ['literal stays literal', 'a: |\n  one\n  two\nb: 1\n', 'one\nthree', 'a: |\n  one\n  three\nb: 1\n'],
    ['paragraphs', 'a: Old\nb: 1\n', 'One.\n\nTwo.', 'a: >-\n  One.\n\n  Two.\nb: 1\n'],
    ['a hidden mark of the desk is dropped', 'a: Old\n', 'New\u{E0001}\u{E0061}\u{E007F}', 'a: New\n'],
    ['invisible characters of pasted text are dropped', 'a: Old\n', 'New\u0007 \uFEFFone', 'a: New one\n'],
    ['without a line break at the end', 'a: Old', 'New', 'a: New'],
    ['folded without a line break at the end', 'a: >-\n  Old', 'New', 'a: >-\n  New'],
    ['Windows line ends', 'a: >-\r\n  Old\r\nb: 1\r\n', 'One.\n\nTwo.', 'a: >-\r\n  One.\r\n\r\n  Two.\r\nb: 1\r\n'],
    ['a byte order mark', '\uFEFFa: Old\n', 'New', '\uFEFFa: New\n'],
    ['a key without a value', 'a: # ours\nb: 1\n', 'New', 'a: New # ours\nb: 1\n'],
  ])('%s', (_what, text, value, after) => {
    expect(set(text, ['a'], value)).toBe(after);
  });

  const LONG =
    'Three days by the water in Gloucester, Massachusetts, and six years of getting there, with everything that you need for it.';

  test('a long text is wrapped, and the comment next to its key stays there', () => {
    const text = set('list:\n  - name: x # ours\n    end: y\n', ['list', 0, 'name'], LONG);
    expect(text).toMatch(/^list:\n {2}- name: >- # ours\n {6}Three[^\n]+\n {6}[^\n]+\n {4}end: y\n$/);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
    const back = set(text, ['list', 0, 'name'], null);
    expect(back).toBe('list:\n  - end: y\n');
  });

  test('a text on one long line stays on one line', () => {
    const text = `a: ${LONG} ${LONG}\n`;
    expect(set(text, ['a'], `${LONG} ${LONG}!`)).toBe(`a: ${LONG} ${LONG}!\n`);
  });

  test('unchanged lines of a wrapped text stay as they are', () => {
    const text = 'a: >-\n  One line that was\n  broken where its writer\n  wanted it to be.\n\n  And more.\n';
    expect(set(text, ['a'], 'One line that is broken where its writer wanted it to be.\n\nAnd more.')).toBe(
      text.replace('was', 'is'),
    );
    expect(set(text, ['a'], 'One line that was broken where its writer wanted it to be.\n\nAnd no more.')).toBe(
      text.replace('more', 'no more'),
    );
  });

  test('an edit removes the sample note, and no other comment', () => {
    expect(set('a: Old # sample\nb: 1 # sample\n', ['a'], 'New')).toBe('a: New\nb: 1 # sample\n');
    expect(set('a: >- # sample\n  Old\n', ['a'], 'New')).toBe('a: >-\n  New\n');
    expect(set('a: Old # ours # sample\n', ['a'], 'New')).toBe('a: New # ours\n');
    expect(set('a: Old  # ours\n', ['a'], 'New')).toBe('a: New  # ours\n');
    expect(set('b: 1\n# sample\na: Old\n', ['a'], 'New')).toBe('b: 1\na: New\n');
    expect(set('# sample\na: Old\n', ['a'], 'New')).toBe('# sample\na: New\n');
    expect(set('s: { a: Old, b: x } # sample\n', ['s', 'a'], 'New')).toBe('s: { a: New, b: x }\n');
    expect(set('n: # sample\n  - Ann\n  - Bo\n', ['n', 0], 'Eve')).toBe('n:\n  - Eve\n  - Bo\n');
    expect(set('a: Old # sample\n', ['a'], 'One.\n\nTwo.')).toBe('a: >-\n  One.\n\n  Two.\n');
    expect(set('a: Same # sample\n', ['a'], 'Same')).toBe('a: Same\n');
  });

  test('a change by someone else is reported as a conflict', () => {
    const theirs = applyChange('a: Theirs\n', { kind: 'set', at: at('a'), was: 'Old', value: 'New' }, noOrder);
    expect(theirs).toEqual({ status: 'conflict', theirs: 'Theirs' });
    const list = applyChange('a: [x]\n', { kind: 'insert', at: at('a', 0), length: 2, value: 'y' }, noOrder);
    expect(list).toEqual({ status: 'conflict', theirs: ['x'] });
    const gone = applyChange('a: [x]\n', { kind: 'remove', at: at('a', 1), was: 'y' }, noOrder);
    expect(gone).toEqual({ status: 'conflict', theirs: null });
  });

  test('an unreadable file is not changed', () => {
    const broken = () => applyChange('a: "Old\n', { kind: 'set', at: at('a'), was: 'Old', value: 'New' }, noOrder);
    expect(broken).toThrow('never closed');
  });
});

describe('other values', () => {
  test('numbers, yes and no, colours', () => {
    expect(set('a: true\n', ['a'], false)).toBe('a: false\n');
    expect(set('a: [42.616, -70.668]\n', ['a'], [42.6, -70.668])).toBe('a: [42.6, -70.668]\n');
    expect(set("a: ['#1d2450', '#4b3f86'] # ours\n", ['a'], ['#1d2450', '#000000', '#4b3f86'])).toBe(
      "a: ['#1d2450', '#000000', '#4b3f86'] # ours\n",
    );
    expect(set("a: '#24464a' # ours\n", ['a'], ['#1d2450', '#4b3f86'])).toBe("a: ['#1d2450', '#4b3f86'] # ours\n");
    expect(set("a: ['#1d2450', '#4b3f86']\n", ['a'], '#24464a')).toBe("a: '#24464a'\n");
  });

  test('values in braces and brackets', () => {
    const text = "stops:\n  a: { name: A, note: 'church, hotel', at: [1, 2] }\n";
    expect(set(text, ['stops', 'a', 'name'], 'B, C')).toBe(text.replace('name: A', "name: 'B, C'"));
    expect(set(text, ['stops', 'a', 'note'], null)).toBe(text.replace(" note: 'church, hotel',", ''));
    expect(set(text, ['stops', 'a', 'at'], null)).toBe(text.replace(', at: [1, 2]', ''));
    expect(set(text, ['stops', 'a', 'link'], 'x', () => ['name', 'link', 'note'])).toBe(
      text.replace('A,', 'A, link: x,'),
    );
    expect(set(text, ['stops', 'b'], { at: [3, 4], name: 'B' }, () => ['name', 'at'])).toBe(
      `${text}  b: { name: B, at: [3, 4] }\n`,
    );
    expect(set('pages:\n  r: { menu: Gifts, title: Gifts }\n', ['pages', 'r', 'title'], 'Wishes')).toBe(
      'pages:\n  r: { menu: Gifts, title: Wishes }\n',
    );
    expect(move('a: [x, y,  z]\n', ['a', 2], 0)).toBe('a: [z, x,  y]\n');
    expect(remove(remove('a: [x, y]\n', 'a', 1), 'a', 0)).toBe('a: []\n');
  });
});

describe('lines of an entry', () => {
  const events =
    'events:\n  - id: mass\n    title: Mass # ours\n    place: church\n    drawing: arch\n\n  - id: end\n    title: End\n';

  test('are added in the order of the schema', () => {
    expect(set(events, ['events', 0, 'start'], '1:30 PM', () => EVENT)).toBe(
      events.replace('# ours\n', '# ours\n    start: 1:30 PM\n'),
    );
    expect(set(events, ['events', 1, 'calendar'], true, () => EVENT)).toBe(`${events}    calendar: true\n`);
    expect(set('list:\n  - b: 1\n', ['list', 0, 'a'], 2, () => ['a', 'b'])).toBe('list:\n  - a: 2\n    b: 1\n');
    expect(set('# The file.\n\n# About b.\nb: 1\n', ['a'], 2, () => ['a', 'b'])).toBe(
      '# The file.\n\na: 2\n\n# About b.\nb: 1\n',
    );
    expect(set('a: 1\n\nb: 2', ['c'], 3)).toBe('a: 1\n\nb: 2\n\nc: 3');
    expect(set('# Nothing yet.\n', ['c'], 3)).toBe('# Nothing yet.\n\nc: 3\n');
    expect(set('', ['c', 'd'], 'x')).toBe('c:\n  d: x\n');
    expect(set('a: 1\n', ['pages', 'registry', 'menu'], 'Gifts')).toBe(
      'a: 1\n\npages:\n  registry:\n    menu: Gifts\n',
    );
    expect(set('a: {} # ours\n', ['a', 'b'], 'x')).toBe('a: # ours\n  b: x\n');
    expect(set('a: # ours\nb: 1\n', ['a', 'b'], 'x')).toBe('a: # ours\n  b: x\nb: 1\n');
  });

  test('are removed with their own comment only', () => {
    expect(set(events, ['events', 0, 'title'], null)).toBe(events.replace('    title: Mass # ours\n', ''));
    expect(set(events, ['events', 0, 'id'], null)).toBe(events.replace('id: mass\n    ', ''));
    expect(set('a: 1\n\n# About b.\nb: 2 # ours\n\nc: 3\n', ['b'], null)).toBe('a: 1\n\n# About b.\n\nc: 3\n');
    expect(set('a: 1\n\nb: >-\n  two\n\nc: 3\n', ['b'], null)).toBe('a: 1\n\nc: 3\n');
    expect(set('a: 1\n\nb: 2', ['b'], null)).toBe('a: 1');
    expect(set('l:\n  - a: 1\n  - b: 1\n', ['l', 0, 'a'], null)).toBe('l:\n  - {}\n  - b: 1\n');
    expect(set('l:\n  # Of a.\n  a: 1\nb: 1\n', ['l', 'a'], null)).toBe('l: {}\n  # Of a.\nb: 1\n');
    expect(read(set('# Top.\na: 1\n', ['a'], null))).toBe(null);
  });

  test('keep comments between an entry’s first two lines', () => {
    expect(set('l:\n  - a: 1\n    # Of b.\n    b: 2\n', ['l', 0, 'a'], null)).toBe('l:\n  # Of b.\n  - b: 2\n');
  });
});

describe('lists', () => {
  const apart =
    'events:\n  # Of a.\n  - id: a\n    note: >-\n      One.\n\n  - id: b # ours\n\n  # Alone.\n\n  # Of c.\n  - id: c\n\nend: 1\n';

  test('insert an entry in the style of the others', () => {
    expect(insert(apart, ['events', 1], { title: 'X', id: 'x' }, () => EVENT)).toBe(
      apart.replace('One.\n', 'One.\n\n  - id: x\n    title: X\n'),
    );
    expect(insert(apart, ['events', 0], { id: 'x' })).toBe(apart.replace('events:\n', 'events:\n  - id: x\n\n'));
    expect(insert(apart, ['events', 3], { id: 'x' })).toBe(apart.replace('- id: c\n', '- id: c\n\n  - id: x\n'));
    expect(insert('a:\n- x\n- y', ['a', 2], 'z')).toBe('a:\n- x\n- y\n- z');
    expect(insert('a: [] # ours\nb: 1\n', ['a', 0], { id: 'x' })).toBe('a: # ours\n  - id: x\nb: 1\n');
    expect(insert('b: 1\n', ['a', 0], { id: 'x' }, (path) => (path.length === 0 ? ['a', 'b'] : []))).toBe(
      'a:\n  - id: x\n\nb: 1\n',
    );
    expect(insert('l:\n  - { at: [1, 2], r: 3 }\n', ['l', 1], { at: [4, 5], r: 6 })).toBe(
      'l:\n  - { at: [1, 2], r: 3 }\n  - { at: [4, 5], r: 6 }\n',
    );
    expect(insert('l:\n  - - 1, 2\n    - 3, 4\n', ['l', 0, 0], '5, 6')).toBe(
      'l:\n  - - 5, 6\n    - 1, 2\n    - 3, 4\n',
    );
    expect(insert('l:\n  - - 1, 2\n', ['l', 1], ['5, 6', '7, 8'])).toBe('l:\n  - - 1, 2\n  - - 5, 6\n    - 7, 8\n');
  });

  test('keep the comments above a removed entry', () => {
    expect(remove(apart, 'events', 0)).toBe(apart.replace(/ {2}- id: a\n.*\n.*\n/, ''));
    expect(remove(apart, 'events', 1)).toBe(apart.replace('  - id: b # ours\n\n', ''));
    expect(remove('a:\n  - x\n\n  - y\n\nb: 1\n', 'a', 1)).toBe('a:\n  - x\n\nb: 1\n');
    expect(remove('a:\n  - x\n\n  - y\n\nb: 1\n', 'a', 0)).toBe('a:\n  - y\n\nb: 1\n');
    expect(remove('a: # ours\n  - x\nb: 1\n', 'a', 0)).toBe('a: [] # ours\nb: 1\n');
    expect(remove('l:\n  - - 1, 2\n    # Of b.\n    - 3, 4\n', 'l', 0, 0)).toBe('l:\n  # Of b.\n  - - 3, 4\n');
    expect(remove('a:\n  - x\n  # sample\n  - y', 'a', 1)).toBe('a:\n  - x');
  });

  test('move an entry with the comments above it', () => {
    expect(move(apart, ['events', 2], 0)).toBe(
      'events:\n  # Of c.\n  - id: c\n\n  # Of a.\n  - id: a\n    note: >-\n      One.\n\n  # Alone.\n\n  - id: b # ours\n\nend: 1\n',
    );
    expect(move('a:\n  - x\n  - y\n  - z', ['a', 0], 2)).toBe('a:\n  - y\n  - z\n  - x');
    expect(move('l:\n  - - 1, 2\n    # Of b.\n    - 3, 4\n', ['l', 0, 1], 0)).toBe(
      'l:\n  - # Of b.\n    - 3, 4\n    - 1, 2\n',
    );
  });

  test('keep the comments of unchanged entries when replaced as a whole', () => {
    expect(set('a:\n  # Of x.\n  - x\n  - y # ours\n  - z\n', ['a'], ['x', 'y', 'q', 'z'])).toBe(
      'a:\n  # Of x.\n  - x\n  - y # ours\n  - q\n  - z\n',
    );
    expect(set('a:\n  - x # ours\n  - y\n', ['a'], ['x'])).toBe('a:\n  - x # ours\n');
  });
});

describe('a translation', () => {
  const first = { questions: [{ question: 'A' }, { question: 'B' }, { question: 'C' }] };
  const own = { questions: [{ question: 'a' }, { question: 'b' }, { question: 'c' }] };
  const align = (one: Change, under: Value = first, over: Value = own) =>
    alignTranslation(one, JSON.stringify(under), JSON.stringify(over), 'es/faq.yaml');
  const there = (...path: Path) => ({ file: 'es/faq.yaml', path });
  const adds: Change = { kind: 'insert', at: at('questions', 1), length: 3, value: { question: 'X' } };

  test('follows changes in lists that match by order', () => {
    expect(align(adds)).toEqual({ kind: 'insert', at: there('questions', 1), length: 3, value: {} });
    expect(align({ kind: 'remove', at: at('questions', 1), was: { question: 'B' } })).toEqual({
      kind: 'remove',
      at: there('questions', 1),
      was: { question: 'b' },
    });
    expect(align({ kind: 'move', at: at('questions', 0), was: { question: 'A' }, to: 2 })).toEqual({
      kind: 'move',
      at: there('questions', 0),
      was: { question: 'a' },
      to: 2,
    });
  });

  test('has an empty entry for one that is not translated yet', () => {
    expect(insert('questions:\n  - question: a\n\n  - question: b\n', ['questions', 1], {})).toBe(
      'questions:\n  - question: a\n\n  - {}\n\n  - question: b\n',
    );
  });

  test('stays unchanged if its list is missing or has another length', () => {
    expect(align(adds, first, null)).toBe(null);
    expect(align(adds, first, { questions: [{ question: 'a' }] })).toBe(null);
    expect(align({ kind: 'set', at: at('questions', 1, 'question'), was: 'B', value: 'X' })).toBe(null);
  });

  test('matches entries by name', () => {
    const [under, over] = [
      { sides: [{ members: [{ photo: 'a.jpg', name: 'A' }, { photo: 'b.jpg' }, { photo: 'c.jpg' }] }] },
      {
        sides: [
          {
            members: [
              { photo: 'c.jpg', role: 'c' },
              { photo: 'a.jpg', role: 'a' },
            ],
          },
        ],
      },
    ];
    const place = at('sides', 0, 'members', 0);
    const was = { photo: 'a.jpg', name: 'A' };
    expect(align({ kind: 'insert', at: place, length: 3, value: { photo: 'x.jpg' } }, under, over)).toBe(null);
    expect(align({ kind: 'move', at: place, was, to: 2 }, under, over)).toBe(null);
    // A removed entry, or one with a new photo, would no longer match.
    expect(align({ kind: 'remove', at: place, was }, under, over)).toEqual({
      kind: 'remove',
      at: there('sides', 0, 'members', 1),
      was: { photo: 'a.jpg', role: 'a' },
    });
    expect(
      align({ kind: 'set', at: at('sides', 0, 'members', 0, 'photo'), was: 'a.jpg', value: 'n.jpg' }, under, over),
    ).toEqual({ kind: 'set', at: there('sides', 0, 'members', 1, 'photo'), was: 'a.jpg', value: 'n.jpg' });
  });

  test('matches cards without a picture by order', () => {
    const under = { cards: [{ caption: 'A' }, { photo: 'b.jpg' }, { caption: 'C' }] };
    const over = { cards: [{ photo: 'b.jpg', caption: 'b' }, { caption: 'a' }, { caption: 'c' }] };
    expect(align({ kind: 'move', at: at('cards', 2), was: { caption: 'C' }, to: 0 }, under, over)).toEqual({
      kind: 'move',
      at: there('cards', 2),
      was: { caption: 'c' },
      to: 1,
    });
    expect(align({ kind: 'insert', at: at('cards', 1), length: 3, value: { caption: 'X' } }, under, over)).toEqual({
      kind: 'insert',
      at: there('cards', 2),
      length: 3,
      value: {},
    });
  });
});

/** Typed, pasted and unlikely texts. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'Nell',
          'and',
          'Mateo’s',
          '{{places.hotel.name}}',
          '*softly*',
          '“yes”',
          "can't",
          '"no"',
          '💍',
          'שלום',
        ),
        fc.constantFrom(
          ': ',
          ' #',
          '# ',
          '- ',
          '\n',
          '\n\n',
          '\t',
          '  ',
          "'",
          '"',
          '|',
          '>-',
          'yes',
          '12:30',
          '-',
          '%',
          '\\',
          ', ',
        ),
        fc.constantFrom(
          'averylongwordthatnobodycanbreak'.repeat(2),
          'e\u0301',
          '\u0338',
          '\u2028',
          '\u00a0',
          '\r\n',
          '[x](https://a.example)',
        ),
      ),
      { maxLength: 40 },
    )
    .chain((words) => fc.constantFrom(' ', '').map((space) => words.join(space))),
  fc.lorem({ maxCount: 60 }),
);

/** A text as it is read: trimmed, without spaces around line breaks. */
const meant = (value: Value): Value => {
  if (Array.isArray(value)) return value.map(meant);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, meant(one)]));
  if (typeof value !== 'string') return value;
  const text = value
    .normalize('NFC')
    .replace(/\r\n|[\r\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/(?![\t\n])\p{Cc}|\uFEFF/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
  const paragraphs = text.split(/\n[ \t]*\n\s*/).map((one) => one.replace(/[ \t]*\n[ \t]*/g, '\n').trim());
  return paragraphs.filter(Boolean).join('\n\n');
};

type Tree = { [key: string]: Value };
const isTree = (value: Value): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** All paths in some data. */
function pathsIn(data: Value, path: Path = []): Path[] {
  const keys = Array.isArray(data) ? [...data.keys()] : isTree(data) ? Object.keys(data) : [];
  return [...(path.length > 0 ? [path] : []), ...keys.flatMap((key) => pathsIn(get(data, [key]), [...path, key]))];
}

/** The shipped files, and variants with comments or other line ends. */
const files = fc
  .tuple(fc.constantFrom(...FILES), fc.constantFrom('as it is', 'noted', 'noted', 'windows', 'open end'))
  .map(([text, how]) => {
    // Adds a comment to about every third line that can have one.
    const noted = text.replace(/^( *(?:- )?\w+: [^>|#'"\n]*[^>|#'"\n-])$/gm, (line) =>
      line.length % 3 === 0 ? `${line} # ours ${line.length}` : line,
    );
    if (how === 'noted') return noted;
    if (how === 'windows') return `\uFEFF${noted.replaceAll('\n', '\r\n')}`;
    return how === 'open end' ? text.trimEnd() : text;
  });

describe('any change of the shipped content', () => {
  test('reads back as intended and leaves everything else unchanged', () => {
    fc.assert(
      fc.property(files, fc.infiniteStream(fc.nat()), typed, (text, numbers, words) => {
        const pick = <T>(items: readonly T[]): T => items[numbers.next().value % items.length] as T;
        const before = read(text);
        const path = pick(pathsIn(before));
        const value = get(before, path);
        const home = path.slice(0, -1);
        const list = get(before, home);
        const after = structuredClone(before);
        const holder = get(after, home) as Tree & Value[];
        const key = path.at(-1) as keyof typeof holder & (string | number);
        let one: Change;
        const kinds = ['set', 'set', ...(Array.isArray(list) ? ['insert', 'remove', 'move'] : ['add', 'take out'])];
        const kind = pick(kinds);
        if (kind === 'set' || kind === 'add') {
          const to: Value =
            kind === 'set' && typeof value === 'boolean'
              ? !value
              : kind === 'set' && typeof value === 'number'
                ? 12.5
                : words;
          const name = kind === 'set' ? key : pick(['a new line', 'zebra', 'link']);
          if (kind === 'add' && name in holder) return;
          Object.assign(holder, { [name]: to });
          one = { kind: 'set', at: at(...home, name), was: kind === 'set' ? value : null, value: to };
        } else if (kind === 'take out') {
          Reflect.deleteProperty(holder, key);
          one = { kind: 'set', at: at(...path), was: value, value: null };
        } else if (kind === 'insert') {
          const entry = isTree(value) ? { ...value, title: words } : Array.isArray(value) ? value : words;
          holder.splice(Number(key), 0, entry);
          one = { kind, at: at(...path), length: holder.length - 1, value: entry };
        } else if (kind === 'remove') {
          holder.splice(Number(key), 1);
          one = { kind, at: at(...path), was: value };
        } else {
          const to = pick([...holder.keys()]);
          holder.splice(to, 0, ...holder.splice(Number(key), 1));
          one = { kind: 'move', at: at(...path), was: value, to };
        }
        const written = change(text, one, () => EVENT);
        // An empty file reads as null.
        expect(meant(read(written) ?? {})).toEqual(meant(after));
        expectRestUntouched(text, written, one);
        // Setting the old value back restores the data.
        if (one.kind === 'set') expect(meant(read(set(written, one.at.path, one.was)))).toEqual(meant(before));
      }),
      { numRuns: runs(40) },
    );
  });
});

/** Expects everything outside the lines of the change to be the same, to the byte. */
function expectRestUntouched(before: string, after: string, one: Change) {
  const [old, now] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  const comments = (lines: string[]) => lines.flatMap((line) => /(?<=^\s*|\s)# .*/.exec(line)?.[0] ?? []).toSorted();
  const isEmptied = /^\uFEFF?$/.test(after);
  expect(isEmptied || after.includes('\r\n') === before.includes('\r\n')).toBe(true);
  expect(/[^\r]\n/.test(after) && after.includes('\r\n')).toBe(false);
  expect(isEmptied || after.endsWith('\n') === before.endsWith('\n')).toBe(true);
  if (one.kind === 'move') {
    expect(comments(now)).toEqual(comments(old));
    return;
  }
  let head = 0;
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(old.length, now.length) - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const gone = old.slice(head, old.length - tail);
  const { path } = one.at;
  const isNew = one.kind === 'insert' || (one.kind === 'set' && one.was === null);
  if (isNew) {
    // At most `name: {}`, or the dash of the entry below.
    expect(gone.length).toBeLessThanOrEqual(1);
    return;
  }
  // The lines of the value, found independently.
  const document = parseDocument(before);
  const node = document.getIn(path, true);
  const range = (node as { range?: number[] } | undefined)?.range ?? [0, 0];
  const lineOf = (offset: number) => before.slice(0, offset).split('\n').length - 1;
  const end = lineOf((range[1] ?? 0) - (before[(range[1] ?? 0) - 1] === '\n' ? 1 : 0));
  // The entry around it may become empty, and an empty line may be removed.
  const slack = one.kind === 'set' && one.value !== null && isScalar(node) ? 0 : 2;
  let from = lineOf(range[0] ?? 0);
  for (let above = 0; above < slack && from > 0;) if (!/^\s*(#|$)/.test(old[--from] ?? '')) above += 1;
  expect(head).toBeGreaterThanOrEqual(from);
  expect(old.length - tail - 1).toBeLessThanOrEqual(end + slack);
}
