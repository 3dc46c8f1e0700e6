import { readKey, type KeptKey } from './kept-key';
import { isAnswerTo, sealedIn } from './locked-page';
import { contentTypeOf } from './content-types';
import { CHUNK, fromBase64, GUNZIP, nameOf, OPENED, openChunks, openFile, READABLE, SALT, TAG } from './sealed';

declare const self: {
  fetch: typeof fetch;
  DecompressionStream?: unknown;
  importScripts: (url: string) => void;
};
/** Filled in by the build: the base path of the whole site. */
declare const ROOT: string;

/* Replaces the worker's `fetch` with one that opens what it fetches, so `src/offline` works as on a public site. */

const network = self.fetch.bind(self);

if (!self.DecompressionStream) self.importScripts(ROOT + GUNZIP);

let storedKey: Promise<KeptKey | undefined> | null = null;

/** The key that this device remembers; undefined if it has none or the browser refuses its storage. */
export function currentKey(): Promise<KeptKey | undefined> {
  return (storedKey ??= readKey(ROOT).catch(() => undefined));
}

/** Makes `currentKey` read the key again, since a page may have stored another or forgotten it. */
export function renewKey(): void {
  storedKey = null;
}

self.fetch = async (input, init) => {
  const request = input instanceof Request ? input : new Request(input, init);
  const { origin, pathname } = new URL(request.url);
  const isOwn = origin === location.origin && pathname.startsWith(ROOT);
  const path = decodeURIComponent(pathname.slice(ROOT.length));
  const kept = isOwn && !READABLE.test(path) && (await currentKey());
  if (!kept) return network(request);
  // A page's address has no extension but `.html`.
  return /(^|\/)[^./]*(\.html)?$/.test(path) ? openPage(request, path, kept) : openAsset(request, path, kept.key);
};

/**
 * Opens the page that a locked page contains. The host sends the locked page, or that page sends itself with POST, which
 * saves a download. Returns any other response as it is, and also a locked page that the key does not open.
 * @throws if the key does not open a locked page that sent itself or would be cached
 */
async function openPage(request: Request, path: string, { id, key }: KeptKey): Promise<Response> {
  const isSent = request.method === 'POST';
  const response = isSent
    ? new Response(await request.text(), { status: OPENED, headers: { 'content-type': 'text/html' } })
    : await network(request);
  if (!response.headers.get('content-type')?.includes('text/html')) return response;
  const html = await response.text();
  const page = sealedIn(html);
  const headers = new Headers(response.headers);
  // These no longer fit the body.
  headers.delete('content-length');
  headers.delete('content-encoding');
  const answer = (body: BodyInit) => new Response(body, { status: response.status, headers });
  if (!page) return answer(html);
  try {
    if (page.id !== id || !isAnswerTo(path, page.path)) throw new Error(path);
    const opened = await openFile(key, page.path, fromBase64(page.sealed));
    // The page itself contains the rest of its policy, which replaces that of the locked page.
    headers.set('content-security-policy', "frame-ancestors 'none'");
    return answer(opened);
  } catch (error) {
    // A locked page that sent itself then tries `openHere`. Precaching requests `.html` and must cache no locked page.
    if (isSent || path.endsWith('.html')) throw error;
    return answer(html);
  }
}

async function openAsset(request: Request, path: string, key: CryptoKey): Promise<Response> {
  const address = ROOT + (await nameOf(key, path));
  // The types forbid `undefined` as `headers`, but `fetch` accepts it.
  const fetchSealed = (headers?: HeadersInit) =>
    network(address, { headers, cache: request.cache, signal: request.signal } as RequestInit);
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  const response = from
    ? await openRange(fetchSealed, path, key, Number(from), Number(to || Infinity))
    : await openWhole(await fetchSealed(), path, key);
  // If `gunzip.js` is missing, too, the site has become public. Only then may the host learn the file's own name.
  return response.ok || (await network(ROOT + GUNZIP)).status !== 404 ? response : network(request);
}

async function openWhole(response: Response, path: string, key: CryptoKey): Promise<Response> {
  if (!response.ok || !response.body) return response;
  // A film may be large, so it plays while it is opened. Anything else is opened whole or not at all.
  return path.endsWith('.mp4')
    ? respond(path, streamOf(openChunks(key, path, piecesOf(response.body))))
    : respond(path, await openFile(key, path, new Uint8Array(await response.arrayBuffer())));
}

/** Opens the bytes `from` to `to`, both included, of a file. Infinity as `to` stands for the file's end. */
async function openRange(
  fetchSealed: (headers: HeadersInit) => Promise<Response>,
  path: string,
  key: CryptoKey,
  from: number,
  to: number,
): Promise<Response> {
  const firstChunk = Math.floor(from / CHUNK);
  const fetchBytes = (start: number, end: number | '') => fetchSealed({ range: `bytes=${start}-${end}` });
  const [head, part] = await Promise.all([
    fetchBytes(0, SALT - 1),
    fetchBytes(SALT + firstChunk * (CHUNK + TAG), to === Infinity ? '' : endOf(Math.floor(to / CHUNK))),
  ]);
  // Some hosts always send the whole file, which players accept.
  if (part.status !== 206) {
    void head.body?.cancel();
    return openWhole(part, path, key);
  }
  const salt = new Uint8Array(await head.arrayBuffer()).slice(0, SALT);
  const sealedSize = Number(part.headers.get('content-range')?.split('/')[1]);
  if (!part.body || !sealedSize) return part;
  const chunkCount = Math.ceil((sealedSize - SALT) / (CHUNK + TAG));
  const size = sealedSize - SALT - chunkCount * TAG;
  const lastByte = Math.min(to, size - 1);
  const hasEnd = Math.floor(lastByte / CHUNK) === chunkCount - 1;
  const opened = openChunks(key, path, piecesOf(part.body), { salt, first: firstChunk, hasEnd });
  return respond(path, streamOf(cut(opened, from % CHUNK, lastByte - from + 1)), 206, {
    'content-range': `bytes ${from}-${lastByte}/${size}`,
    'content-length': `${lastByte - from + 1}`,
  });
}

function respond(path: string, body: BodyInit, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': contentTypeOf(path), 'x-content-type-options': 'nosniff', ...headers },
  });
}

/** The position of a chunk's last byte in the sealed file. */
const endOf = (chunk: number) => SALT + (chunk + 1) * (CHUNK + TAG) - 1;

// Generators, since Firefox before 102 has no `TransformStream`.

/** The pieces of a stream as they arrive. */
async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { value } = await reader.read();
      if (!value) return;
      yield value;
    }
  } finally {
    void reader.cancel();
  }
}

type Opened = ReturnType<typeof openChunks>;

/** Skips bytes at the start, and stops after `count` more. */
async function* cut(pieces: Opened, skip: number, count: number): Opened {
  /** Where the next piece begins in the result; negative while it begins with bytes to skip. */
  let position = -skip;
  for await (const piece of pieces) {
    yield piece.subarray(Math.max(0, -position), count - position);
    position += piece.length;
    if (position >= count) return;
  }
}

function streamOf(pieces: Opened): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { value } = await pieces.next();
      if (value) controller.enqueue(value);
      else controller.close();
    },
    cancel: () => void pieces.return(),
  });
}
