import { createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoryContent } from '../../../src/model/content';
import type { KeepStoryProps } from '../../../src/story/keep/keep-story';

/** The effects of one render. */
let effects: (() => unknown)[] = [];
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (run: () => unknown) => void effects.push(run),
  useId: () => 'id',
  useState: (make: () => unknown) => [make()],
  useSyncExternalStore: (_subscribe: unknown, state: () => unknown) => state(),
}));
vi.mock('../../../src/story/stage/use-kept-focus', () => ({ useKeptFocus: () => {} }));
vi.mock('../../../src/story/keep/story-files', () => ({ findPhotoFormat: async () => 'avif', storyFiles: () => [] }));
const keeping = vi.hoisted(() => ({ step: 'broken', done: 0, total: 1 }));
vi.mock('../../../src/story/keep/story-keeper', () => ({
  createStoryKeeper: () => ({
    state: () => keeping,
    subscribe: () => () => {},
    check: async () => {},
    keep: async () => {},
  }),
}));
const release = vi.hoisted(() => ({ reload: vi.fn<() => Promise<boolean>>(async () => true) }));
vi.mock('../../../src/story/keep/prepare-offline', () => ({
  prepareOffline: async () => false,
  reloadOldPage: release.reload,
}));

beforeEach(() => {
  effects = [];
  release.reload.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['reloads once it failed to save the story', 'broken', 1],
  ['does not reload before the guest saves the story', 'incomplete', 0],
])('a page of an earlier release %s', async (_case, step, reloads) => {
  keeping.step = step;
  vi.resetModules();
  const { makeKeepStory } = await import('../../../src/story/keep/keep-story');
  const KeepStory = await makeKeepStory();
  const story = { words: { keepSize: '{size} MB' }, cards: [] } as unknown as StoryContent;
  renderToStaticMarkup(createElement(KeepStory, { story, loadScene: async () => {} } as unknown as KeepStoryProps));
  for (const run of effects) run();
  expect(release.reload).toHaveBeenCalledTimes(reloads);
});

/** Presses each button in an element. */
function press(node: ReactNode): void {
  if (Array.isArray(node)) node.forEach(press);
  if (!isValidElement<{ children?: ReactNode; onClick?: () => void }>(node)) return;
  node.props.onClick?.();
  press(node.props.children);
}

test.each([
  ['with the scene', false, 1],
  ['without the scene for a guest who sees only the flat deck', true, 0],
])('the story is saved %s', async (_case, hasForcedColours, loads) => {
  keeping.step = 'incomplete';
  vi.stubGlobal('window', { location: { search: '' } });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('matchMedia', () => ({ matches: hasForcedColours }));
  const { makeKeepStory } = await import('../../../src/story/keep/keep-story');
  const loadScene = vi.fn<() => Promise<void>>(async () => {});
  const story = { words: { keepSize: '{size} MB' }, cards: [{}] } as unknown as StoryContent;
  const box = { x: 0, y: 0, width: 1, height: 1 };
  const { type, props } = (await makeKeepStory())({ story, loadScene, box });
  press((type as (all: unknown) => ReactNode)(props));
  expect(loadScene).toHaveBeenCalledTimes(loads);
});
