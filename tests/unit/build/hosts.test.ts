import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apacheFile } from '../../../build/emit/hosts/apache.ts';
import { fitPolicy, headersFile, headersForAll } from '../../../build/emit/hosts/headers-file.ts';
import { FOR_EVER, headersForFiles, type HostSite } from '../../../build/emit/hosts/host-site.ts';
import { nginxFile } from '../../../build/emit/hosts/nginx.ts';
import { HOST_FILES } from '../../../build/emit/hosts/replace-policy.ts';
import { vercelFile } from '../../../build/emit/hosts/vercel.ts';
import { siteHeaders } from '../../../build/emit/security/headers.ts';

const ROOT = join(import.meta.dirname, '../../..');
const headers = siteHeaders("default-src 'none'", false);
const site: HostSite = { headers, base: '/our/day/', pages: ['story', 'travel'], languages: [] };

test('headers contain the policy, and forbid framing, which a page cannot', () => {
  expect(headers['Content-Security-Policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers).toMatchObject({
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex, nofollow',
  });
  expect(headers['Permissions-Policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
});

test('headers let search engines list the site only if the couple allows it', () => {
  expect(siteHeaders('', false)).toHaveProperty('X-Robots-Tag');
  expect(siteHeaders('', true)).not.toHaveProperty('X-Robots-Tag');
});

test('_headers contains the couple’s own rules and caches assets forever', () => {
  const file = headersFile('/a\n  X-Own: 1\n', site);
  expect(file).toMatch(/^\/a\n {2}X-Own: 1\n\n\/\*\n/);
  expect(file).toMatch(/\n\/our\/day\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/);
  expect(headersForAll(file)).toEqual(headers);
});

test('_headers has no policy that is too long for Cloudflare, which would ignore it', () => {
  const withPolicy = (length: number) => headersFile('', { ...site, headers: siteHeaders('a'.repeat(length), false) });
  // The limit is 2000 characters per line, and each line contains more than the policy.
  expect(fitPolicy(withPolicy(1900))).toBe(withPolicy(1900));
  expect(headersForAll(fitPolicy(withPolicy(2000)))).toEqual({
    ...headers,
    'Content-Security-Policy': "frame-ancestors 'none'",
  });
});

describe('nginx', () => {
  /** The configuration of pages, and that of assets. */
  const [, pages = '', assets = ''] = nginxFile(site).split(/^location \//m);

  test('sends every header with pages, and with assets those that apply to files', () => {
    for (const [name, value] of Object.entries(headers))
      expect(pages).toContain(`add_header ${name} "${value}" always;`);
    expect(pages).toMatch(/^our\/day\/ \{/);
    expect(pages).toContain('add_header Cache-Control no-cache always;');
    expect(assets).toMatch(/^our\/day\/assets\/ \{/);
    expect(assets).toContain(`add_header Cache-Control "${FOR_EVER}";`);
    const sent = Object.keys(headers).filter((name) => assets.includes(name));
    expect(sent).toEqual(Object.keys(headersForFiles(headers)));
  });

  test('serves a page’s file at its address, and 404.html elsewhere', () => {
    expect(pages).toContain('try_files $uri $uri.html @wedding_404;');
    expect(pages).toContain('error_page 404 /our/day/404.html;');
    expect(pages).toContain('location ~ ^/our/day/(?<page>story|travel)(\\.html|/)$ {');
  });
});

test('a second language has the same pages, home and assets in its own folder', () => {
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

test('Apache sends the same headers as nginx, and rewrites addresses in its own folder', () => {
  const file = apacheFile(site);
  for (const [name, value] of Object.entries(headers)) expect(file).toContain(`Header always set ${name} "${value}"`);
  expect(file).toContain('ErrorDocument 404 /our/day/404.html');
  expect(file).toContain('RewriteBase /our/day/\n');
  expect(file).toContain('RewriteRule ^(story|travel)$ $1.html [L]');
  expect(file).toContain(`Header set Cache-Control "${FOR_EVER}"`);
});

test('Apache and nginx match a base with special characters', () => {
  const special = { ...site, base: '/ana+tom/' };
  const [, assets = ''] = /m#(\S+assets\/)#/.exec(apacheFile(special)) ?? [];
  const [, pages = ''] = /location ~ (\S+<page>\S+) \{/.exec(nginxFile(special)) ?? [];
  for (const [rule, path] of [
    [assets, '/ana+tom/assets/'],
    [pages, '/ana+tom/travel.html'],
  ] as const) {
    expect(path).toMatch(new RegExp(rule));
    expect(path.replace('+', '')).not.toMatch(new RegExp(rule));
  }
});

test('Apache and nginx still serve home on a site without other pages', () => {
  const bare = { ...site, pages: [] };
  const rules = Array.from(apacheFile(bare).matchAll(/RewriteRule (\^\S+) \$1/g), ([, rule = '']) => new RegExp(rule));
  expect(rules.length).toBeGreaterThan(2);
  // A rule that matched home's path would replace home.
  expect(rules.filter((rule) => rule.test(''))).toEqual([]);
  expect(nginxFile(bare)).not.toContain('(?<page>)');
});

test('Apache and nginx hide files for hosts, but no token for a certificate', () => {
  const [, apache = ''] = /RewriteRule (\S+) - \[R=404/.exec(apacheFile({ ...site, base: '/' })) ?? [];
  const [, nginx = ''] = /location ~ (\S*vercel\S*) \{/.exec(nginxFile({ ...site, base: '/' })) ?? [];
  const isHidden = (path: string) => [new RegExp(apache).test(path), new RegExp(nginx).test(`/${path}`)];
  for (const path of [...HOST_FILES, 'es/_nginx.conf']) expect([path, ...isHidden(path)]).toEqual([path, true, true]);
  for (const path of ['travel', '.well-known/acme-challenge/_4f', '.well-known/acme-challenge/a4'])
    expect([path, ...isHidden(path)]).toEqual([path, false, false]);
});

describe('Vercel', () => {
  const json = (text: string) => JSON.parse(text) as Record<string, unknown>;

  test('serves travel.html only at /travel', () => {
    expect(json(vercelFile(site))).toMatchObject({ cleanUrls: true });
  });

  test('has the same settings in vercel.json, except those that only a build knows', () => {
    // Each page itself contains the rest of the policy, and whether search engines may list it.
    const knownHeaders = { ...siteHeaders('', true), 'Content-Security-Policy': "frame-ancestors 'none'" };
    const committed = json(readFileSync(join(ROOT, 'vercel.json'), 'utf8'));
    expect(committed).toEqual({
      buildCommand: 'npm run build',
      outputDirectory: 'dist',
      ...json(vercelFile({ headers: knownHeaders, base: '/', pages: [], languages: [] })),
    });
  });
});
