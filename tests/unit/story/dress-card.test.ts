import { expect, test, vi } from 'vitest';
import { retryPhoto } from '../../../src/story/flat/dress-card';

test.each([
  ['has failed is fetched again', { complete: true, naturalWidth: 0 }, [['src', 'a.webp']]],
  ['has loaded stays', { complete: true, naturalWidth: 320 }, []],
  ['is loading stays', { complete: false, naturalWidth: 0 }, []],
])('on top of the flat deck, a photo that %s', (_case, state, calls) => {
  const setAttribute = vi.fn<(name: string, value: string) => void>();
  retryPhoto({ ...state, getAttribute: () => 'a.webp', setAttribute } as unknown as HTMLImageElement);
  expect(setAttribute.mock.calls).toEqual(calls);
});
