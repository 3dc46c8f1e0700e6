import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { COUPLE, PAGES } from './couple';
import { DIST } from './host';

const has = (path: string) => existsSync(join(DIST, path)) && /\.\w+$/.test(path);
const bare = (path: string) => path.replace(/(\.html|\/)$/, '');
const firstOf = (...paths: string[]) => paths.find(has) ?? null;

/** How hosts that need to be told nothing find the file of an address. nginx and Apache are told: `npm run load`, docs/online.md. */
const HOSTS = {
  // Pretty URLs; with a slash too much, or the ending, it sends to this.
  netlify: (path: string) => firstOf(path, `${bare(path)}.html`, `${path}index.html`),
  // Pages, and Workers with `auto-trailing-slash`. https://developers.cloudflare.com/workers/static-assets/routing
  cloudflare: (path: string) => firstOf(`${bare(path)}.html`, path, `${path}index.html`),
  // With `cleanUrls`, and `trailingSlash: false`.
  vercel: (path: string) => firstOf(`${bare(path)}.html`, path, `${path}index.html`),
  // With a slash too much it knows no page, and `404.html` shows the right one. https://github.com/slorber/trailing-slash-guide
  github: (path: string) => firstOf(path, `${path}.html`, `${path}index.html`),
};

for (const [host, fileOf] of Object.entries(HOSTS))
  test(`${host} finds home, every page under its own title, and what to say of any other address`, () => {
    expect(fileOf('/')).toBe('/index.html');
    for (const { path, title } of PAGES) {
      const file = fileOf(path);
      expect(file).toBe(`${path}.html`);
      const html = readFileSync(join(DIST, file ?? ''), 'utf8');
      expect(html).toContain(`<title>${title} • ${COUPLE.replaceAll('&', '&amp;')}</title>`);
    }
    for (const path of ['/nowhere', '/registry', '/assets/gone-12345678.js']) expect(fileOf(path)).toBeNull();
    expect(has('404.html')).toBe(true);
    // Cloudflare refuses a rewrite of everything; and it would hide what is missing.
    expect(readdirSync(DIST)).not.toContain('_redirects');
  });

test('a guest’s browser keeps one shell for all addresses, not a copy of each', () => {
  const worker = readFileSync(join(DIST, 'service-worker.js'), 'utf8');
  expect([...worker.matchAll(/"?url"?:\s*"([\w-]+\.html)"/g)].map(([, name]) => name)).toEqual(['index.html']);
});
