import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDifferences } from '../../../../desk/page/trouble/differences';
import { valueLines } from '../../../../desk/page/trouble/value-lines';

describe('two versions next to each other', () => {
  const marked = (one: string, other: string) =>
    findDifferences(one, other).map((pieces) => pieces.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join(''));

  test('mark the words that only one of them has', () => {
    expect(marked('The bells ring at a quarter past.', 'The bells ring at noon.')).toEqual([
      'The bells ring at [a quarter past].',
      'The bells ring at [noon].',
    ]);
    expect(marked('', 'All new')).toEqual(['', '[All new]']);
    expect(marked('Same', 'Same')).toEqual(['Same', 'Same']);
  });

  test('are complete, and their unmarked words are the same', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'é', '👰')).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [a, b] = findDifferences(one, other);
        const whole = (pieces: typeof a) => pieces.map((piece) => piece.text).join('');
        const common = (pieces: typeof a) =>
          pieces
            .filter(({ isOwn }) => !isOwn)
            .map((piece) => piece.text)
            .join('');
        expect([whole(a), whole(b)]).toEqual([one, other]);
        expect(common(a)).toBe(common(b));
        for (const { text: part, at } of a) expect(one.slice(at).startsWith(part)).toBe(true);
      }),
    );
  });

  test('are marked as a whole if comparing them would take too long', () => {
    const long = (word: string) => `Dear ${Array.from({ length: 5000 }, (_, index) => `${word}${index}`).join(' ')}`;
    const [one, other] = [long('a'), long('b')];
    expect(marked(one, other)).toEqual([`[${one}]`, `[${other}]`]);
    expect(findDifferences('', other)[0]).toEqual([]);
  });

  test('are shown in lines, as in the files', () => {
    expect(valueLines(['#1d2450', '#4b3f86'])).toBe('- #1d2450\n- #4b3f86');
    expect(valueLines({ title: 'Mass', calendar: true, links: [{ label: 'Map', url: 'https://a.test' }] })).toBe(
      'title: Mass\ncalendar: yes\nlinks:\n  - label: Map\n    url: https://a.test',
    );
    expect(valueLines({ title: 'Mass', links: [], place: 'church' })).toBe('title: Mass\nlinks: \nplace: church');
    expect(valueLines(null)).toBe('');
  });
});
