import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CONTRAST, luminance, ratio } from '../../../src/model/colours/contrast';
import { focusOf } from '../../../src/model/pictures/focus';
import { rgbOf } from '../../../src/model/colours/srgb';
import {
  homeOn,
  INKS,
  measureVeils,
  titleOn,
  cropToScreen,
  type Light,
  type Veils,
} from '../../../build/draw/cover/measure-veils';
import { SCREENS, SHAPES } from '../../../build/draw/cover/screens';
import type { Pixels, Words } from '../../../build/draw/cover/veil';
import type { CoupleFit } from '../../../build/draw/fonts/fit-couple';
import { fitNames } from '../../../build/draw/fonts/fit-names';
import { placesOn } from '../../../build/draw/cover/words';
import { seeded } from '../../../src/worlds/drawing/random';
import { runs } from '../../properties';
import { IS_RELEASE } from '../../e2e/support/is-release';

/** Fits names as if each letter had the display face's average width, and the second name a descender. */
const fit = (first: string, second: string): CoupleFit => ({
  ...fitNames(
    first,
    '&',
    second,
    (text) => 0.55 * text.length,
    () => ({ above: 0, below: 0 }),
  ),
  tail: 0.14,
});
const NAMES = fit('Nell', 'Mateo');
const MIDDLE = focusOf();
const viewsOf = (picture: Buffer) => ({ main: { picture, focus: MIDDLE }, phone: { picture, focus: MIDDLE } });
const SIZE = { width: 1200, height: 800 };

/** The share of pixels that may fail, plus the error of sampling only some of them. */
const OUTLIERS = 0.01 + 0.004;
/** About how many pixels are sampled behind words. The build samples mostly others. */
const SAMPLES = runs(4000);
/** The most contrast that rounding may cost: the build computes two veils as one, and browsers draw one over the other. */
const ROUNDING = 0.1;

const drawn = (svg: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${svg}</svg>`))
    .png()
    .toBuffer();

/** A night sky with lamps, a field of snow, and confetti. */
const PICTURES = {
  dark: () => {
    const random = seeded(3);
    const lamp = () => `<circle cx="${random() * 1200}" cy="${random() * 800}" r="5" fill="#ffedc4"/>`;
    const lamps = Array.from({ length: 30 }, lamp).join('');
    return drawn(`<path fill="#0b0e1e" d="M0 0h1200v800H0z"/>${lamps}`);
  },
  bright: () =>
    drawn('<path fill="#e6eef6" d="M0 0h1200v800H0z"/><path fill="#fdfeff" d="M0 300q600-90 1200 0v500H0z"/>'),
  busy: () => {
    const random = seeded(7);
    const confetti = Uint8Array.from({ length: SIZE.width * SIZE.height * 3 }, () => 256 * random());
    return sharp(confetti, { raw: { ...SIZE, channels: 3 } })
      .png()
      .toBuffer();
  },
};

type PictureName = keyof typeof PICTURES;

/** Pictures checked in the light that the build chooses; most only before a release. */
const IN_OWN_LIGHT: readonly PictureName[] = IS_RELEASE ? ['dark', 'bright', 'busy'] : ['dark'];
/** Lights that a couple chooses for the busy picture. */
const CHOSEN_LIGHTS: readonly Light[] = IS_RELEASE ? ['day', 'night'] : ['day'];

/** Each picture with its veils, made on first use. */
const measured = new Map<PictureName, Promise<{ picture: Buffer; veils: Veils }>>();
function measuredOf(name: PictureName): Promise<{ picture: Buffer; veils: Veils }> {
  const known = measured.get(name) ?? measure(name);
  measured.set(name, known);
  return known;
}
async function measure(name: PictureName): Promise<{ picture: Buffer; veils: Veils }> {
  const picture = await PICTURES[name]();
  return { picture, veils: await measureVeils(viewsOf(picture), NAMES) };
}

/** The share of pixels behind words, seen through all veils, on which a colour of the words has too little contrast. */
function failingShare(pixels: Pixels, { at, colours }: Words, veils: { hex: string; strength: number }[]): number {
  const step = Math.max(1, Math.round(Math.sqrt(((at.right - at.left) * (at.bottom - at.top)) / SAMPLES)));
  let [count, failed] = [0, 0];
  for (let y = at.top; y < at.bottom; y += step)
    for (let x = at.left; x < at.right; x += step) {
      const index = (y * pixels.width + x) * 3;
      const ground = veils.reduce<number[]>(
        (under, { hex, strength }) =>
          under.map((value, channel) => value + ((rgbOf(hex)[channel] ?? 0) - value) * strength),
        [...pixels.data.subarray(index, index + 3)],
      );
      const [red = 0, green = 0, blue = 0] = ground.map(Math.round);
      const light = luminance(red, green, blue);
      count += 1;
      if (colours.some(({ hex, least }) => ratio(luminance(...rgbOf(hex)), light) < least - ROUNDING)) failed += 1;
    }
  return failed / count;
}

/** The words that fail on too many pixels, with their screens and the share of such pixels. */
async function illegibleWords(picture: Buffer, veils: Veils): Promise<string[]> {
  const illegible: string[] = [];
  const check = (share: number, where: string) => {
    if (share > OUTLIERS) illegible.push(`${where}: ${share}`);
  };
  const veilOf = (strength: number) => ({ hex: INKS[veils.light].veil, strength });
  for (const shape of SHAPES)
    for (const screen of SCREENS[shape]) {
      const view = { places: placesOn(screen, NAMES), pixels: await cropToScreen({ picture, focus: MIDDLE }, screen) };
      const { title, home } = veils.shapes[shape];
      const where = `${screen.width} × ${screen.height}`;
      for (const words of titleOn(view, veils.light))
        check(failingShare(view.pixels, words, [veilOf(title)]), `title, ${where}`);
      check(failingShare(view.pixels, homeOn(view, veils.light), [veilOf(veils.dusk), veilOf(home)]), `home, ${where}`);
    }
  return illegible;
}

describe('words on a picture', () => {
  test.each(IN_OWN_LIGHT)('are legible on 99 percent of a %s picture', async (name) => {
    const { picture, veils } = await measuredOf(name);
    expect(await illegibleWords(picture, veils)).toEqual([]);
  });

  test.each(CHOSEN_LIGHTS)('are legible in the light that the couple chose: %s', async (light) => {
    const { picture } = await measuredOf('busy');
    const veils = await measureVeils(viewsOf(picture), NAMES, light);
    expect(veils.light).toBe(light);
    expect(await illegibleWords(picture, veils)).toEqual([]);
  });

  test('get the weakest veil: almost none on a dark picture, dark words on snow', async () => {
    const { veils: dark } = await measuredOf('dark');
    expect(dark.light).toBe('night');
    expect(dark.dusk).toBeLessThan(0.15);
    for (const shape of SHAPES) expect(dark.shapes[shape].title).toBeLessThan(0.1);
    const { veils: bright } = await measuredOf('bright');
    expect(bright.light).toBe('day');
    expect(bright.dusk).toBe(0);
    for (const shape of SHAPES) expect(bright.shapes[shape].title).toBeLessThan(0.1);
    const { veils: busy } = await measuredOf('busy');
    expect(busy.shapes.desk.title).toBeGreaterThan(0.3);
    expect(busy.shapes.desk.title).toBeLessThan(0.9);
  });

  test('are legible on the veil itself, so that some strength always works', () => {
    for (const { text, accent, veil } of Object.values(INKS))
      for (const hex of [text, accent])
        expect(ratio(luminance(...rgbOf(hex)), luminance(...rgbOf(veil)))).toBeGreaterThan(CONTRAST.text);
  });

  test('have the colours of the style sheet by night', async () => {
    const css = await readFile('src/worlds/photo/palette.css', 'utf8');
    const valueOf = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];
    const { text, accent, veil } = INKS.night;
    const values = ['cover-text', 'cover-accent', 'cover-veil'].map(valueOf);
    expect(values).toEqual([text, accent, rgbOf(veil).join(' ')]);
  });

  test('are within the screen, however long the names are', () => {
    for (const names of [NAMES, fit('Guðrún Þórhildur', 'Maximilian Søren'), fit('Jo', 'Al')])
      for (const screen of Object.values(SCREENS).flat())
        for (const rect of Object.values(placesOn(screen, names))) {
          expect(Math.min(rect.left, rect.top)).toBeGreaterThanOrEqual(0);
          expect(rect.bottom).toBeLessThanOrEqual(screen.height);
          expect(rect.right).toBeLessThanOrEqual(screen.width);
          expect(rect.right).toBeGreaterThan(rect.left);
          expect(rect.bottom).toBeGreaterThan(rect.top);
        }
  });
});

test('the date keeps its distance from descenders of the name above it', () => {
  const gapOf = ({ names, date }: ReturnType<typeof placesOn>) => date.top - names.bottom;
  // Descenders are at least 7 px deep, as on the smallest screen. Places are rounded to whole pixels.
  for (const screen of Object.values(SCREENS).flat())
    expect(gapOf(placesOn(screen, NAMES))).toBeGreaterThan(gapOf(placesOn(screen, { ...NAMES, tail: 0 })) + 4);
});

test('a focus names the horizontal position first, then the vertical one', () => {
  expect(focusOf('left top')).toEqual({ x: 0, y: 0 });
  expect(focusOf('center bottom')).toEqual({ x: 0.5, y: 1 });
  expect(focusOf('30% 60%')).toEqual({ x: 0.3, y: 0.6 });
  expect(focusOf()).toEqual({ x: 0.5, y: 0.5 });
});
