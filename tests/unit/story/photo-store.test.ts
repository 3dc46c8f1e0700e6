import { afterEach, expect, test, vi } from 'vitest';
import type { Photo } from '../../../src/model/content';
import { fetchBitmap } from '../../../src/story/scene/faces/fetch-bitmap';
import { createPhotoStore } from '../../../src/story/scene/faces/photo-store';

vi.mock('../../../src/story/scene/faces/fetch-bitmap');
afterEach(() => vi.unstubAllGlobals());

test('a photo that failed is fetched again once its card is on top', async () => {
  let isOnline = false;
  vi.mocked(fetchBitmap).mockImplementation(async () => {
    if (!isOnline) throw new Error('offline');
    return { width: 1, height: 1, close: () => {} };
  });
  const painted: number[] = [];
  const store = createPhotoStore({
    count: 3,
    photoOf: () => ({}) as Photo,
    photoBox: () => ({ width: 1, height: 1 }),
    paint: (card) => painted.push(card),
    onSettled: () => {},
  });
  store.focus(0);
  await vi.waitFor(() => expect(store.isSettled()).toBe(true));
  isOnline = true;
  store.focus(1);
  await vi.waitFor(() => expect(store.upload()).toBe(true));
  expect(painted).toEqual([1]);
});

test('a photo is fetched again when the shape of its box changes', async () => {
  vi.stubGlobal('window', { devicePixelRatio: 2 });
  vi.mocked(fetchBitmap).mockResolvedValue({ width: 1, height: 1, close: () => {} });
  let box = { width: 242, height: 252 };
  const painted: number[] = [];
  const store = createPhotoStore({
    count: 1,
    photoOf: (card) => (card === 0 ? ({} as Photo) : null),
    photoBox: () => box,
    paint: (card) => painted.push(card),
    onSettled: () => {},
  });
  const resize = async (width: number, height: number) => {
    box = { width, height };
    store.resize();
    await new Promise(setImmediate);
    store.upload();
  };
  await resize(242, 252);
  await resize(240, 250);
  expect(painted).toEqual([0]);
  await resize(238, 219);
  expect(painted).toEqual([0, 0]);
});

test('once the top card’s photo has loaded, two photos load at a time', async () => {
  /** Calling the next of these lets a photo arrive. */
  const arrivals: (() => void)[] = [];
  vi.mocked(fetchBitmap).mockImplementation(
    () => new Promise((resolve) => arrivals.push(() => resolve({ width: 1, height: 1, close: () => {} }))),
  );
  const store = createPhotoStore({
    count: 7,
    photoOf: () => ({}) as Photo,
    photoBox: () => ({ width: 1, height: 1 }),
    paint: () => {},
    onSettled: () => {},
  });
  /** How many photos have begun to load before each arrival. */
  const begun: number[] = [];
  store.focus(0);
  for (let arrived = 0; arrived < 4; arrived++) {
    begun.push(arrivals.length);
    arrivals[arrived]?.();
    await new Promise(setImmediate);
  }
  expect(begun).toEqual([1, 3, 4, 5]);
});

test.each([
  ['photos of swiped cards are slow', [0, 1], [0, 1, 2], [0, 1, 2, 3, 1]],
  ['photos of the cards below are slow after a swipe back', [2, 3], [1, 0], [1, 2, 3, 0]],
  ['the last card is swiped while its photo loads', [3], [3, 4], [3]],
])(
  'the top card’s photo does not wait, and none restarts needlessly, if %s',
  async (_case, slow, visited, expected) => {
    const cards = [0, 1, 2, 3];
    const photos = cards.map(() => ({}) as Photo);
    const fetched: number[] = [];
    vi.mocked(fetchBitmap).mockImplementation((photo) => {
      const card = photos.indexOf(photo);
      fetched.push(card);
      return slow.includes(card) ? new Promise(() => {}) : Promise.resolve({ width: 1, height: 1, close: () => {} });
    });
    const store = createPhotoStore({
      count: cards.length,
      photoOf: (card) => photos[card] ?? null,
      photoBox: () => ({ width: 1, height: 1 }),
      paint: () => {},
      onSettled: () => {},
    });
    for (const card of visited) {
      store.focus(card);
      await new Promise(setImmediate);
    }
    expect(fetched).toEqual(expected);
  },
);
