import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAGES, pathOf, type PageId } from '../../src/site/pages';
import { neighboursOf } from '../../src/site/way';

const SCREENS = PAGES.flatMap((page) => (page.next === null ? [] : [page.id]));
const everything = () => true;

describe('Previous and Next', () => {
  test.each([
    ['story', null, '/schedule'],
    ['schedule', '/story', '/program'],
    ['program', '/schedule', '/party'],
    ['party', '/schedule', '/travel'],
    ['travel', '/party', '/faq'],
    ['faq', '/travel', '/registry'],
    ['registry', '/faq', '/'],
  ] as const)('of %s lead to %s and %s', (page, before, after) => {
    const { previous, next } = neighboursOf(page, everything);
    expect(previous && pathOf(previous)).toBe(before);
    expect(pathOf(next)).toBe(after);
  });

  test('lead past a page that is left out', () => {
    const without =
      (...gone: PageId[]) =>
      (page: PageId) =>
        !gone.includes(page);
    expect(neighboursOf('faq', without('registry'))).toEqual({ previous: 'travel', next: 'home' });
    expect(neighboursOf('schedule', without('story', 'program'))).toEqual({ previous: null, next: 'party' });
    expect(neighboursOf('travel', without('party', 'schedule'))).toEqual({ previous: 'story', next: 'faq' });
  });

  test('lead only to pages that are there, from the first one to home, whichever are left out', () => {
    fc.assert(
      fc.property(fc.subarray(SCREENS, { minLength: 1 }), (there) => {
        const isThere = (page: PageId) => there.some((id) => id === page);
        const way: string[] = [];
        let page: (typeof SCREENS)[number] | 'home' | undefined = there[0];
        while (page !== 'home' && page !== undefined) {
          way.push(page);
          const { previous, next } = neighboursOf(page, isThere);
          expect(previous === null || isThere(previous)).toBe(true);
          page = next;
        }
        expect(way).toEqual(there);
      }),
    );
  });
});

test('the flags are the eight letters of the eight pages', () => {
  expect(PAGES.map(({ flag }) => flag).join('')).toBe('OSPWTFRY');
});
