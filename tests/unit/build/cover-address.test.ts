import { expect, test } from 'vitest';
import { servedAs } from '../../../build/emit/cover-picture';

test('the cover’s picture is found in the page, however its folder is named', () => {
  const file = '/home/Zoë & Max, 2027/.cache/covers/0f3a/cover-480.avif';
  const served = ['/@fs/home/Zo%C3%AB%20&amp;%20Max,%202027/.cache', '/node_modules/.cache', '/our/day/.cache'];
  const page = served.map((path) => `<source srcset="${path}/covers/0f3a/cover-480.avif?no-inline 480w, /b.avif 9w">`);
  for (const tag of page) expect(tag.replace(servedAs(file), 'A')).toBe('<source srcset="A 480w, /b.avif 9w">');
});
