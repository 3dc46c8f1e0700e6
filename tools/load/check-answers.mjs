import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';

const BROTLI = { 'Accept-Encoding': 'gzip, deflate, br' };
const GZIP = { 'Accept-Encoding': 'gzip' };
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Paths and their files. */
const PAGES = { '': 'index.html', story: 'story.html', 'faq?from=card': 'faq.html', 'index.html': 'index.html' };
const SAFE = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

/** Requests the site as browsers do, and throws at the first wrong response. */
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

  // Pages: each has its own file, is revalidated each time, and is sent only if it has changed.
  for (const [path, file] of Object.entries(PAGES)) {
    const shell = await ask(path, BROTLI);
    expectAnswer(path, shell, 200, { ...page, 'content-encoding': 'br', vary: 'Accept-Encoding' });
    assert.equal(shell.size, sizeOf(`${file}.br`), path);
    expectAnswer(path, await ask(path, { ...BROTLI, 'If-None-Match': shell.headers.etag }), 304, {});
  }
  expectAnswer('story in gzip', await ask('story', GZIP), 200, { ...page, 'content-encoding': 'gzip' });
  const bare = await ask('story', {});
  expectAnswer('story as it is', bare, 200, { ...page, 'content-encoding': undefined });
  assert.equal(bare.size, sizeOf('story.html'));
  for (const path of ['story/', 'story.html'])
    expectAnswer(path, await ask(path, BROTLI), 301, { location: `${base}story` });
  // An unknown address shows home, with status 404.
  const lost = await ask('no/such/page', BROTLI);
  expectAnswer('no/such/page', lost, 404, { ...page, 'content-encoding': 'br' });
  assert.equal(lost.size, sizeOf('404.html.br'));

  // Assets: cached for ever, text in brotli. The largest calendar is long enough for a compressed copy.
  for (const [ending, type, coding] of [
    ['.js', 'application/javascript', 'br'],
    ['.css', 'text/css', 'br'],
    ['.ics', 'text/calendar', 'br'],
    ['.woff2', 'font/woff2', undefined],
    ['.avif', 'image/avif', undefined],
    ['.mp4', 'video/mp4', undefined],
  ]) {
    const asset = { 'content-type': type, 'content-encoding': coding, 'cache-control': FOR_EVER, ...SAFE };
    expectAnswer(ending, await ask(assetOf(ending), BROTLI), 200, asset);
  }
  const part = await ask(assetOf('.mp4'), { Range: 'bytes=0-99' });
  expectAnswer('the start of a film', part, 206, { 'content-length': '100' });

  // Missing files, and files for hosts, are a 404 that browsers do not cache.
  for (const path of ['assets/gone-12345678.js', 'sw-gone.js', 'gone.png', '_headers', '.htaccess', '_nginx.conf']) {
    const gone = await ask(path, BROTLI);
    expectAnswer(path, gone, 404, SAFE);
    assert.notEqual(gone.headers['cache-control'], FOR_EVER, path);
  }
}

function expectAnswer(what, { status, headers }, wanted, parts) {
  assert.equal(status, wanted, what);
  for (const [name, value] of Object.entries(parts)) assert.equal(headers[name], value, `${what}: ${name}`);
}

/** @returns the response, not decompressed. */
async function answer(url, headers) {
  const [response] = await once(get(url, { headers }), 'response');
  let size = 0;
  for await (const chunk of response) size += chunk.length;
  return { status: response.statusCode, headers: response.headers, size };
}
