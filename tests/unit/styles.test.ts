import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGES } from '../../src/model/pages';

const ROOT = join(import.meta.dirname, '../..');

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The classes that a file uses but its CSS modules do not define. TypeScript does not check them. */
function missingIn(file: string): string[] {
  const code = read(file).replaceAll(/^import .*$/gm, '');
  return Array.from(read(file).matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)).flatMap(
    ([, name = '', sheet = '']) => {
      const rules = read(join(dirname(file), sheet)).replaceAll(/\/\*[^]*?\*\//g, '');
      const known = new Set(Array.from(rules.matchAll(/\.([a-z][\w-]*)/gi), ([, found]) => found));
      const used = Array.from(code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')), ([, found]) => found);
      return used.filter((one) => !known.has(one)).map((one) => `${file}: ${name}.${one}`);
    },
  );
}

test.each(['src', 'desk'])('every class that a file in %s uses is in its style sheet', (folder) => {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  expect(files.flatMap((name) => missingIn(join(folder, name)))).toEqual([]);
});

test.each(['src', 'desk'])('lists in %s have a role, which Safari drops from lists without markers', (folder) => {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  const lists = files.flatMap((name) => read(join(folder, name)).match(/<[ou]l\b[^>]*>/g) ?? []);
  expect(lists.filter((list) => !list.includes('role="list"'))).toEqual([]);
});

test('no paragraph is a grid or flex box, which would break lines at each emphasis', () => {
  const torn = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const code = read(join('src', name));
      const sheet = /^import styles from '(.+\.module\.css)';$/m.exec(code)?.[1];
      const used = Array.from(code.matchAll(/<RichText\b[^>]*\bclassName=\{styles\.(\w+)\}/g), ([, found]) => found);
      const rules = sheet && used.length > 0 ? read(join('src', dirname(name), sheet)) : '';
      const isBox = (one: string | undefined) =>
        new RegExp(`\\.${one}[,\\s][^{}]*\\{[^}]*display: (grid|flex)`).test(rules);
      return used.filter(isBox).map((one) => `${name}: ${one}`);
    });
  expect(torn).toEqual([]);
});

test('the phone’s page hides what has the attribute `hidden`, whatever display a rule gives it', () => {
  expect(read('desk/phone/phone.css')).toMatch(/^\[hidden\] \{\n {2}display: none !important;/m);
});

test('on a phone in landscape, the menu’s two columns have room for every page', () => {
  const rows = read('src/pages/landing/landing.module.css').matchAll(/--menu-rows: repeat\((\d+)/g);
  expect(2 * Math.max(...Array.from(rows, ([, count]) => Number(count)))).toBeGreaterThanOrEqual(PAGES.length);
});
