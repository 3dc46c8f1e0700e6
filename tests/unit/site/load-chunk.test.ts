import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkError, loadChunk } from '../../../src/load-chunk';

const MODULE = { default: () => null };
const load = async () => MODULE;
/** The files that were fetched, each with its cache mode. */
let requests: string[] = [];
/** The host's first responses, in order; every later one is a script. */
let responses: Response[] = [];

beforeEach(() => {
  requests = [];
  responses = [];
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    requests.push(`${url} ${cache}`);
    return responses.shift() ?? new Response('export default 1');
  });
});
afterEach(() => vi.unstubAllGlobals());

// The loader remembers files, so each test loads files with names of its own.
describe('the chunk loader', () => {
  test.each([
    ['an error', () => new Response('', { status: 503 })],
    ['an empty response', () => new Response('')],
    ['a page', () => new Response('\n<!doctype html>')],
  ])('fetches a script again past the cache after %s', async (name, respond) => {
    responses = [respond()];
    expect(await loadChunk(load, [`${name}.js`])).toBe(MODULE);
    expect(requests).toEqual([`/${name}.js default`, `/${name}.js reload`]);
  });

  test('treats a module without exports as a failure', async () => {
    const modules = [{}, { Part: undefined }, undefined];
    for (const [index, module] of modules.entries()) {
      const imports: unknown[] = [module, MODULE];
      expect(await loadChunk(async () => imports.shift(), [`empty-${index}.js`])).toBe(MODULE);
    }
  });

  test('fetches a file once for all chunks that need it', async () => {
    await loadChunk(load, ['one.js', 'shared.js']);
    await loadChunk(load, ['two.js', 'shared.js']);
    expect(requests.filter((url) => url.includes('shared'))).toHaveLength(1);
  });

  test('gives up after the second try, and starts over when asked again', async () => {
    responses = [new Response(''), new Response('')];
    await expect(loadChunk(load, ['gone.js'])).rejects.toThrow(ChunkError);
    expect(await loadChunk(load, ['gone.js'])).toBe(MODULE);
    expect(requests).toHaveLength(3);
  });
});
