import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderPages, previousPages, SCREEN_PAGES } from '../../../src/model/page-order';
import { PAGES, type PageId } from '../../../src/model/pages';

describe('Previous', () => {
  const previousOf = (page: PageId, pages = orderPages()) => previousPages(pages, false).get(page);
  const without = (...missing: PageId[]) => orderPages().filter((page) => !missing.includes(page));

  test.each([
    ['story', null],
    ['schedule', 'story'],
    ['program', 'schedule'],
    ['party', 'schedule'],
    ['travel', 'party'],
    ['faq', 'travel'],
    ['reply', 'faq'],
    ['registry', 'reply'],
    ['more', 'registry'],
  ] as const)('of %s leads to %s', (page, previous) => {
    expect(previousOf(page)).toBe(previous);
  });

  test('skips pages that the site leaves out', () => {
    expect(previousOf('registry', without('reply'))).toBe('faq');
    expect(previousOf('more', without('reply', 'registry'))).toBe('faq');
    expect(previousOf('schedule', without('story'))).toBeNull();
    expect(previousOf('party', without('schedule'))).toBe('story');
    expect(previousOf('travel', without('party', 'schedule'))).toBe('program');
  });

  test('follows the couple’s own order, even on the wedding party’s page', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...SCREEN_PAGES], { minLength: 1 }), (order) => {
        const previous = previousPages(order, true);
        expect(order.map((page) => previous.get(page))).toEqual([null, ...order.slice(0, -1)]);
      }),
    );
  });
});

test('pages that the couple’s order omits follow in the usual order, thank-you last', () => {
  const pages = ['registry', 'travel', 'story', 'schedule', 'program', 'party', 'faq', 'reply', 'more', 'thanks'];
  expect(orderPages(['registry', 'travel'])).toEqual(pages);
});

test('each page has a flag letter of its own', () => {
  expect(PAGES.map(({ flag }) => flag).join('')).toBe('OSPWTFCRMY');
});
