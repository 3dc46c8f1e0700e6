import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkColours } from '../../../build/check/rules/check-colours';
import { coloursCss } from '../../../build/draw/colours/colours-css';
import { paperOf } from '../../../build/make/paper';
import type { Project } from '../../../build/read/project';
import { CONTRAST, contrast } from '../../../src/model/colours/contrast';
import { threeOf, tokensOf, type Colours } from '../../../build/draw/colours/derive';
import { hexOf, oklchOf } from '../../../build/draw/colours/oklch';
import { WORLD_NAMES } from '../../../src/model/worlds';
import { WORLDS } from '../../../src/worlds/all';
import { runs } from '../../properties';

const GOOD: Colours = { accent: '#9a5b3c', ink: '#20242c', paper: '#faf7f1' };

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyColours: fc.Arbitrary<Colours> = fc.record(
  { accent: hex, ink: hex, paper: hex, nightAccent: hex, nightInk: hex, nightPaper: hex },
  { requiredKeys: ['accent', 'ink', 'paper'] },
);

type Token = keyof ReturnType<typeof tokensOf>;

/** Foregrounds, the backgrounds they are used on, and the contrast they need. */
const PAIRS: readonly [Token[], Token[], number][] = [
  [['text'], ['page', 'raised'], CONTRAST.reading],
  [
    ['text', 'text-quiet', 'link', 'accent-text'],
    ['page', 'page-deep', 'raised', 'map-land', 'map-water', 'map-shore'],
    CONTRAST.text,
  ],
  [['button-text'], ['button', 'link'], CONTRAST.text],
  [['accent', 'focus', 'line-strong', 'button'], ['page', 'page-deep', 'raised'], CONTRAST.shapes],
  [['map-train', 'map-car', 'map-air'], ['map-land', 'map-water'], CONTRAST.shapes],
];

/** Whether every derived colour is legible. */
function isLegible(colours: Colours): boolean {
  return (['day', 'night'] as const).every((time) => {
    const tokens = tokensOf(threeOf(colours, time));
    return PAIRS.every(([foregrounds, backgrounds, least]) =>
      foregrounds.every((front) => backgrounds.every((back) => contrast(tokens[front], tokens[back]) >= least)),
    );
  });
}

/** The most remedies to apply in a row: twice the number of colours that a couple can set. */
const ROUNDS = 12;

describe('a couple’s colours', () => {
  test('pass if they are legible; night colours are derived from the day’s', () => {
    expect(checkColours(GOOD)).toEqual([]);
    const night = threeOf(GOOD, 'night');
    expect(contrast(night.ink, night.paper)).toBeGreaterThan(CONTRAST.reading);
    expect(oklchOf(night.paper).l).toBeLessThan(0.3);
  });

  test('get a message with both colours, their contrast, the least contrast and a remedy', () => {
    const [mistake] = checkColours({ ...GOOD, ink: '#8a8a8a' });
    expect(mistake?.colour).toBe('ink');
    expect(mistake?.message).toMatch(
      /^"ink" \(#8a8a8a\) on "paper" \(#faf7f1\) has a contrast of 3\.\d\. Long texts need 7\. The nearest that works: ink: '#[0-9a-f]{6}'$/,
    );
    expect(checkColours({ ...GOOD, ink: mistake?.remedy ?? '' })).toEqual([]);
  });

  test('get a message that says so if no change of one colour is enough', () => {
    const [mistake] = checkColours({ ...GOOD, ink: '#777777', paper: '#808080' });
    expect(mistake?.message).toMatch(/\. No change of one colour is enough\. Start with paper: '#ffffff'$/);
  });

  test('get a remedy with the same hue: the nearest legible one', () => {
    const [mistake] = checkColours({ ...GOOD, accent: '#ffb35c' });
    expect(mistake?.colour).toBe('accent');
    const [given, fixed] = [oklchOf('#ffb35c'), oklchOf(mistake?.remedy ?? '')];
    // In degrees; a grey has no hue.
    expect(Math.abs((given.h ?? NaN) - (fixed.h ?? NaN))).toBeLessThan(6);
    const lighter = hexOf({ ...fixed, l: fixed.l + 0.02 });
    expect(checkColours({ ...GOOD, accent: lighter })).not.toEqual([]);
  });

  test('are all legible once every remedy is applied', () => {
    fc.assert(
      fc.property(anyColours, (given) => {
        let colours = given;
        for (let round = 0; round < ROUNDS; round++) {
          const mistakes = checkColours(colours);
          expect(mistakes.length === 0).toBe(isLegible(colours));
          const [mistake] = mistakes;
          if (!mistake) return;
          expect(mistake.message).toContain(`${mistake.colour}: '${mistake.remedy}'`);
          colours = Object.assign({}, colours, { [mistake.colour]: mistake.remedy });
        }
        expect(checkColours(colours)).toEqual([]);
      }),
      { numRuns: runs(15) },
    );
  });

  test.each([GOOD, { accent: '#d9935a', ink: '#f4eee5', paper: '#171615' }])(
    'make a shop’s name legible where its logo would be: %o',
    (colours) => {
      expect(checkColours(colours)).toEqual([]);
      const valueOf = (name: string) => new RegExp(`--${name}: (#\\w+);`).exec(coloursCss(colours))?.[1];
      const paper = valueOf('paper') ?? '';
      expect(oklchOf(paper).l).toBeGreaterThan(0.9);
      // `--paper-ink` exists only if the couple's own paper is dark; otherwise the name has the colour `--ink`.
      expect(contrast(valueOf('paper-ink') ?? valueOf('ink') ?? '', paper)).toBeGreaterThan(CONTRAST.reading);
    },
  );

  test('are in the style sheet for day and for night', () => {
    const css = coloursCss(GOOD);
    expect(css).toContain('--page: #faf7f1;');
    expect(css.split('prefers-color-scheme: dark')[1]).toMatch(/--page: #[0-9a-f]{6};/);
    expect(css).not.toMatch(/undefined|NaN/);
  });
});

test.each([
  ['card', 'card'],
  ['paper', 'page'],
] as const)('a transparent picture on %s gets the colour --%s of the style sheet', async (sheet, token) => {
  const site = { world: 'harbour', colours: GOOD };
  const project = { read: async () => ({ written: { site } }) } as unknown as Project;
  const paper = await paperOf(project, sheet);
  expect(coloursCss(GOOD)).toContain(`--${token}: ${paper};`);
});

test('a colour survives the round trip through OKLCH', () => {
  fc.assert(
    fc.property(hex, (given) => {
      expect(contrast(hexOf(oklchOf(given)), given)).toBeLessThan(1.05);
    }),
  );
});

describe('the palettes of a world', () => {
  test.each(WORLD_NAMES)('are all legible in the %s, by day and by night', (world) => {
    const { own, ready } = WORLDS[world].palettes;
    expect([own, ...ready.map(({ colours }) => colours)].flatMap(checkColours)).toEqual([]);
  });

  test.each(WORLD_NAMES)('include the one in the style sheet of the %s', async (world) => {
    const css = await readFile(`src/worlds/${world}/palette.css`, 'utf8');
    const valueOf = (name: string): string => {
      const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
      return /^var\(--(.+)\)$/.test(value) ? valueOf(value.slice(6, -1)) : value;
    };
    expect(WORLDS[world].palettes.own).toEqual({
      accent: valueOf('accent'),
      ink: valueOf('ink'),
      paper: valueOf('paper'),
    });
  });
});
