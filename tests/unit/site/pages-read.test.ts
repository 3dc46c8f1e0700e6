import { expect, test, vi } from 'vitest';
import { TRACKED_ROUTES } from '../../../src/model/pages';
import { hasReadAll, pagesRead, trackedRoute } from '../../../src/site/pages-read';
import type { ReadStates } from '../../../src/store';

const readStatesOf = (isRead: boolean) =>
  Object.fromEntries(TRACKED_ROUTES.map((route) => [route, isRead])) as ReadStates;

test('read pages are listed in menu order', () => {
  expect(pagesRead(readStatesOf(false))).toEqual([]);
  expect(pagesRead({ ...readStatesOf(false), '/faq': true, '/story': true, '/party': true })).toEqual([
    'story',
    'party',
    'faq',
  ]);
});

test('the program and the thank-you are not tracked', () => {
  expect(trackedRoute('program')).toBeNull();
  expect(trackedRoute('thanks')).toBeNull();
  expect(trackedRoute('faq')).toBe('/faq');
});

test('a guest has read all once every tracked page of the site is read', () => {
  expect(hasReadAll(readStatesOf(true))).toBe(true);
  expect(hasReadAll({ ...readStatesOf(true), '/travel': false })).toBe(false);
});

test('a page that the site leaves out does not count', () => {
  // The fixture has no registry.
  expect(trackedRoute('registry')).toBeNull();
  expect(hasReadAll({ ...readStatesOf(true), '/registry': false })).toBe(true);
});

test('nobody has read all of a site without tracked pages', async () => {
  vi.resetModules();
  vi.doMock('../../../src/site/included-pages', () => ({ INCLUDED_PAGES: [] }));
  const untracked = await import('../../../src/site/pages-read');
  vi.doUnmock('../../../src/site/included-pages');
  // Other files run in this context too and must not get the module without pages.
  vi.resetModules();
  expect(untracked.hasReadAll(readStatesOf(true))).toBe(false);
});
