import { expect, test } from 'vitest';
import { withCoverOf, withoutCover } from '../../../src/offline/bare-page';

/** A page with a cover. The cover's `$&` must survive, although `replace` expands it in a replacement string. */
const page = (name: string, cover: string) =>
  `<title>${name}</title><template>${name}</template><div id="root" data-cover="${cover}"><main><p>${cover}$&</p></main></div>
  <script>keepCover()</script><div>${name}</div><script></script>`;

test('a page without its cover gets it back from another page', () => {
  const bare = withoutCover(page('Travel', 'a1'));
  expect(bare).not.toContain('a1$&');
  expect(withCoverOf(page('Home', 'a1'), bare)).toBe(page('Travel', 'a1'));
});

test('only the same cover is inserted, and only into a page without one', () => {
  expect(withCoverOf(page('Home', 'b2'), withoutCover(page('Travel', 'a1')))).toBeNull();
  expect(withCoverOf(page('Home', 'a1'), page('Home', 'a1'))).toBeNull();
  expect(withCoverOf(page('Home', 'a1'), 'Not found')).toBeNull();
  expect(withCoverOf('', '')).toBeNull();
});
