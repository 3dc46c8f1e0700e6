import { expect, test, vi } from 'vitest';
import { TRACKED_ROUTES } from '../../../src/model/pages';
import { hasReadAll, readPages, trackedRoute } from '../../../src/site/read-pages';
import type { ReadStates } from '../../../src/store';

const all = (isRead: boolean) => Object.fromEntries(TRACKED_ROUTES.map((route) => [route, isRead])) as ReadStates;

test('read pages are listed in menu order', () => {
  expect(readPages(all(false))).toEqual([]);
  expect(readPages({ ...all(false), '/faq': true, '/story': true, '/party': true })).toEqual(['story', 'party', 'faq']);
});

test('the program and the thank-you are not tracked', () => {
  expect(trackedRoute('program')).toBeNull();
  expect(trackedRoute('thanks')).toBeNull();
  expect(trackedRoute('faq')).toBe('/faq');
});

test('all is read once every tracked page of the site is', () => {
  expect(hasReadAll(all(true))).toBe(true);
  expect(hasReadAll({ ...all(true), '/travel': false })).toBe(false);
});

test('a page that is left out does not count', () => {
  expect(trackedRoute('registry')).toBeNull();
  expect(hasReadAll({ ...all(true), '/registry': false })).toBe(true);
});

test('of a site without tracked pages, nobody has read all', async () => {
  vi.resetModules();
  vi.doMock('../../../src/site/included-pages', () => ({ INCLUDED_PAGES: [] }));
  const untracked = await import('../../../src/site/read-pages');
  vi.doUnmock('../../../src/site/included-pages');
  // Other files run in this context too and must not get the module without pages.
  vi.resetModules();
  expect(untracked.hasReadAll(all(true))).toBe(false);
});
