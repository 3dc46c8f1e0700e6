import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGES } from '../../src/model/pages';

const ROOT = join(import.meta.dirname, '../..');

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The files of a folder whose names match, from the root. */
const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));

/** The classes that a file uses but its CSS modules do not define. TypeScript does not check them. */
function undefinedClasses(file: string): string[] {
  const code = read(file).replaceAll(/^import .*$/gm, '');
  return Array.from(read(file).matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)).flatMap(
    ([, name = '', sheet = '']) => {
      const rules = read(join(dirname(file), sheet)).replaceAll(/\/\*[^]*?\*\//g, '');
      const known = new Set(Array.from(rules.matchAll(/\.([a-z][\w-]*)/gi), ([, found]) => found));
      const used = Array.from(code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')), ([, found]) => found);
      return used.filter((className) => !known.has(className)).map((className) => `${file}: ${name}.${className}`);
    },
  );
}

test.each(['src', 'desk'])('every class that a file in %s uses is in its style sheet', (folder) => {
  expect(filesIn(folder, /\.tsx?$/).flatMap(undefinedClasses)).toEqual([]);
});

test.each(['src', 'desk'])('lists in %s state their role, which Safari drops from lists without markers', (folder) => {
  const lists = filesIn(folder, /\.tsx$/).flatMap((file) => read(file).match(/<[ou]l\b[^>]*>/g) ?? []);
  expect(lists.filter((list) => !list.includes('role="list"'))).toEqual([]);
});

test('no paragraph is a grid or flex box, which would break lines at each emphasis', () => {
  // `RichText` gives its class to each of its paragraphs.
  const boxes = filesIn('src', /\.tsx$/).flatMap((file) => {
    const code = read(file);
    const sheet = /^import styles from '(.+\.module\.css)';$/m.exec(code)?.[1];
    const used = Array.from(code.matchAll(/<RichText\b[^>]*\bclassName=\{styles\.(\w+)\}/g), ([, found]) => found);
    const rules = sheet && used.length > 0 ? read(join(dirname(file), sheet)) : '';
    const isBox = (className: string | undefined) =>
      new RegExp(`\\.${className}[,\\s][^{}]*\\{[^}]*display: (grid|flex)`).test(rules);
    return used.filter(isBox).map((className) => `${file}: ${className}`);
  });
  expect(boxes).toEqual([]);
});

test.each(['src', 'desk'])('with forced colours, the progress bars in %s still show their value', (folder) => {
  const faulty = filesIn(folder, /\.css$/).filter((file) => {
    const [usual = '', ...forced] = read(file).split('@media (forced-colors: active)');
    return ['::-webkit-progress-value', '::-moz-progress-bar'].some(
      (value) => usual.includes(value) && !new RegExp(`${value} \\{\\s+background: CanvasText;`).test(forced.join('')),
    );
  });
  expect(faulty).toEqual([]);
});

test('with forced colours, the thin progress line of the show still shows its value', () => {
  const [, forced] = read('src/story/present/stage/progress-line.module.css').split('@media (forced-colors: active)');
  expect(forced).toMatch(/\.line::after \{\s+background: CanvasText;/);
});

test('the phone’s page hides elements with `hidden`, whatever display they have', () => {
  expect(read('desk/phone/phone.css')).toMatch(/^\[hidden\] \{\n {2}display: none !important;/m);
});

test('pulling down on the phone’s page does not reload it', () => {
  expect(read('desk/phone/phone.css')).toMatch(/^html \{[^}]*overscroll-behavior-y: none;/m);
});

test('no minimum height stretches a panorama in the crop dialog', () => {
  expect(read('desk/page/pictures/crop/crop-dialog.module.css')).not.toContain('min-block-size:');
});

test('on a phone in landscape, the menu’s two columns have room for every page', () => {
  // Only there the menu has rows; a second rule has more of them, for more pages.
  const rows = read('src/pages/landing/landing.module.css').matchAll(/--menu-rows: repeat\((\d+)/g);
  expect(2 * Math.max(...Array.from(rows, ([, count]) => Number(count)))).toBeGreaterThanOrEqual(PAGES.length);
});
