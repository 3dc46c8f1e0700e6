import { describe, expect, it } from 'vitest';
import { allRead, readPages, trackedRoute } from '../../src/site/present-pages';

const NOTHING = {
  '/story': false,
  '/schedule': false,
  '/party': false,
  '/travel': false,
  '/faq': false,
  '/registry': false,
};

describe('what has been read', () => {
  it('is gathered in the menu’s order', () => {
    expect(readPages(NOTHING)).toEqual([]);
    expect(readPages({ ...NOTHING, '/faq': true, '/story': true, '/party': true })).toEqual(['story', 'party', 'faq']);
  });

  it('is not remembered of the program, nor of the thank-you', () => {
    expect(trackedRoute('program')).toBeNull();
    expect(trackedRoute('thanks')).toBeNull();
    expect(trackedRoute('faq')).toBe('/faq');
  });

  it('is all once every page that is there has been', () => {
    const all = Object.fromEntries(Object.keys(NOTHING).map((route) => [route, true])) as typeof NOTHING;
    expect(allRead(all)).toBe(true);
    expect(allRead({ ...all, '/travel': false })).toBe(false);
  });
});
