import { afterEach, expect, test, vi } from 'vitest';
import { seal } from '../../../build/emit/private/seal.ts';
import { blobFiles } from '../../../src/private/blob-files.ts';
import { importKey } from '../../../src/private/sealed.ts';

const PHOTO = 'assets/card-01-640-Ab3dEf9h.avif';

afterEach(() => vi.unstubAllGlobals());

test('a file that failed to load is fetched again the next time it is needed', async () => {
  const key = await importKey(new Uint8Array(32));
  const sealed = await seal(key, PHOTO, new Uint8Array(10));
  const answers = [new Response('', { status: 503 }), new Response(sealed)];
  vi.stubGlobal('fetch', async () => answers.shift());
  const files = blobFiles(key, '/');
  // The body of the 503 is empty, so too short for a sealed file.
  await expect(files.find(`/${PHOTO}`)).rejects.toThrow('cut short');
  const found = await files.find(`/${PHOTO}`);
  expect(found).toMatch(/^blob:/);
  expect(await files.find(`/${PHOTO}`)).toBe(found);
});
