import { afterEach, expect, test, vi } from 'vitest';
import { retryPhoto } from '../../../src/story/flat/dress-card';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['has failed is fetched again', { complete: true, naturalWidth: 0 }, [['src', 'a.webp']]],
  ['has loaded stays', { complete: true, naturalWidth: 320 }, []],
  ['is loading stays', { complete: false, naturalWidth: 0 }, []],
])('on top of the flat deck, a photo that %s', async (_case, state, calls) => {
  const setAttribute = vi.fn<(name: string, value: string) => void>();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Offline')));
  await retryPhoto({ ...state, getAttribute: () => 'a.webp', setAttribute } as unknown as HTMLImageElement);
  expect(setAttribute.mock.calls).toEqual(calls);
});

test('a photo that the browser remembers as missing is fetched from the host before it shows', async () => {
  const steps: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    steps.push(`${url} ${cache}`);
    return new Response();
  });
  const image = { complete: true, naturalWidth: 0, currentSrc: 'a.avif', getAttribute: () => 'a.webp' };
  const setAttribute = () => steps.push('shown');
  await retryPhoto({ ...image, setAttribute } as unknown as HTMLImageElement);
  expect(steps).toEqual(['a.avif reload', 'shown']);
});
