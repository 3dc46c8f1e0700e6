import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StoryCard } from '../../../src/model/content';
import { StoryList } from '../../../src/story/list/story-list';

test('the list gives each run of a year its own heading, even if the year recurs', () => {
  const cards = ['Soon', 'May 2017', 'June', '2018', 'Back in 2017'].map((date, id): StoryCard => ({
    id,
    date,
    caption: '',
    media: { kind: 'none' },
    background: [],
    allowed: [],
  }));
  const html = renderToStaticMarkup(<StoryList cards={cards} />);
  const [ids, labels] = [/<h2 id="([^"]+)"/g, /labelledby="([^"]+)"/g].map((pattern) =>
    [...html.matchAll(pattern)].map(([, id]) => id),
  );
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(3);
  expect(labels).toEqual(ids);
});
