import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Keeping } from '../../../src/story/keep/story-keeper';
import { describeFetch, saveShow } from '../../../src/story/present/setup/use-fetched-story';

const loadScene = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.reject(new Error('No WebGL'))));
vi.mock('../../../src/story/view/load-scene', () => ({ loadScene }));
vi.mock('virtual:content/story', () => ({ story: { cards: ['May', 'June'].map((date, id) => ({ id, date })) } }));
vi.mock('virtual:content/storyBytes', () => ({ storyBytes: {} }));
vi.mock('virtual:content/storyPrints', () => ({ storyPrints: [] }));

const FILES = [0, 1].map((card) => ({ card, url: `http://site/${card}`, cache: 'photos', bytes: 100 }));
/** An attempt that failed with `done` bytes of two files saved. */
const broken = (done: number) => ({ step: 'broken' as const, done, total: 200, left: FILES.slice(done / 100) });
const kept = { step: 'kept' as const, done: 200, total: 200, left: [] };

let hasForcedColours = false;
beforeEach(() => {
  hasForcedColours = false;
  loadScene.mockClear();
  vi.stubGlobal('window', { caches: {}, location: { search: '' } });
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('matchMedia', () => ({ matches: hasForcedColours }));
});
afterEach(() => vi.unstubAllGlobals());

test('without a service worker, the editor still reports that the show works offline', async () => {
  expect(await saveShow({ keep: async () => {} })).toBe(true);
});

test('a show saves the scene only if it can be shown', async () => {
  await saveShow({ keep: async () => {} });
  expect(loadScene).toHaveBeenCalledOnce();
  hasForcedColours = true;
  await saveShow({ keep: async () => {} });
  expect(loadScene).toHaveBeenCalledOnce();
});

/** What the panel shows once the guest wants the story. */
const describePanel = (keeping: Keeping, worksOffline: boolean) => describeFetch(keeping, true, worksOffline);

test('the panel offers a retry unless the browser refuses to save anything', () => {
  for (const worksOffline of [true, false])
    expect(describePanel(broken(100), worksOffline)).toEqual({
      savedCount: 1,
      missingDates: ['June'],
      step: 'broken',
      canKeep: true,
    });
  expect(describePanel(broken(0), false).canKeep).toBe(false);
  expect(describePanel(kept, false).canKeep).toBe(false);
  // A full device refuses the worker's files, too.
  expect(describePanel({ ...broken(0), step: 'no room' }, false)).toMatchObject({
    step: 'no room',
    canKeep: true,
  });
  expect(describePanel(kept, true)).toMatchObject({ step: 'ready', canKeep: true });
});
