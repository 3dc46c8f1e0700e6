import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { COUPLE, PAGES } from '../support/couple';
import { DIST } from '../support/host';
import { serveWith, WEB_SERVERS } from './web-servers';

const read = (path: string) => readFileSync(join(DIST, path), 'utf8');
const titleTag = (title: string) => `<title>${title} • ${COUPLE.replaceAll('&', '&amp;')}</title>`;

// Hosts without configuration serve `/travel` from `travel.html`, and everything else from `404.html`.
test('each page has a file of its own with its title; a missing page has none', () => {
  for (const { path, title } of PAGES) expect(read(`${path}.html`)).toContain(titleTag(title));
  expect(existsSync(join(DIST, 'index.html'))).toBe(true);
  expect(existsSync(join(DIST, '404.html'))).toBe(true);
  expect(existsSync(join(DIST, 'registry.html'))).toBe(false);
  // Cloudflare refuses a rule that rewrites every address; such a rule would also hide missing files.
  expect(readdirSync(DIST)).not.toContain('_redirects');
});

test('the service worker caches one shell for all addresses', () => {
  const precached = [...read('service-worker.js').matchAll(/\burl"?:\s*["`]([\w-]+\.html)["`]/g)].map(
    ([, name]) => name,
  );
  expect(precached).toEqual(['index.html']);
});

for (const { program, ...server } of WEB_SERVERS) {
  if (program === null) {
    test.skip(`${server.name} is not installed`, () => {});
    continue;
  }

  test(`${server.name} serves home, every page and 404s as configured`, async () => {
    const site = test.info().outputPath('site');
    cpSync(DIST, site, { recursive: true });
    // Builds for tests have no compressed copies.
    const script = readdirSync(join(site, 'assets')).find((name) => name.endsWith('.js')) ?? '';
    writeFileSync(join(site, `assets/${script}.gz`), gzipSync(readFileSync(join(site, 'assets', script))));
    await serveWith({ ...server, program }, site, async (origin) => {
      const get = (path: string, headers = {}) => fetch(origin + path, { redirect: 'manual', headers });

      const home = await get('/');
      expect(home.status).toBe(200);
      expect(await home.text()).toContain(COUPLE.replaceAll('&', '&amp;'));

      for (const { path, title } of PAGES) {
        const page = await get(path);
        expect([path, page.status, page.headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
        expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
        expect(await page.text()).toContain(titleTag(title));
        for (const variant of [`${path}/`, `${path}.html`]) {
          const { status, headers } = await get(variant);
          expect([variant, status]).toEqual([variant, 301]);
          expect(new URL(headers.get('location') ?? '', origin).pathname).toBe(path);
        }
      }

      // Unknown addresses show home; a missing script must not be mistaken for a page.
      for (const [path, showsHome] of [
        ['/nowhere', true],
        ['/registry', true],
        ['/no/such/page', true],
        ['/assets/gone-12345678.js', false],
      ] as const) {
        const answer = await get(path);
        const isHome = (await answer.text()) === read('404.html');
        expect([path, answer.status, isHome]).toEqual([path, 404, showsHome]);
      }
      // Files that only hosts read are not served.
      for (const path of ['/_headers', '/.htaccess', '/vercel.json'])
        expect([path, (await get(path)).status]).toEqual([path, 404]);

      const asset = await get(`/assets/${script}`, { 'accept-encoding': 'gzip' });
      expect(asset.headers.get('content-type')).toMatch(/javascript/);
      expect(asset.headers.get('content-encoding')).toBe('gzip');
      expect(asset.headers.get('cache-control')).toContain('immutable');
    });
  });
}
