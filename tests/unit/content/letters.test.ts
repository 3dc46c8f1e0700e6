import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '../../../build/check/check-content.ts';
import { openProject } from '../../../build/check/open-project.ts';
import { drawLine } from '../../../build/draw/lettering.ts';
import { fitCouple } from '../../../build/draw/fonts/fit-couple.ts';
import { fitNames, LEADING } from '../../../build/draw/fonts/fit-names.ts';
import { lettersIn, siteLetters } from '../../../build/draw/fonts/used-letters.ts';
import { IS_RELEASE } from '../../e2e/support/is-release.ts';
import { DEFAULT_TYPEFACE, TYPEFACES } from '../../../src/model/typefaces.ts';
import { makeFonts } from '../../../build/draw/fonts/make-fonts.ts';
import { measureDisplay } from '../../../build/draw/fonts/measure-display.ts';
import { lettersInFont, readReach } from '../../../build/draw/fonts/metrics.ts';
import { fonts } from '../../../build/serve/font-faces.ts';
import { small, smallMedia } from '../../fixtures/content/small.ts';

/** Stays until the run ends, like the folder of `world-files.test.ts`: sharp never unloads a font. */
let cache = '';
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'letters-'));
});

type Rule = { family: string; style: string; file: string; range: string | undefined };

/** The font faces that a style sheet declares, without system fallbacks. */
function rulesOf(css: string): Rule[] {
  const rules = css.split('@font-face').filter((rule) => rule.includes('woff2'));
  const find = (rule: string, pattern: RegExp) => pattern.exec(rule)?.[1];
  return rules.map((rule) => ({
    family: find(rule, /family: '(.*)'/) ?? '',
    style: find(rule, /style: (.*);/) ?? '',
    file: find(rule, /url\("(.*?)"\)/) ?? '',
    range: find(rule, /unicode-range: (.*);/),
  }));
}

/** Letters of every alphabet that has a fallback face. */
const WRITTEN = 'Олександра ї ґ Ελευθερία κώ Nguyễn Thị ũ Ạ ł';
/** The letters among them that the main typefaces lack. */
const LACKING = new Set('ОлександраїґΕλευθερίακώễịũẠł');

const codeOf = (letter: string) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;
const hasLetter = (letter: string) => (rule: Rule) => rule.range?.split(', ').includes(codeOf(letter));

describe('letters missing from the main typefaces', () => {
  test('cost nothing for a couple without them', async () => {
    const { css, preload } = await makeFonts(cache, siteLetters('Nell & Mateo'), lettersIn('Nell & Mateo'));
    const rules = rulesOf(css);
    expect(rules.map(({ file }) => file.replace(/.*\//, ''))).toEqual([
      'fraunces.woff2',
      'fraunces-italic.woff2',
      'figtree.woff2',
    ]);
    expect(preload).toHaveLength(2);
  });

  test('come in the same families, each file with exactly its declared letters', async () => {
    const { css, preload } = await makeFonts(cache, siteLetters(WRITTEN), lettersIn('Ілля'));
    const rules = rulesOf(css);
    const kinds = [...new Set(rules.map(({ family, style }) => `${family} ${style}`))];
    expect(kinds).toEqual(['Fraunces normal', 'Fraunces italic', 'Figtree normal']);
    for (const kind of kinds)
      for (const letter of LACKING)
        expect(
          rules.filter(({ family, style }) => `${family} ${style}` === kind).filter(hasLetter(letter)),
          `${letter} in ${kind}`,
        ).toHaveLength(1);
    for (const { file, range } of rules) {
      const font = await subsetFont(await readFile(file), WRITTEN, { targetFormat: 'truetype' });
      const declared = [...lettersIn(WRITTEN)].filter((letter) => range?.split(', ').includes(codeOf(letter)));
      if (range !== undefined) expect(range.split(', ')).toHaveLength(declared.length);
      expect(lettersInFont(font, declared.join(''))).toBe(declared.join(''));
    }
    // The cover's letters are preloaded.
    expect(preload.map((file) => file.replace(/.*\//, ''))).toEqual([
      'fraunces.woff2',
      'literata-cyrillic.woff2',
      'figtree.woff2',
      'onest-cyrillic.woff2',
    ]);
  });

  test('come from files whose path may have an apostrophe', async () => {
    const folder = join(cache, "nell's");
    const { css } = await makeFonts(folder, siteLetters(''), new Set());
    expect(css).toContain(`url("${folder}/`);
  });

  test.each([
    ['Fraunces', 'x', 'н'],
    ['Figtree', 'x', 'н'],
    ['Fraunces', 'x', 'κ'],
    ['Figtree', 'x', 'κ'],
  ])('match the height of %s: %s and %s', async (family, main, fallback) => {
    const { css } = await makeFonts(cache, siteLetters(WRITTEN), new Set());
    const rules = rulesOf(css).filter((rule) => rule.family === family && rule.style === 'normal');
    const heightOf = async (letter: string) => {
      const rule = rules.find(hasLetter(letter)) ?? rules[0];
      const font = await subsetFont(await readFile(rule?.file ?? ''), letter, {
        targetFormat: 'truetype',
        variationAxes: { wght: 400 },
      });
      return readReach(font)(letter).above;
    };
    expect(await heightOf(fallback)).toBeCloseTo(await heightOf(main), 1);
  });

  test.each(IS_RELEASE ? TYPEFACES : TYPEFACES.slice(0, 2))('are in both families of the pair %s', async (typeface) => {
    const { css } = await makeFonts(cache, siteLetters(WRITTEN), new Set(), typeface);
    const upright = rulesOf(css).filter(({ style }) => style === 'normal');
    const families = [...new Set(upright.map(({ family }) => family))];
    expect(families).toHaveLength(2);
    for (const family of families)
      for (const letter of LACKING)
        expect(
          upright.filter((rule) => rule.family === family).filter(hasLetter(letter)),
          `${letter} in ${family}`,
        ).toHaveLength(1);
    for (const role of ['display', 'text'])
      expect(css.includes(`--font-${role}: '`)).toBe(typeface !== DEFAULT_TYPEFACE);
  });
});

describe('the letters of a site', () => {
  test('include the capitals of the site’s own language', () => {
    expect(siteLetters('', 'nisan', 'tr')).toContain('İ');
  });

  test('include, in italics, every language’s quotation marks and the signs of prices', async () => {
    const signs = '%+/¡«»¿‚„‹›';
    const { css } = await makeFonts(cache, siteLetters(signs), new Set());
    const italic = rulesOf(css).find(({ style }) => style === 'italic');
    const font = await subsetFont(await readFile(italic?.file ?? ''), signs, { targetFormat: 'truetype' });
    expect(lettersInFont(font, signs)).toBe(signs);
  });

  /** Those of `letters` that the text face has for the small site with these texts. */
  const lettersOfSite = async (texts: Record<string, string>, letters: string) => {
    const content = checkContent(new Map(Object.entries({ ...small, ...texts })), smallMedia);
    const project = Object.assign(openProject(cache), { cacheFolder: cache, read: async () => content });
    const load = fonts(project).load as (id: string) => Promise<string>;
    const figtree = rulesOf(await load('\0virtual:fonts.css')).find(({ family }) => family === 'Figtree');
    return lettersInFont(
      await subsetFont(await readFile(figtree?.file ?? ''), letters, { targetFormat: 'truetype' }),
      letters,
    );
  };

  test('include the names of the site’s other languages', async () => {
    expect(await lettersOfSite({ 'es/thanks.yaml': 'heading: Gracias' }, 'ñ')).toBe('ñ');
  });

  test('include the names of all months, as for a deadline in août', async () => {
    const site = `language: fr\n${small['site.yaml']}`;
    expect(await lettersOfSite({ 'site.yaml': site }, 'û')).toBe('û');
  });

  test('include the capitals of the notes’ heading', async () => {
    const story = (small['story.yaml'] ?? '').replace(/\bthen: \w+/, 'then: Después');
    expect(await lettersOfSite({ 'story.yaml': story }, 'É')).toBe('É');
  });

  test('include accents, and capitals only where the site shows capitals', () => {
    expect(lettersIn('Nguye\u0302\u0303n')).toContain('ễ');
    const letters = siteLetters('août café', 'août');
    expect(letters).toContain('Û');
    expect(letters).not.toContain('É');
  });
});

describe('names on the cover', () => {
  const fit = async (first: string, second: string) => {
    const { widthOf, reachOf } = await measureDisplay(cache, `${first} & ${second}`);
    const lengthOf = (text: string) => Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0);
    const highest = (text: string, side: 'above' | 'below') =>
      Math.max(...Array.from(text, (letter) => reachOf(letter)[side]));
    return fitNames(first, '&', second, lengthOf, (text) => ({
      above: highest(text, 'above'),
      below: highest(text, 'below'),
    }));
  };

  test('are no wider for an accent that has no letter of its own', async () => {
    const { widthOf } = await measureDisplay(cache, 'Adéọ̀❤\uFE0F');
    expect(['\u0300', '\uFE0F', '\u200D'].map(widthOf)).toEqual([0, 0, 0]);
    expect(widthOf('ọ')).toBeGreaterThan(0);
  });

  // Fraunces has no anchors that place accents.
  test.each(TYPEFACES.filter((typeface) => typeface !== 'fraunces'))(
    'have an accent without a letter of its own above the letter before it in %s',
    async (typeface) => {
      const widthOf = async (text: string) =>
        (await drawLine(text, { weight: 400, size: 90, color: '#fff', typeface }, cache)).info.width;
      expect(await widthOf('nọ\u0300')).toBe(await widthOf('nọ'));
    },
  );

  test('are measured in the typeface that shows them', async () => {
    // In em, as Chromium measures them with the site's fonts.
    const measured = { Олександра: 5.327, Παναγιώτης: 5.258, 'Thị Ánh': 3.489 };
    for (const [name, length] of Object.entries(measured))
      expect((await fit('A', name)).wide.em).toBeCloseTo(length, 2);
  });

  test('keep accents clear of the line above', async () => {
    // The tails of Peggy reach 0.25 em down, and Á reaches 0.89 em up.
    expect((await fit('Peggy', 'Ánh')).wide.leading).toBeGreaterThan(1.15);
    expect((await fit('Margarethe', 'Maximilian')).wide.leading).toBe(LEADING);
    expect((await fit('Олександра', 'Дмитро')).wide.leading).toBe(LEADING);
  });

  test('leave room above the date for the descenders of both names if they share a line', async () => {
    const { written } = checkContent(new Map(Object.entries(small)), smallMedia);
    if (!written) throw new Error('The small content has mistakes');
    const tailOf = async (...names: string[]) => (await fitCouple({ ...written.site, couple: { names } }, cache)).tail;
    expect(await tailOf('Amy', 'Ben')).toBeGreaterThan(0);
    expect(await tailOf('Ben', 'Amy')).toBeGreaterThan(0);
    expect(await tailOf('Ada', 'Ben')).toBe(0);
    expect(await tailOf('Peggy Margarethe', 'Maximilian')).toBe(0);
  });
});

describe('letters of unsupported scripts', () => {
  const warned = (from: string, to: string) => {
    const schedule = (small['schedule.yaml'] ?? '').replace(from, to);
    expect(schedule).toContain(to);
    const { warnings } = checkContent(new Map(Object.entries({ ...small, 'schedule.yaml': schedule })), smallMedia);
    return warnings.map(({ line, message }) => `${line}: ${message}`);
  };

  test('are reported with their places, once per script', () => {
    expect(warned('Two days', 'أهلا')).toEqual([
      "1: Arabic letters (أ ه ل ا) are missing from the site's typefaces: each guest's device chooses how they look.",
    ]);
    const [first, second, ...others] = warned('Mass\n', 'ミサ 你好\n    note: 你\n');
    expect(first).toContain('5: Japanese letters (ミ サ)');
    expect(second).toContain('Chinese or Japanese letters (你 好)');
    expect(second).toContain('They also appear in content/schedule.yaml:');
    expect(others).toEqual([]);
  });

  test('are not reported in the name of a file, which guests do not see', () => {
    const story = (small['story.yaml'] ?? '').replace('beach.jpg', '写真.jpg');
    const { warnings } = checkContent(new Map(Object.entries({ ...small, 'story.yaml': story })), [
      ...smallMedia.filter((name) => name !== 'beach.jpg'),
      '写真.jpg',
    ]);
    expect(warnings).toEqual([]);
  });

  test.each(['Розклад', 'Πρόγραμμα', 'Lịch trình', 'Łódź', 'Party 🎉👩‍❤️‍👨 ♥ →'])('do not include %s', (words) => {
    expect(warned('Two days', words)).toEqual([]);
  });
});
