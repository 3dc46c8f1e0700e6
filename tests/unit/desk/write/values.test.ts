import { describe, expect, test } from 'vitest';
import { applyChange } from '../../../../desk/server/write/apply-change.ts';
import { noOrder, at, set, remove, move } from '../../../fixtures/write-yaml.ts';

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
    ['an asterisk at the start is quoted', 'a: Old\n', '*Slow Water*, for strings', "a: '*Slow Water*, for strings'\n"],
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
  ])('%s', (_promise, text, value, after) => {
    expect(set(text, ['a'], value)).toBe(after);
  });

  const LONG =
    'Three days by the water in Gloucester, Massachusetts, and six years of getting there, with everything that you need for it.';

  test('a long text is wrapped, and the comment next to its key stays there', () => {
    const text = set('list:\n  - name: x # ours\n    end: y\n', ['list', 0, 'name'], LONG);
    expect(text).toMatch(/^list:\n {2}- name: >- # ours\n {6}Three[^\n]+\n {6}[^\n]+\n {4}end: y\n$/);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
    const removed = set(text, ['list', 0, 'name'], null);
    expect(removed).toBe('list:\n  - end: y\n');
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
    // A comment at the top is about the whole file.
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

  test('a file is removed only if it has nothing but comments', () => {
    const removal = { kind: 'removeFile', at: at(), was: null } as const;
    expect(applyChange('# intro: Hola\n', removal, noOrder)).toEqual({ status: 'applied', text: '' });
    expect(applyChange('intro: Hola\n', removal, noOrder)).toEqual({ status: 'conflict', theirs: { intro: 'Hola' } });
  });

  test('an unreadable file is not changed', () => {
    const broken = () => applyChange('a: "Old\n', { kind: 'set', at: at('a'), was: 'Old', value: 'New' }, noOrder);
    expect(broken).toThrow('never closed');
  });
});

describe('other values', () => {
  test('numbers, booleans and colours keep the style of the file', () => {
    expect(set('a: true\n', ['a'], false)).toBe('a: false\n');
    expect(set('a: [42.616, -70.668]\n', ['a'], [42.6, -70.668])).toBe('a: [42.6, -70.668]\n');
    expect(set("a: ['#1d2450', '#4b3f86'] # ours\n", ['a'], ['#1d2450', '#000000', '#4b3f86'])).toBe(
      "a: ['#1d2450', '#000000', '#4b3f86'] # ours\n",
    );
    expect(set("a: '#24464a' # ours\n", ['a'], ['#1d2450', '#4b3f86'])).toBe("a: ['#1d2450', '#4b3f86'] # ours\n");
    expect(set("a: ['#1d2450', '#4b3f86']\n", ['a'], '#24464a')).toBe("a: '#24464a'\n");
  });

  test('values in braces and brackets stay there', () => {
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
