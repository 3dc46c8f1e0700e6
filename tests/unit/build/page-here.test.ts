import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

test('the shell finds an address’s page, even below a base named like a page', () => {
  const html = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
  // The function ends with the brace at its own indentation.
  const [code = ''] = /function pageHere\(\) \{.*?\n {6}\}/s.exec(html.replaceAll('%BASE_URL%', '/party/')) ?? [];
  const document = { getElementById: () => ({ textContent: '{"party":[],"travel":[]}' }) };
  const pageAt = (path: string): unknown =>
    runInNewContext(`${code} pageHere()`, { document, location: { pathname: `/party/${path}` } });
  expect(['', 'party', 'travel/', 'travel/by/boat', 'constructor'].map(pageAt)).toEqual([
    'home',
    'party',
    'travel',
    'home',
    'home',
  ]);
});
