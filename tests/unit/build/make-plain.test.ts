import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { makePlain } from '../../../tools/load/make-plain.mjs';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

test('the load test requests all pages and assets, but no compressed copies', () => {
  const dist = temporaryFolder();
  const pages = ['story', 'schedule', 'program', 'party', 'travel', 'faq', 'registry'];
  const assets = ['index.js', 'photo.avif', 'Ab3dEf9h/dinner.ics'].map((name) => `assets/${name}`);
  const copies = ['assets/index.js.br', 'assets/index.js.gz', 'assets/Ab3dEf9h/dinner.ics.br'];
  for (const name of ['_nginx.conf', ...pages.map((page) => `${page}.html`), ...assets, ...copies]) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), '');
  }
  // The empty `_nginx.conf` names no base.
  const { base, mixes } = makePlain(dist, join(dist, 'plain'));
  expect(base).toBe('/');
  expect(new Set(mixes.all)).toEqual(new Set([...pages, ...assets].map((path) => `/${path}`)));
  expect(mixes.all.filter((path) => !mixes.words.includes(path))).toEqual(['/assets/photo.avif']);
});
