import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAGES, pathOf, type PageId } from '../../../src/model/pages';
import { neighboursOf } from '../../../src/site/page-order';

const SCREENS = PAGES.flatMap((page) => (page.next === null ? [] : [page.id]));
const hasEveryPage = () => true;

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
    const { previous, next } = neighboursOf(page, hasEveryPage);
    expect(previous && pathOf(previous)).toBe(before);
    expect(pathOf(next)).toBe(after);
  });

  test('skip a page that is left out', () => {
    const without =
      (...missing: PageId[]) =>
      (page: PageId) =>
        !missing.includes(page);
    expect(neighboursOf('faq', without('registry'))).toEqual({ previous: 'travel', next: 'home' });
    expect(neighboursOf('schedule', without('story', 'program'))).toEqual({ previous: null, next: 'party' });
    expect(neighboursOf('travel', without('party', 'schedule'))).toEqual({ previous: 'story', next: 'faq' });
  });

  test('lead through all included pages in order, whichever are left out', () => {
    fc.assert(
      fc.property(fc.subarray(SCREENS, { minLength: 1 }), (included) => {
        const has = (page: PageId) => included.some((id) => id === page);
        const visited: string[] = [];
        let page: (typeof SCREENS)[number] | 'home' | undefined = included[0];
        while (page !== 'home' && page !== undefined) {
          visited.push(page);
          const { previous, next } = neighboursOf(page, has);
          expect(previous === null || has(previous)).toBe(true);
          page = next;
        }
        expect(visited).toEqual(included);
      }),
    );
  });
});

test('the flags are the eight letters of the eight pages', () => {
  expect(PAGES.map(({ flag }) => flag).join('')).toBe('OSPWTFRY');
});
