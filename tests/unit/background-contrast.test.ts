import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { oklabOf } from '../../src/story/oklab';
import { colorsAt, readShader, readStyles } from '../../tools/fit-background.mjs';
import { luminance, ratio, rgbOf } from '../../vite/colours/contrast';
import { nearest } from '../../vite/colours/derive';
import { hexOf } from '../../vite/colours/oklch';
import { DUSK } from '../../vite/content/make-story';
import { canReadOn, CREAM } from '../../vite/content/oddities';
import { LEAST } from '../../vite/cover/measure';

const shader = readShader(readFileSync('shaders/gradient/gradient.vert', 'utf8'));
const numbers = readStyles(readFileSync('src/story/story-page.module.css', 'utf8'), shader);

type Size = { width: number; height: number };
/** Percent of the stage. */
type Place = { left: number; right: number; top: number; bottom: number };
type Words = Place & { name: string; least: number };

const across = (left: number, right: number) => ({ left, right });
const words = (name: string, { left, right }: Pick<Place, 'left' | 'right'>, top: number, bottom: number): Words => ({
  name,
  left,
  right,
  top,
  bottom,
  least: LEAST.text,
});
const largeWords = (...place: Parameters<typeof words>): Words => ({ ...words(...place), least: LEAST.large });
/** A sign without words needs no more than large ones. */
const sign = largeWords;

/** Where words stand on stages of each kind, as a browser lays them out, rounded outwards, and where there is room for more. */
const STAGES: (Size & { all: Words[] })[] = [
  {
    width: 390,
    height: 844,
    all: [
      words('the bar', across(5, 95), 2, 5),
      largeWords('the heading', across(26, 74), 7, 14),
      words('keep the story', across(86, 98), 8, 14),
      words('left of the buttons', across(5, 30), 87, 98),
      words('under the buttons', across(29, 71), 97, 100),
      largeWords('the end', across(9, 91), 50, 57),
      words('on from the end', across(9, 91), 59, 63),
    ],
  },
  {
    width: 320,
    height: 568,
    all: [
      words('the bar', across(6, 94), 3, 7),
      largeWords('the heading', across(29, 71), 9, 16),
      words('keep the story', across(83, 97), 7, 16),
      words('left of the buttons', across(6, 27), 85, 97),
      words('under the buttons', across(27, 73), 96, 100),
      largeWords('the end', across(7, 93), 42, 60),
      words('on from the end', across(18, 82), 64, 69),
      words('on from the end, second line', across(33, 67), 71, 77),
    ],
  },
  {
    width: 1280,
    height: 800,
    all: [
      words('the bar', across(1, 99), 2, 5),
      largeWords('the heading', across(43, 57), 7, 14),
      words('the row of the buttons', across(1, 99), 88, 97),
      words('under the buttons', across(40, 60), 97, 100),
      largeWords('the end', across(24, 76), 47, 63),
      words('on from the end', across(35, 65), 64, 69),
      largeWords('a show’s caption', across(55, 95), 15, 85),
    ],
  },
  {
    width: 1920,
    height: 1080,
    all: [
      words('the bar', across(1, 99), 1, 4),
      largeWords('the heading', across(44, 56), 6, 13),
      words('the row of the buttons', across(1, 99), 90, 98),
      words('under the buttons', across(40, 60), 97, 100),
      largeWords('the end', across(32, 68), 49, 61),
      words('on from the end', across(38, 62), 61, 65),
      largeWords('a show’s caption', across(55, 95), 15, 85),
    ],
  },
  {
    width: 844,
    height: 390,
    all: [
      words('the bar', across(2, 98), 4, 11),
      sign('the list', across(92, 97), 54, 78),
      largeWords('the end', across(22, 78), 47, 70),
      words('on from the end', across(29, 71), 74, 82),
    ],
  },
];

/** The backgrounds of a couple's story. */
function backgroundsOf(folder: string): string[][] {
  const story = parse(readFileSync(`${folder}/story.yaml`, 'utf8')) as { cards: { background?: string | string[] }[] };
  return story.cards.flatMap(({ background }) => (background === undefined ? [] : [[background].flat()]));
}

const HOURS = 12;
/** Round the hues, dull and bright in turn, each as light as the build takes it without a warning. */
const LIGHTEST = Array.from({ length: HOURS }, (_, hour) => {
  const hex = hexOf({ lightness: 0.62, chroma: hour % 2 === 0 ? 0.09 : 0.25, hue: (hour * 2 * Math.PI) / HOURS });
  return nearest(hex, canReadOn);
});
const lightest = (hour: number) => LIGHTEST[hour % HOURS] ?? '';

const BACKGROUNDS = {
  'the sample story': backgroundsOf('src/content'),
  'the mountains’ story': backgroundsOf('tests/fixtures/mountains/content'),
  'a story that names none': [DUSK],
  'stories as light as the build takes them': [
    [nearest('#777777', canReadOn)],
    ...LIGHTEST.flatMap((color, hour) => [
      [color],
      [color, lightest(hour + HOURS / 2)],
      [color, '#000000', lightest(hour + HOURS / 3)],
    ]),
  ],
};

/** Where within a place it is measured, across and down. */
const SAMPLES = [0, 0.25, 0.5, 0.75, 1];

/** The least contrast that words have in a place, in either view. */
function leastContrast({ left, right, top, bottom }: Place, size: Size, background: string[]): number {
  const labs = [0, 1, 2].map((at) => oklabOf(background[at] ?? background.at(-1) ?? ''));
  const contrasts = SAMPLES.flatMap((x) =>
    SAMPLES.flatMap((y) => {
      const px = ((left + (right - left) * x) / 100) * size.width;
      const py = ((top + (bottom - top) * y) / 100) * size.height;
      const { scene, flat } = colorsAt(shader, numbers, labs, size, px, py);
      return [contrastOn(scene), contrastOn(flat)];
    }),
  );
  return Math.min(...contrasts);
}

function contrastOn(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => Math.round(channel * 255));
  return ratio(luminance(...rgbOf(CREAM)), luminance(red, green, blue));
}

describe.each(STAGES)('on a stage of $width × $height', ({ width, height, all }) => {
  it.each(Object.entries(BACKGROUNDS))('words can be read on every background of %s', (_name, backgrounds) => {
    const unreadable = all.flatMap(({ name, least, ...place }) =>
      backgrounds.flatMap((background) => {
        const contrast = leastContrast(place, { width, height }, background);
        return contrast < least ? [`${name} on ${background.join()}: ${contrast.toFixed(2)}, not ${least}`] : [];
      }),
    );
    expect(unreadable).toEqual([]);
  });
});

it('the build takes the backgrounds of both stories, and its own', () => {
  const own = [...BACKGROUNDS['the sample story'], ...BACKGROUNDS['the mountains’ story'], DUSK].flat();
  expect(own.filter((color) => !canReadOn(color))).toEqual([]);
});
