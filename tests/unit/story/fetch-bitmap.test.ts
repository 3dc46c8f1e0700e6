import { afterEach, expect, test, vi } from 'vitest';
import type { Photo } from '../../../src/model/content';

afterEach(() => vi.unstubAllGlobals());

test('the scene shows a photo that the browser remembers as missing', async () => {
  vi.stubGlobal('window', { devicePixelRatio: 1 });
  vi.stubGlobal('fetch', async (_url: string, { cache }: RequestInit) =>
    cache === 'reload' ? new Response('photo') : new Response(null, { status: 404 }),
  );
  vi.stubGlobal('createImageBitmap', (blob: Blob) => blob.text());
  const photo = { width: 1, height: 1, avif: [{ url: 'a.avif', width: 1 }], webp: [] } as Partial<Photo> as Photo;
  // Another test may have replaced the module.
  const { fetchBitmap } = await vi.importActual<typeof import('../../../src/story/scene/faces/fetch-bitmap')>(
    '../../../src/story/scene/faces/fetch-bitmap',
  );
  expect(await fetchBitmap(photo, { width: 1, height: 1 }, new AbortController().signal)).toBe('photo');
});
