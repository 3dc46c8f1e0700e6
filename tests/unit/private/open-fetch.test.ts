import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seal } from '../../../build/emit/private/seal.ts';
import { CHUNK, importKey } from '../../../src/private/sealed.ts';

const key = await importKey(new Uint8Array(32));
vi.mock('../../../src/private/kept-key', () => ({ readKey: async () => ({ id: '', key }) }));

const FILM = 'assets/film-Ab3dEf9h.mp4';
/** A film in which no two chunks are the same. */
const film = Uint8Array.from(
  { length: 2 * CHUNK + 500 },
  (_, index) => index * 31 + (index >> 8) + Math.floor(index / CHUNK),
);
const sealed = await seal(key, FILM, film);
/** The worker’s global object, whose `fetch` is replaced. */
const worker: { fetch: typeof fetch } & Record<string, unknown> = { fetch, DecompressionStream: true };
/** Whether the host answers a request for a part with only that part. */
let sendsParts = true;

beforeEach(async () => {
  sendsParts = true;
  worker.fetch = async (_input, init) => {
    const [, from = 0, to] = /bytes=(\d+)-(\d*)/.exec(new Headers(init?.headers).get('range') ?? '') ?? [];
    if (!sendsParts) return new Response(sealed);
    const part = sealed.subarray(Number(from), to ? Number(to) + 1 : sealed.length);
    return new Response(part, { status: 206, headers: { 'content-range': `bytes ${from}-${to}/${sealed.length}` } });
  };
  vi.stubGlobal('self', worker);
  vi.stubGlobal('ROOT', '/');
  vi.stubGlobal('location', { origin: 'https://example.com' });
  vi.resetModules();
  await import('../../../src/private/open-fetch');
});
afterEach(() => vi.unstubAllGlobals());

/** Requests the film from a byte to its end. */
const openFrom = (from: number) =>
  worker.fetch(new Request(`https://example.com/${FILM}`, { headers: { range: `bytes=${from}-` } }));

test('a part of a film opens from the middle', async () => {
  const response = await openFrom(CHUNK + 10);
  expect([response.status, response.headers.get('content-range')]).toEqual([
    206,
    `bytes ${CHUNK + 10}-${film.length - 1}/${film.length}`,
  ]);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(film.subarray(CHUNK + 10));
});

test('a film opens whole from a host that sends no parts', async () => {
  sendsParts = false;
  const response = await openFrom(CHUNK + 10);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(film);
});

test.each([
  ['a public site', 404, 404, 'The code'],
  ['a private site', 404, 200, ''],
  ['a host that is down', 503, 503, ''],
])('an unsealed file loads only if the site has become public: %s', async (_when, sealedStatus, gunzipStatus, body) => {
  const address = 'https://example.com/assets/party-Ab3dEf9h.js';
  const requested: string[] = [];
  worker.fetch = async (input) => {
    const { href } = new URL(input instanceof Request ? input.url : String(input), address);
    requested.push(href);
    if (href === address) return new Response('The code');
    // Only a private site has `gunzip.js`.
    return new Response('', { status: href.endsWith('/gunzip.js') ? gunzipStatus : sealedStatus });
  };
  vi.resetModules();
  await import('../../../src/private/open-fetch');
  const response = await worker.fetch(address);
  expect(await response.text()).toBe(body);
  // A private site's host never learns a file's name.
  expect(requested.includes(address)).toBe(body !== '');
});
