import { describe, expect, it } from 'vitest';
import { PAGE_FLAGS } from '../../src/components/page-flags';
import { readLetters, trackedRoute } from '../../src/pages/landing/menu-flags';

const NOTHING = {
  '/story': false,
  '/schedule': false,
  '/party': false,
  '/travel': false,
  '/faq': false,
  '/registry': false,
};

describe('the flags of the menu', () => {
  it('are the eight letters of the eight pages', () => {
    expect(Object.values(PAGE_FLAGS).join('')).toBe('OSPWTFRY');
  });

  it('fly on the ship for what has been read, in the menu’s order', () => {
    expect(readLetters(NOTHING)).toEqual([]);
    expect(readLetters({ ...NOTHING, '/registry': true, '/story': true, '/party': true })).toEqual(['O', 'W', 'R']);
  });

  it('always fly where reading is not remembered', () => {
    expect(trackedRoute('program')).toBeNull();
    expect(trackedRoute('thanks')).toBeNull();
    expect(trackedRoute('faq')).toBe('/faq');
  });
});
