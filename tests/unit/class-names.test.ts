import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const components = ['src', 'desk'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(ROOT, folder, file)),
);

test('every class a component uses is in its stylesheet', () => {
  const missing = components.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, styles = '', path = '']) => {
      const sheet = readFileSync(join(dirname(file), path), 'utf8');
      const used = new Set(
        [...text.matchAll(new RegExp(`\\b${styles}\\.(?!module\\.css)(\\w+)`, 'g'))].map(([, name = '']) => name),
      );
      return [...used].filter((name) => !new RegExp(`\\.${name}\\b`).test(sheet)).map((name) => `${file}: ${name}`);
    });
  });
  expect(missing).toEqual([]);
});
