import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageId } from '../../../src/model/pages';
import { Cover } from '../../../src/worlds/harbour/cover';
import { Emblem } from '../../../src/worlds/harbour/ornaments/emblem';
import { Fireworks } from '../../../src/worlds/harbour/scenery/lights/fireworks';

const count = (markup: string, pattern: RegExp) => markup.match(pattern)?.length ?? 0;

test('the ship flies one flag per page read, and many once all are read', () => {
  const flags = (read: PageId[], complete = false) => {
    const home = renderToStaticMarkup(<Cover phase="home" read={read} complete={complete} />);
    // The square field of a flag, drawn before its shapes.
    return count(home, /<path fill="#[^"]+" d="M0 0H30V30H0z"/g);
  };
  expect(flags([])).toBe(0);
  expect(flags(['story', 'travel', 'registry'])).toBe(3);
  expect(flags(['story', 'schedule', 'party', 'travel', 'faq', 'registry'], true)).toBeGreaterThan(15);
});

test('most fireworks wait until everything has been read', () => {
  const bursts = (complete: boolean) => count(renderToStaticMarkup(<Fireworks complete={complete} />), /data-burst=/g);
  expect(bursts(false)).toBeGreaterThan(0);
  expect(bursts(true)).toBeGreaterThan(2 * bursts(false));
});

test('a signal flag is rolled up until its page is read', () => {
  expect(renderToStaticMarkup(<Emblem page="faq" isUnread />)).not.toContain('<polygon');
  expect(renderToStaticMarkup(<Emblem page="faq" />)).toContain('<polygon');
});
