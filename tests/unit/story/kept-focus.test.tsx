import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoryContent } from '../../../src/model/content';
import { makeKeepStory, type KeepStoryProps } from '../../../src/story/keep/keep-story';

/** The effects and the refs of one render. */
let effects: (() => unknown)[] = [];
let refs: { current: unknown }[] = [];
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (run: () => unknown) => void effects.push(run),
  useLayoutEffect: (run: () => unknown) => void effects.push(run),
  useRef: (value: unknown) => {
    const ref = { current: value };
    refs.push(ref);
    return ref;
  },
  useSyncExternalStore: (_subscribe: unknown, state: () => unknown) => state(),
}));
vi.mock('../../../src/story/keep/story-files', () => ({ findPhotoFormat: async () => 'avif', storyFiles: () => [] }));
const keeping = vi.hoisted(() => ({ step: 'kept', done: 1, total: 1 }));
vi.mock('../../../src/story/keep/story-keeper', () => ({
  createStoryKeeper: () => ({
    state: () => keeping,
    subscribe: () => () => {},
    check: async () => {},
  }),
}));

class FakeButton {
  isConnected = false;
  focus = vi.fn<() => void>();
}

beforeEach(() => {
  effects = [];
  refs = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  keeping.step = 'kept';
});

test('once the story is kept, the focus moves to the buttons after the deck', async () => {
  const like = new FakeButton();
  const body = {};
  vi.stubGlobal('Element', FakeButton);
  vi.stubGlobal('document', {
    body,
    activeElement: body,
    addEventListener: () => {},
    removeEventListener: () => {},
    querySelector: (selector: string) => (selector === 'section ~ * button' ? like : null),
  });
  const story = { words: { kept: 'Kept' }, cards: [] } as unknown as StoryContent;
  const KeepStory = await makeKeepStory();
  renderToStaticMarkup(createElement(KeepStory, { story, loadScene: async () => {} } as unknown as KeepStoryProps));
  // The button that had the focus is no longer in the page.
  for (const ref of refs) ref.current = new FakeButton();
  for (const run of effects) run();
  expect(like.focus).toHaveBeenCalledOnce();
});

// React would fail to remove a text that the browser's translation has replaced.
test.each(['kept', 'no room', 'broken'])('at the step “%s”, the message is in an element of its own', async (step) => {
  keeping.step = step;
  const words = { keep: '', keepSize: '', kept: 'Message', keepNoRoom: 'Message', keepBroken: 'Message' };
  const props = { story: { words, cards: [] }, loadScene: async () => {} } as unknown as KeepStoryProps;
  const markup = renderToStaticMarkup(createElement(await makeKeepStory(), props));
  expect(markup).toContain('<span>Message</span></p>');
});
