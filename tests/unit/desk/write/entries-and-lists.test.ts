import { describe, expect, test } from 'vitest';
import { EVENT, read, set, remove, move, insert } from '../../../fixtures/write-yaml.ts';

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

  test('are removed, but the comments above them stay', () => {
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
  const spaced =
    'events:\n  # Of a.\n  - id: a\n    note: >-\n      One.\n\n  - id: b # ours\n\n  # Alone.\n\n  # Of c.\n  - id: c\n\nend: 1\n';

  test('insert an entry in the style of the others', () => {
    expect(insert(spaced, ['events', 1], { title: 'X', id: 'x' }, () => EVENT)).toBe(
      spaced.replace('One.\n', 'One.\n\n  - id: x\n    title: X\n'),
    );
    expect(insert(spaced, ['events', 0], { id: 'x' })).toBe(spaced.replace('events:\n', 'events:\n  - id: x\n\n'));
    expect(insert(spaced, ['events', 3], { id: 'x' })).toBe(spaced.replace('- id: c\n', '- id: c\n\n  - id: x\n'));
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

  test('keep the comments above a removed entry, but no sample note', () => {
    expect(remove(spaced, 'events', 0)).toBe(spaced.replace(/ {2}- id: a\n.*\n.*\n/, ''));
    expect(remove(spaced, 'events', 1)).toBe(spaced.replace('  - id: b # ours\n\n', ''));
    expect(remove('a:\n  - x\n\n  - y\n\nb: 1\n', 'a', 1)).toBe('a:\n  - x\n\nb: 1\n');
    expect(remove('a:\n  - x\n\n  - y\n\nb: 1\n', 'a', 0)).toBe('a:\n  - y\n\nb: 1\n');
    expect(remove('a: # ours\n  - x\nb: 1\n', 'a', 0)).toBe('a: [] # ours\nb: 1\n');
    expect(remove('l:\n  - - 1, 2\n    # Of b.\n    - 3, 4\n', 'l', 0, 0)).toBe('l:\n  # Of b.\n  - - 3, 4\n');
    expect(remove('a:\n  - x\n  # sample\n  - y', 'a', 1)).toBe('a:\n  - x');
    expect(remove('a: [\n    x, # ours\n    y,\n  ]\n', 'a', 1)).toBe('a: [\n    x, # ours\n    \n  ]\n');
  });

  test('move an entry with the comments above it', () => {
    expect(move(spaced, ['events', 2], 0)).toBe(
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
