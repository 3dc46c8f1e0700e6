import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StoryCard } from '../../../src/model/content';
import { StoryList } from '../../../src/story/list/story-list';

test('the list gives each year a heading of its own, even a year that recurs', () => {
  const cards = ['Soon', 'May 2017', 'June', '2018', 'Back in 2017'].map((date, id): StoryCard => ({
    id,
    date,
    caption: '',
    media: { kind: 'none' },
    background: [],
    allowed: [],
  }));
  const html = renderToStaticMarkup(<StoryList cards={cards} />);
  const [ids, labels] = [/<h2 id="([^"]+)"/g, /labelledby="([^"]+)"/g].map((found) =>
    [...html.matchAll(found)].map(([, id]) => id),
  );
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(3);
  expect(labels).toEqual(ids);
});
