import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawLine } from '../../../build/draw/lettering.ts';
import { drawSharePicture } from '../../../build/draw/share-picture.ts';

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/our-story');
const wordsFor = (...names: string[]) => ({ names, and: '&', date: 'September 18th, 2027' });

/** Messengers ignore larger pictures. */
const MOST_BYTES = 250_000;

const black = () =>
  sharp({ create: { width: 1200, height: 630, channels: 3, background: '#000' } })
    .png()
    .toBuffer();

describe('the share picture', () => {
  // The two sets of words differ only right of the compared part, where the second one has a descender.
  test.each([
    ['both names', 560, ['Hen', '&', 'Hon'], ['Hen', '&', 'Honj']],
    ['a word between the names', 380, ['Hen', 'non', 'Hon'], ['Hen', 'nog', 'Hon']],
  ] as const)('has %s on the baseline', async (_, width, plainWords, deepWords) => {
    const drawPart = async ([first, and, second]: readonly [string, string, string]) =>
      sharp(await drawSharePicture(await black(), { ...wordsFor(first, second), and }, null, CACHE))
        .extract({ left: 0, top: 0, width, height: 200 })
        .greyscale()
        .raw()
        .toBuffer();
    const [plain, deep] = [await drawPart(plainWords), await drawPart(deepWords)];
    const differing = plain.filter((light, index) => Math.abs(light - (deep[index] ?? 0)) > 64).length;
    expect(differing).toBeLessThan(plain.length / 1000);
  });

  test('sets a word between the names without Fraunces’ wonky h, which looks like a b', async () => {
    const settings = { weight: 400, size: 90, color: '#fff', italic: true, typeface: 'fraunces' } as const;
    const { data } = await drawLine('h', settings, CACHE);
    const { data: alpha, info } = await sharp(data).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
    // Only a wonky h has a hook at the upper right.
    const { width } = info;
    const upperRight = alpha.filter((_, index) => index < 20 * width && index % width > 0.75 * width);
    expect(Math.max(...upperRight)).toBeLessThan(64);
  });

  test('sets long names no wider than the veil behind them', async () => {
    const picture = await drawSharePicture(await black(), wordsFor('Maximiliane', 'Bartholomäus'), null, CACHE);
    // The margin is 84 px, and the names are at most 620 px wide; the rest is for rounding.
    const { data } = await sharp(picture)
      .extract({ left: 710, top: 0, width: 490, height: 630 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.max(...data)).toBeLessThan(64);
  });

  test('has all of a name that is written from right to left', async () => {
    const { data } = await drawLine('נועה', { weight: 420, size: 90, color: '#fff', typeface: 'fraunces' }, CACHE);
    const { data: alpha, info } = await sharp(data).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
    const hasInk = (x: number) => alpha.some((value, index) => value > 0 && index % info.width === x);
    expect([hasInk(0), hasInk(info.width - 1)]).toEqual([true, true]);
  });

  test.each([
    ['day', { ground: [210, 255], ink: [0, 60] }],
    ['night', { ground: [0, 60], ink: [200, 255] }],
  ] as const)('puts words on a veil by %s, and leaves the photo next to them clear', async (light, expected) => {
    const grey = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#808080' } });
    const picture = await drawSharePicture(await grey.png().toBuffer(), wordsFor('Ada', 'Bo'), light, CACHE);
    const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    const lightAt = (x: number, y: number) => data[y * info.width + x] ?? 0;
    // 200 by 90 pixels with letters of the first name, from 88 across and 100 down.
    const names = Array.from({ length: 200 * 90 }, (_, index) =>
      lightAt(88 + (index % 200), 100 + Math.floor(index / 200)),
    );
    const [darkest, brightest] = [Math.min(...names), Math.max(...names)];
    const found = light === 'day' ? { ground: brightest, ink: darkest } : { ground: darkest, ink: brightest };
    for (const part of ['ground', 'ink'] as const) {
      const [least, most] = expected[part];
      expect(found[part]).toBeGreaterThanOrEqual(least);
      expect(found[part]).toBeLessThanOrEqual(most);
    }
    // The photo's own grey is 128.
    expect(lightAt(1100, 300)).toBeGreaterThan(118);
    expect(lightAt(1100, 300)).toBeLessThan(138);
  });

  test('is 1200 × 630 and small enough for messengers, even for a grainy photo', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const grain = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#888', noise } });
    const picture = await drawSharePicture(await grain.png().toBuffer(), wordsFor('Ada', 'Bo'), 'night', CACHE);
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(picture.length).toBeLessThanOrEqual(MOST_BYTES);
  });
});
