import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';

const BROTLI = { 'Accept-Encoding': 'gzip, deflate, br' };
const GZIP = { 'Accept-Encoding': 'gzip' };
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Paths of pages, and the file that each returns. */
const PAGES = { '': 'index.html', story: 'story.html', 'faq?from=card': 'faq.html', 'index.html': 'index.html' };
const SECURITY = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

/** Requests the site as browsers do, and throws at the first wrong response. */
export async function checkResponses(origin, dist, base) {
  const ask = (path, headers) => request(origin + base + path, headers);
  const sizeOf = (file) => statSync(join(dist, file)).size;
  const assets = readdirSync(join(dist, 'assets'), { recursive: true, encoding: 'utf8' }).map(
    (name) => `assets/${name}`,
  );
  // The largest: a small calendar is too short for a compressed copy.
  const largestAsset = (ending) =>
    assets.filter((name) => name.endsWith(ending)).toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? '';
  // The policy is the same in every host's file.
  const policy = /Content-Security-Policy: (.*)/.exec(readFileSync(join(dist, '_headers'), 'utf8'))?.[1];
  const page = {
    'content-type': 'text/html',
    'content-security-policy': policy,
    'cache-control': 'no-cache',
    ...SECURITY,
  };

  // Pages: each has its own file, is revalidated on each request, and is sent again only if it has changed.
  for (const [path, file] of Object.entries(PAGES)) {
    const found = await ask(path, BROTLI);
    expectResponse(path, found, 200, { ...page, 'content-encoding': 'br', vary: 'Accept-Encoding' });
    assert.equal(found.size, sizeOf(`${file}.br`), path);
    expectResponse(path, await ask(path, { ...BROTLI, 'If-None-Match': found.headers.etag }), 304, {});
  }
  expectResponse('story in gzip', await ask('story', GZIP), 200, { ...page, 'content-encoding': 'gzip' });
  const plain = await ask('story', {});
  expectResponse('story without compression', plain, 200, { ...page, 'content-encoding': undefined });
  assert.equal(plain.size, sizeOf('story.html'));
  for (const path of ['story/', 'story.html'])
    expectResponse(path, await ask(path, BROTLI), 301, { location: `${base}story` });
  // An unknown address shows home, with status 404.
  const lost = await ask('no/such/page', BROTLI);
  expectResponse('no/such/page', lost, 404, { ...page, 'content-encoding': 'br' });
  assert.equal(lost.size, sizeOf('404.html.br'));

  // Assets: cached for ever; those of text are sent in brotli.
  for (const [ending, type, coding] of [
    ['.js', 'application/javascript', 'br'],
    ['.css', 'text/css', 'br'],
    ['.ics', 'text/calendar', 'br'],
    ['.woff2', 'font/woff2', undefined],
    ['.avif', 'image/avif', undefined],
    ['.mp4', 'video/mp4', undefined],
  ]) {
    const asset = { 'content-type': type, 'content-encoding': coding, 'cache-control': FOR_EVER, ...SECURITY };
    expectResponse(ending, await ask(largestAsset(ending), BROTLI), 200, asset);
  }
  const part = await ask(largestAsset('.mp4'), { Range: 'bytes=0-99' });
  expectResponse('the start of a film', part, 206, { 'content-length': '100' });

  // Missing files, and files meant for hosts, are a 404 that browsers do not cache for ever.
  for (const path of ['assets/gone-12345678.js', 'sw-gone.js', 'gone.png', '_headers', '.htaccess', '_nginx.conf']) {
    const gone = await ask(path, BROTLI);
    expectResponse(path, gone, 404, SECURITY);
    assert.notEqual(gone.headers['cache-control'], FOR_EVER, path);
  }
}

function expectResponse(label, { status, headers }, wantedStatus, wantedHeaders) {
  assert.equal(status, wantedStatus, label);
  for (const [name, value] of Object.entries(wantedHeaders)) assert.equal(headers[name], value, `${label}: ${name}`);
}

/** @returns a response's status, its headers and the size of its body, still compressed */
async function request(url, headers) {
  const [response] = await once(get(url, { headers }), 'response');
  let size = 0;
  for await (const chunk of response) size += chunk.length;
  return { status: response.statusCode, headers: response.headers, size };
}
