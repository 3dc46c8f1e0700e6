import { expect, test, vi } from 'vitest';
import type { Photo } from '../../../src/model/content';
import { fetchBitmap } from '../../../src/story/scene/faces/fetch-bitmap';
import { createPhotoStore } from '../../../src/story/scene/faces/photo-store';

vi.mock('../../../src/story/scene/faces/fetch-bitmap');

test('a photo that has failed is fetched again once its card is on top', async () => {
  let isOnline = false;
  vi.mocked(fetchBitmap).mockImplementation(async () => {
    if (!isOnline) throw new Error('offline');
    return { width: 1, height: 1, close: () => {} };
  });
  const painted: number[] = [];
  const store = createPhotoStore({
    count: 3,
    photoOf: () => ({}) as Photo,
    boxOf: () => ({ width: 1, height: 1 }),
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
