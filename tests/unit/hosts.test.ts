import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { apacheFile } from '../../vite/hosts/apache.ts';
import { headersFile, headersForAll } from '../../vite/hosts/headers-file.ts';
import { FOR_EVER, headersForFiles, type HostSite } from '../../vite/hosts/host-site.ts';
import { nginxFile } from '../../vite/hosts/nginx.ts';
import { vercelFile } from '../../vite/hosts/vercel.ts';
import { siteHeaders } from '../../vite/security/headers.ts';

const ROOT = join(import.meta.dirname, '../..');
const headers = siteHeaders("default-src 'none'", false);
const site: HostSite = { headers, base: '/our/day/', pages: ['story', 'travel'], languages: [] };

test('what hosts say holds the policy and who may frame the site, which a page cannot say', () => {
  expect(headers['Content-Security-Policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers).toMatchObject({
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex, nofollow',
  });
  expect(headers['Permissions-Policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
});

test('hosts are asked not to list the site unless the couple wants it', () => {
  expect(siteHeaders('', true)).not.toHaveProperty('X-Robots-Tag');
});

test('_headers, of Netlify and Cloudflare, keeps the couple’s own rules and lets assets be kept', () => {
  const file = headersFile('/a\n  X-Own: 1\n', site);
  expect(file).toMatch(/^\/a\n {2}X-Own: 1\n\n\/\*\n/);
  expect(file).toMatch(/\n\/our\/day\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/);
  expect(headersForAll(file)).toEqual(headers);
});

describe('nginx', () => {
  const [, pages = '', assets = ''] = nginxFile(site).split(/^location \//m);

  it('gives every header to pages, and to assets all but what only pages use', () => {
    for (const [name, value] of Object.entries(headers))
      expect(pages).toContain(`add_header ${name} "${value}" always;`);
    expect(pages).toMatch(/^our\/day\/ \{/);
    expect(pages).toContain('add_header Cache-Control no-cache always;');
    expect(assets).toMatch(/^our\/day\/assets\/ \{/);
    expect(assets).toContain(`add_header Cache-Control "${FOR_EVER}";`);
    const said = Object.keys(headers).filter((name) => assets.includes(name));
    expect(said).toEqual(Object.keys(headersForFiles(headers)));
  });

  it('finds the file of a page at its address, and says 404 of what names none', () => {
    expect(pages).toContain('try_files $uri $uri.html @wedding_404;');
    expect(pages).toContain('error_page 404 /our/day/404.html;');
    expect(pages).toContain('location ~ ^/our/day/(?<page>story|travel)(\\.html|/)$ {');
  });
});

test('a second language has the same pages, homes and assets in its own folder', () => {
  const both = { ...site, languages: ['es'] };
  const [nginx, apache] = [nginxFile(both), apacheFile(both)];
  expect(nginx).toContain('location = /our/day/es/ {\n    try_files /our/day/es/index.html =404;');
  expect(nginx).toContain('location ~ ^/our/day/(?<page>(?:(?:es)/)?(?:story|travel))(\\.html|/)$ {');
  expect(nginx).toContain('location /our/day/es/assets/ {');
  expect(apache).toContain('RewriteRule ^((?:(?:es)/)?(?:story|travel))$ $1.html [L]');
  expect(apache).toContain('RewriteRule ^(es)/$ $1/index.html [L]');
  expect(headersFile('', both)).toContain('/our/day/es/assets/*\n  Cache-Control');
  expect(vercelFile(both)).toContain('"/our/day/:language?/assets/(.*)"');
});

test('Apache says as much as nginx, with the addresses of its own folder', () => {
  const file = apacheFile(site);
  for (const [name, value] of Object.entries(headers)) expect(file).toContain(`Header always set ${name} "${value}"`);
  expect(file).toContain('ErrorDocument 404 /our/day/404.html');
  expect(file).toContain('RewriteBase /our/day/\n');
  expect(file).toContain('RewriteRule ^(story|travel)$ $1.html [L]');
  expect(file).toContain(`Header set Cache-Control "${FOR_EVER}"`);
});

describe('Vercel', () => {
  const json = (text: string) => JSON.parse(text) as Record<string, unknown>;

  it('serves travel.html at /travel alone', () => {
    expect(json(vercelFile(site))).toMatchObject({ cleanUrls: true });
  });

  it('is told the same where it builds the site itself, but for what only a build knows', () => {
    // Who may frame the site is all of the policy that a page has not said; whether to be listed it says itself.
    const known = { ...siteHeaders('', true), 'Content-Security-Policy': "frame-ancestors 'none'" };
    const own = json(readFileSync(join(ROOT, 'vercel.json'), 'utf8'));
    expect(own).toEqual({
      buildCommand: 'npm run build',
      outputDirectory: 'dist',
      ...json(vercelFile({ headers: known, base: '/', pages: [], languages: [] })),
    });
  });
});
