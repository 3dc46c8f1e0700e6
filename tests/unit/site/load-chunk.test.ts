import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkError, loadChunk } from '../../../src/load-chunk';

const MODULE = { default: () => null };
const load = async () => MODULE;
let asked: string[] = [];
/** The host's responses in order; after these, a script. */
let answers: Response[] = [];

beforeEach(() => {
  asked = [];
  answers = [];
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    asked.push(`${url} ${cache}`);
    return answers.shift() ?? new Response('export default 1');
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the chunk loader', () => {
  test.each([
    ['an error', () => new Response('', { status: 503 })],
    ['an empty answer', () => new Response('')],
    ['a page', () => new Response('\n<!doctype html>')],
  ])('fetches a script again past the cache after %s', async (name, answer) => {
    answers = [answer()];
    expect(await loadChunk(load, [`${name}.js`])).toBe(MODULE);
    expect(asked).toEqual([`/${name}.js default`, `/${name}.js reload`]);
  });

  test('treats a module without exports as a failure', async () => {
    const modules = [{}, { Part: undefined }, undefined];
    for (const [at, module] of modules.entries()) {
      const imports: unknown[] = [module, MODULE];
      expect(await loadChunk(async () => imports.shift(), [`empty-${at}.js`])).toBe(MODULE);
    }
  });

  test('fetches a file once for all chunks that need it', async () => {
    await loadChunk(load, ['one.js', 'shared.js']);
    await loadChunk(load, ['two.js', 'shared.js']);
    expect(asked.filter((url) => url.includes('shared'))).toHaveLength(1);
  });

  test('gives up after the second try, and starts over when asked again', async () => {
    answers = [new Response(''), new Response('')];
    await expect(loadChunk(load, ['gone.js'])).rejects.toThrow(ChunkError);
    expect(await loadChunk(load, ['gone.js'])).toBe(MODULE);
    expect(asked).toHaveLength(3);
  });
});
