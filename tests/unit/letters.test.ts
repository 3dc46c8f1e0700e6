import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../vite/content/check-content.ts';
import { fitNames, LEADING } from '../../vite/fonts/fit-names.ts';
import { lettersIn, lettersOf } from '../../vite/fonts/letters.ts';
import { makeFonts } from '../../vite/fonts/make-fonts.ts';
import { measureDisplay } from '../../vite/fonts/measure-display.ts';
import { glyphsIn, readReach } from '../../vite/fonts/metrics.ts';
import { small, smallMedia } from '../fixtures/content/small.ts';

let cache = '';
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'letters-'));
});
afterAll(() => rm(cache, { recursive: true }));

type Rule = { family: string; style: string; file: string; range: string | undefined };

/** What a style sheet declares, fallbacks aside. */
async function rulesOf(css: string): Promise<Rule[]> {
  const rules = (await readFile(css, 'utf8')).split('@font-face').filter((rule) => rule.includes('woff2'));
  const find = (rule: string, pattern: RegExp) => pattern.exec(rule)?.[1];
  return rules.map((rule) => ({
    family: find(rule, /family: '(.*)'/) ?? '',
    style: find(rule, /style: (.*);/) ?? '',
    file: join(dirname(css), find(rule, /url\('(.*?)\?no-inline'\)/) ?? ''),
    range: find(rule, /unicode-range: (.*);/),
  }));
}

/** Of every alphabet that a stand-in is for. */
const WRITTEN = 'Олександра ї ґ Ελευθερία κώ Nguyễn Thị ũ Ạ ł';

const hasLetter = (letter: string) => (rule: Rule) => rule.range?.split(', ').includes(codeOf(letter));
const codeOf = (letter: string) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;

describe('letters that the house’s faces lack', { timeout: 20_000 }, () => {
  it('cost a couple without them nothing', async () => {
    const { css, preload } = await makeFonts(cache, lettersOf('Nell & Mateo'), lettersIn('Nell & Mateo'));
    const rules = await rulesOf(css);
    expect(rules.map(({ file }) => file.replace(/.*\//, ''))).toEqual([
      'fraunces.woff2',
      'fraunces-italic.woff2',
      'figtree.woff2',
    ]);
    expect(preload).toHaveLength(2);
  });

  it('come in the same families, each in one file with exactly the letters it is declared for', async () => {
    const { css, preload } = await makeFonts(cache, lettersOf(WRITTEN), lettersIn('Ілля'));
    const rules = await rulesOf(css);
    const kinds = [...new Set(rules.map(({ family, style }) => `${family} ${style}`))];
    expect(kinds).toEqual(['Fraunces normal', 'Fraunces italic', 'Figtree normal']);
    for (const kind of kinds)
      for (const letter of new Set('ОлексндраїґΕευθρίαώễịũẠł'))
        expect(
          rules.filter(({ family, style }) => `${family} ${style}` === kind).filter(hasLetter(letter)),
          `${letter} in ${kind}`,
        ).toHaveLength(1);
    for (const { file, range } of rules) {
      const font = await subsetFont(await readFile(file), WRITTEN, { targetFormat: 'truetype' });
      const declared = [...lettersIn(WRITTEN)].filter((letter) => range?.split(', ').includes(codeOf(letter)));
      if (range !== undefined) expect(range.split(', ')).toHaveLength(declared.length);
      expect(glyphsIn(font, declared.join(''))).toBe(declared.join(''));
    }
    // The cover's are asked for at once.
    expect(preload.map((file) => file.replace(/.*\//, ''))).toEqual([
      'fraunces.woff2',
      'literata-cyrillic.woff2',
      'figtree.woff2',
      'onest-cyrillic.woff2',
    ]);
  });

  it.each([
    ['Fraunces', 'x', 'н'],
    ['Figtree', 'x', 'н'],
    ['Fraunces', 'x', 'κ'],
    ['Figtree', 'x', 'κ'],
  ])('are as high in %s as its own: %s and %s', async (family, own, other) => {
    const { css } = await makeFonts(cache, lettersOf(WRITTEN), new Set());
    const rules = (await rulesOf(css)).filter((rule) => rule.family === family && rule.style === 'normal');
    const heightOf = async (letter: string) => {
      const rule = rules.find(hasLetter(letter)) ?? rules[0];
      const font = await subsetFont(await readFile(rule?.file ?? ''), letter, {
        targetFormat: 'truetype',
        variationAxes: { wght: 400 },
      });
      return readReach(font)(letter).above;
    };
    expect(await heightOf(other)).toBeCloseTo(await heightOf(own), 1);
  });

  it('count as one with their accents, and are there in capitals where they are set so', () => {
    expect(lettersIn('Nguye\u0302\u0303n')).toContain('ễ');
    const letters = lettersOf('août café', 'août');
    expect(letters).toContain('Û');
    expect(letters).not.toContain('É');
  });
});

describe('names on the cover', () => {
  const fit = async (first: string, second: string) => {
    const { widthOf, reachOf } = await measureDisplay(cache, first + second);
    const lengthOf = (text: string) => Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0);
    const highest = (text: string, side: 'above' | 'below') =>
      Math.max(...Array.from(text, (letter) => reachOf(letter)[side]));
    return fitNames(first, second, lengthOf, (text) => ({
      above: highest(text, 'above'),
      below: highest(text, 'below'),
    }));
  };

  it('are measured in the face that shows them', async () => {
    // As Chromium measures them with the site's fonts, in shares of their size.
    const measured = { Олександра: 5.327, Παναγιώτης: 5.258, 'Thị Ánh': 3.489 };
    for (const [name, length] of Object.entries(measured))
      expect((await fit('A', name)).wide.em).toBeCloseTo(length, 2);
  });

  it('keep accents clear of the line above', async () => {
    expect((await fit('Peggy', 'Ánh')).wide.leading).toBeGreaterThan(1.15);
    expect((await fit('Margarethe', 'Maximilian')).wide.leading).toBe(LEADING);
    expect((await fit('Олександра', 'Дмитро')).wide.leading).toBe(LEADING);
  });
});

describe('letters of scripts that no face of the site has', () => {
  const warned = (from: string, to: string) =>
    checkContent(
      new Map(Object.entries({ ...small, 'schedule.yaml': (small['schedule.yaml'] ?? '').replace(from, to) })),
      smallMedia,
    ).warnings.map(({ line, message }) => `${line}: ${message}`);

  it('are named with their places, once for each script', () => {
    expect(warned('Two days', 'أهلا')).toEqual([
      "1: Arabic letters (أ ه ل ا) are not in the site's typefaces: each guest's own device chooses how they look.",
    ]);
    const [first, second, ...others] = warned('Mass\n', 'ミサ 你好\n    note: 你\n');
    expect(first).toContain('5: Japanese letters (ミ サ)');
    expect(second).toContain('Chinese or Japanese letters (你 好)');
    expect(second).toContain('They also stand in src/content/schedule.yaml:');
    expect(others).toEqual([]);
  });

  it.each(['Розклад', 'Πρόγραμμα', 'Lịch trình', 'Łódź', 'Party 🎉👩‍❤️‍👨 ♥ →'])('are not those of %s', (words) => {
    expect(warned('Two days', words)).toEqual([]);
  });
});
