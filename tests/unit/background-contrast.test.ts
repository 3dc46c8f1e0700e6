import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { oklabOf } from '../../src/story/oklab';
import { colorsAt, readShader, readStyles } from '../../tools/fit-background.mjs';
import { luminance, ratio, rgbOf } from '../../vite/colours/contrast';
import { nearest } from '../../vite/colours/derive';
import { hexOf } from '../../vite/colours/oklch';
import { LEAST } from '../../vite/cover/measure';
import { canReadOn, CREAM } from '../../vite/content/oddities';
import { DUSK } from '../../vite/content/make-story';

const shader = readShader(readFileSync('shaders/gradient/gradient.vert', 'utf8'));
const numbers = readStyles(readFileSync('src/story/story-page.module.css', 'utf8'), shader);

type Words = [name: string, left: number, right: number, top: number, bottom: number, least: number];

const { text, large } = LEAST;
/** A sign beside which no word is shown, which needs what large words do. */
const sign = large;

/** Where words stand on a stage, in percent of it: as a browser has them, rounded outwards. Those of the show are the widest it may have. */
const STAGES: { width: number; height: number; words: Words[] }[] = [
  {
    width: 390,
    height: 844,
    words: [
      ['bar', 5, 95, 2, 5, text],
      ['heading', 26, 74, 7, 14, large],
      ['keep', 86, 98, 8, 14, text],
      ['list', 5, 10, 92, 96, sign],
      ['meaning of the buttons', 29, 71, 97, 100, text],
      ['end', 9, 91, 50, 57, large],
      ['on from the end', 9, 91, 59, 63, text],
    ],
  },
  {
    width: 320,
    height: 568,
    words: [
      ['bar', 6, 94, 3, 7, text],
      ['heading', 29, 71, 9, 16, large],
      ['keep', 83, 97, 7, 16, text],
      ['list', 6, 12, 88, 94, sign],
      ['meaning of the buttons', 27, 73, 96, 100, text],
      ['end', 7, 93, 42, 60, large],
      ['on from the end', 18, 82, 64, 69, text],
      ['on from the end, second line', 33, 67, 71, 77, text],
    ],
  },
  {
    width: 1280,
    height: 800,
    words: [
      ['bar', 1, 99, 2, 5, text],
      ['heading', 43, 57, 7, 14, large],
      ['list', 1, 13, 91, 96, text],
      ['keep', 76, 99, 90, 96, text],
      ['meaning of the buttons', 43, 57, 97, 100, text],
      ['end', 24, 76, 47, 63, large],
      ['on from the end', 35, 65, 64, 69, text],
      ['show', 55, 94, 20, 80, large],
    ],
  },
  {
    width: 1920,
    height: 1080,
    words: [
      ['bar', 1, 99, 1, 4, text],
      ['heading', 44, 56, 6, 13, large],
      ['list', 1, 10, 92, 97, text],
      ['keep', 83, 99, 92, 97, text],
      ['meaning of the buttons', 45, 55, 97, 100, text],
      ['end', 32, 68, 49, 61, large],
      ['on from the end', 38, 62, 61, 65, text],
      ['show', 55, 94, 20, 80, large],
    ],
  },
  {
    width: 844,
    height: 390,
    words: [
      ['bar', 2, 98, 4, 11, text],
      ['list', 92, 97, 54, 78, sign],
      ['end', 22, 78, 47, 70, large],
      ['on from the end', 29, 71, 74, 82, text],
    ],
  },
];

/** The backgrounds of a couple's story. */
function backgroundsOf(folder: string): string[][] {
  const { cards } = parse(readFileSync(`${folder}/story.yaml`, 'utf8')) as {
    cards: { background?: string | string[] }[];
  };
  return cards.flatMap(({ background }) => (background === undefined ? [] : [[background].flat()]));
}

/** As light as the check lets them be: grey, all round the hues; each alone and beside its opposite. */
const LIGHTEST = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((hour) =>
  nearest(hexOf({ lightness: 0.62, chroma: hour % 2 === 0 ? 0.09 : 0.25, hue: (hour * Math.PI) / 6 }), canReadOn),
);
const HOSTILE = [
  [nearest('#777777', canReadOn)],
  ...LIGHTEST.flatMap((color, at) => [
    [color],
    [color, LIGHTEST[(at + 6) % 12] ?? color],
    [color, '#000000', LIGHTEST[(at + 4) % 12] ?? color],
  ]),
];

/** Places across and down a rectangle of words. */
const GRID = [0, 0.25, 0.5, 0.75, 1];

/** The least contrast of words on both views' background. */
function leastContrast(
  [, left, right, top, bottom]: Words,
  { width, height }: { width: number; height: number },
  background: string[],
) {
  const labs = [0, 1, 2].map((at) => oklabOf(background[at] ?? background.at(-1) ?? ''));
  const cream = luminance(...rgbOf(CREAM));
  const under = GRID.flatMap((x) =>
    GRID.map((y) =>
      colorsAt(
        shader,
        numbers,
        labs,
        { width, height },
        ((left + (right - left) * x) / 100) * width,
        ((top + (bottom - top) * y) / 100) * height,
      ),
    ),
  );
  const least = (colors: number[][]) =>
    Math.min(
      ...colors.map((color) =>
        ratio(cream, luminance(...(color.map((channel) => Math.round(channel * 255)) as [number, number, number]))),
      ),
    );
  return { scene: least(under.map(({ scene }) => scene)), flat: least(under.map(({ flat }) => flat)) };
}

const BACKGROUNDS = {
  'the sample story': backgroundsOf('src/content'),
  'the mountains’ story': backgroundsOf('tests/fixtures/mountains/content'),
  'a story that gives none': [DUSK],
  'a story as light as the check lets it be': HOSTILE,
};

describe.each(STAGES)('words on a stage of $width × $height', ({ width, height, words }) => {
  it.each(Object.entries(BACKGROUNDS))('can be read on every background of %s', (_, backgrounds) => {
    const tooLittle = words.flatMap((each) =>
      backgrounds.flatMap((background) => {
        const { scene, flat } = leastContrast(each, { width, height }, background);
        if (process.env.LIST)
          console.log(
            `${width}×${height} ${each[0]} ${background.join()} ${scene.toFixed(2)} ${flat.toFixed(2)} ${each[5]}`,
          );
        return Math.min(scene, flat) < each[5]
          ? [`${each[0]} on ${background.join()}: ${scene.toFixed(2)} in the scene, ${flat.toFixed(2)} flat`]
          : [];
      }),
    );
    expect(tooLittle).toEqual([]);
  });
});
