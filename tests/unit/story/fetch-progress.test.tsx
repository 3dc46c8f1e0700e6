import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FetchProgress } from '../../../src/story/present/setup/fetch-progress';

vi.mock('../../../src/story/present/setup/use-fetched-story', () => ({
  useFetchedStory: () => ({
    savedCount: 0,
    missingDates: ['The $$ years'],
    step: 'broken',
    canKeep: true,
    fetchStory: () => {},
  }),
}));

// `replace` would read `$$` in a replacement text as `$`.
test('the panel names missing cards by their dates, exactly as written', () => {
  expect(renderToStaticMarkup(<FetchProgress />)).toContain('The $$ years');
});
