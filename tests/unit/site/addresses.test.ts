import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { screenOf } from '../../../src/site/addresses';

/** The pages of the fixture, which has neither a registry nor a page of the couple's own. */
const PAGES = ['story', 'schedule', 'program', 'party', 'travel', 'faq', 'reply'] as const;

describe('the screen of an address', () => {
  test.each(PAGES)('is the page that the address names: %s', (page) => {
    expect(screenOf(`/${page}`)).toBe(page);
    expect(screenOf(`/${page}/`)).toBe(page);
  });

  test.each([
    '/',
    '',
    '/thanks',
    '/registry',
    '/more',
    '/nowhere',
    '/travel/by/boat',
    '/toString',
    '/__proto__',
    '/%20',
    '/Travel',
  ])('is home at %j', (address) => expect(screenOf(address)).toBe('home'));

  test('is home at every address that names no page', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        fc.pre(!PAGES.some((page) => path === `/${page}` || path === `/${page}/`));
        // A path such as `/story//` may count as the page.
        fc.pre(!PAGES.some((page) => path.startsWith(`/${page}//`)));
        expect(screenOf(path)).toBe('home');
      }),
    );
  });
});
