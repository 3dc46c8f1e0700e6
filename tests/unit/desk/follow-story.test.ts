import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NEW_GUEST } from '../../../desk/model/origins/origins-type';

/** A storage that has the same value under every key. */
class OneValueStorage {
  constructor(private readonly value: string | null) {}
  getItem() {
    return this.value;
  }
  setItem() {}
  removeItem() {}
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the card that the desk shows', 'guest', '3', { opened: true, storyIndex: 3 }],
  ['the first card, if what the desk stored is damaged', 'guest', '3x', { storyIndex: 0 }],
  ['its closed cover, as for a new guest', NEW_GUEST, '3', { opened: false, storyIndex: 0 }],
])('the site in the desk starts with %s', async (_start, preview, stored, state) => {
  vi.stubGlobal('Storage', OneValueStorage);
  vi.stubGlobal('localStorage', new OneValueStorage(null));
  // The card that the desk shows.
  vi.stubGlobal('sessionStorage', new OneValueStorage(stored));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('window', { frameElement: { getAttribute: () => preview }, addEventListener: () => {} });
  const { followStory } = await import('../../../desk/page/site/follow-story');
  const { useWedding } = await import('../../../src/store');
  followStory();
  expect(useWedding.getState()).toMatchObject(state);
});
