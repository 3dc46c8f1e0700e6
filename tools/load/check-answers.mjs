import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';

const BROTLI = { 'Accept-Encoding': 'gzip, deflate, br' };
const GZIP = { 'Accept-Encoding': 'gzip' };
const FOR_EVER = 'public, max-age=31536000, immutable';
const SAFE = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

/** Asks the site as browsers do, and fails at the first answer that is not as it should be. */
export async function checkAnswers(origin, dist, base) {
  const ask = (path, headers) => answer(origin + base + path, headers);
  const sizeOf = (file) => statSync(join(dist, file)).size;
  const assets = readdirSync(join(dist, 'assets'), { recursive: true, encoding: 'utf8' }).map(
    (name) => `assets/${name}`,
  );
  const assetOf = (ending) =>
    assets.filter((name) => name.endsWith(ending)).toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? '';
  const policy = /Content-Security-Policy: (.*)/.exec(readFileSync(join(dist, '_headers'), 'utf8'))?.[1];
  const page = { 'content-type': 'text/html', 'content-security-policy': policy, 'cache-control': 'no-cache', ...SAFE };

  // Pages, and whatever address a guest may have: the shell, asked for anew each time and sent only when it is new.
  for (const path of ['', 'story', 'faq?from=card', 'no/such/page', 'index.html']) {
    const shell = await ask(path, BROTLI);
    expectAnswer(path, shell, 200, { ...page, 'content-encoding': 'br', vary: 'Accept-Encoding' });
    assert.equal(shell.size, sizeOf('index.html.br'), path);
    expectAnswer(path, await ask(path, { ...BROTLI, 'If-None-Match': shell.headers.etag }), 304, {});
  }
  expectAnswer('story in gzip', await ask('story', GZIP), 200, { ...page, 'content-encoding': 'gzip' });
  const bare = await ask('story', {});
  expectAnswer('story as it is', bare, 200, { ...page, 'content-encoding': undefined });
  assert.equal(bare.size, sizeOf('index.html'));

  // Assets: kept for ever, in brotli where that is smaller.
  for (const [ending, type, coding] of [
    ['.js', 'application/javascript', 'br'],
    ['.css', 'text/css', 'br'],
    ['.ics', 'text/calendar', undefined],
    ['.woff2', 'font/woff2', undefined],
    ['.avif', 'image/avif', undefined],
    ['.mp4', 'video/mp4', undefined],
  ]) {
    const there = { 'content-type': type, 'content-encoding': coding, 'cache-control': FOR_EVER, ...SAFE };
    expectAnswer(ending, await ask(assetOf(ending), BROTLI), 200, there);
  }
  const part = await ask(assetOf('.mp4'), { Range: 'bytes=0-99' });
  expectAnswer('the start of a film', part, 206, { 'content-length': '100' });

  // What is missing is missing, and is not kept; what only hosts read is not told.
  for (const path of ['assets/gone-12345678.js', 'sw-gone.js', 'gone.png', '_headers', '_redirects', '_nginx.conf'])
    expectAnswer(path, await ask(path, BROTLI), 404, { 'cache-control': undefined, ...SAFE });
}

function expectAnswer(what, { status, headers }, wanted, parts) {
  assert.equal(status, wanted, what);
  for (const [name, value] of Object.entries(parts)) assert.equal(headers[name], value, `${what}: ${name}`);
}

/** @returns the answer as it comes over the line, not unpacked. */
async function answer(url, headers) {
  const [response] = await once(get(url, { headers }), 'response');
  let size = 0;
  for await (const chunk of response) size += chunk.length;
  return { status: response.statusCode, headers: response.headers, size };
}
