import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StoryContent } from '../../../src/model/content';
import type { KeepStoryProps } from '../../../src/story/keep/keep-story';

/** The effects of one render. */
let effects: (() => unknown)[] = [];
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (run: () => unknown) => void effects.push(run),
  useSyncExternalStore: (_subscribe: unknown, state: () => unknown) => state(),
}));
vi.mock('../../../src/story/stage/use-kept-focus', () => ({ useKeptFocus: () => {} }));
vi.mock('../../../src/story/keep/story-files', () => ({ findPhotoFormat: async () => 'avif', storyFiles: () => [] }));
const keeping = vi.hoisted(() => ({ step: 'broken', done: 0, total: 1 }));
vi.mock('../../../src/story/keep/story-keeper', () => ({
  createStoryKeeper: () => ({ state: () => keeping, subscribe: () => () => {}, check: async () => {} }),
}));
const release = vi.hoisted(() => ({ reload: vi.fn<() => Promise<boolean>>(async () => true) }));
vi.mock('../../../src/story/keep/prepare-offline', () => ({
  prepareOffline: async () => false,
  reloadOtherRelease: release.reload,
}));

beforeEach(() => {
  effects = [];
  release.reload.mockClear();
});

test.each([
  ['reloads once it failed to save the story', 'broken', false, 1],
  ['does not reload if the guest has left the story', 'broken', true, 0],
  ['does not reload before the guest saves the story', 'incomplete', false, 0],
])('a page of an earlier release %s', async (_case, step, leaves, reloads) => {
  keeping.step = step;
  vi.resetModules();
  const { makeKeepStory } = await import('../../../src/story/keep/keep-story');
  const KeepStory = await makeKeepStory();
  const story = { words: { keepSize: '{size} MB' }, cards: [] } as unknown as StoryContent;
  renderToStaticMarkup(createElement(KeepStory, { story, loadScene: async () => {} } as unknown as KeepStoryProps));
  const cleanUps = effects.map((run) => run());
  if (leaves) for (const cleanUp of cleanUps) if (typeof cleanUp === 'function') (cleanUp as () => void)();
  await new Promise(setImmediate);
  expect(release.reload).toHaveBeenCalledTimes(reloads);
});
