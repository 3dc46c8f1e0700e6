import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { layOutShow } from '../../../src/story/present/stage/lay-out-show';
import { oklabOf } from '../../../src/model/colours/oklab';
import { colorsAt } from '../../../tools/background/colors.mjs';
import { readShader } from '../../../tools/background/shader.mjs';
import { readStyles } from '../../../tools/background/styles.mjs';
import { canReadOn, CONTRAST, CREAM, luminance, ratio } from '../../../src/model/colours/contrast';
import { rgbOf } from '../../../src/model/colours/srgb';
import { DUSK } from '../../../src/model/colours/backgrounds';
import { nearest } from '../../../build/draw/colours/nearest-colour';
import { hexOf } from '../../../build/draw/colours/oklch';
import { STORY_LAYOUTS } from '../../../build/draw/story-layout';
import { recolour } from '../../../build/serve/story-lamps';
import { LAMPS, matchColours, matchLamps, NOT_CHOSEN } from '../../../build/make/story/match-colours';
import { WORLD_NAMES } from '../../../src/model/worlds';
import { WORLDS } from '../../../src/worlds/all';
import type { PaletteColours } from '../../../src/worlds/world-facts';
import { SHIPPED_FOLDERS } from '../../fixtures/sample';

const shader = readShader(readFileSync('shaders/gradient/gradient.vert', 'utf8'));
const numbers = readStyles(readFileSync('src/story/stage/stage.module.css', 'utf8'), shader);

type Size = { width: number; height: number };
type Place = { left: number; right: number; top: number; bottom: number };
/** Words in a rectangle, and the lowest contrast that they need. */
type Words = Place & { name: string; least: number };

/** How far small words in other languages may extend on each side, as a share of their width. */
const LONGER = 0.2;
/** The lowest contrast allowed for each kind of words. */
const LEAST = { text: CONTRAST.text, large: CONTRAST.large, sign: CONTRAST.shapes };

/** The rectangles of all words on each measured stage: the deck's, enlarged for longer words, and a show's caption. */
const STAGES = STORY_LAYOUTS.map(({ stage, words }) => ({
  stage,
  allWords: [
    ...words.map(({ name, kind, left, right, top, bottom }): Words => {
      const room = kind === 'text' ? (right - left) * LONGER : 0;
      const across = { left: Math.max(left - room, 0), right: Math.min(right + room, stage.width) };
      return { name, ...across, top, bottom, least: LEAST[kind] };
    }),
    showCaption(stage),
  ],
}));

function showCaption(stage: Size): Words {
  const { x, y, width, height } = layOutShow({ stage }).words;
  return { name: 'a show’s caption', left: x, right: x + width, top: y, bottom: y + height, least: CONTRAST.large };
}

/** The backgrounds that a story's cards name, each of one to three colours. */
function backgroundsOf(folder: string): string[][] {
  const story = parse(readFileSync(`${folder}/story.yaml`, 'utf8')) as { cards: { background?: string | string[] }[] };
  return story.cards.flatMap(({ background }) => (background === undefined ? [] : [[background].flat()]));
}

const HUES = 12;
/** All hues, dull and bright in turn, as light as the build accepts without a warning. */
const LIGHTEST = Array.from({ length: HUES }, (_, hue) => {
  const hex = hexOf({ mode: 'oklch', l: 0.62, c: hue % 2 === 0 ? 0.09 : 0.25, h: (hue * 360) / HUES });
  return nearest(hex, canReadOn);
});
const lightestAt = (hue: number) => LIGHTEST[hue % HUES] ?? '';

/** The default and the sample's backgrounds in a palette. */
const inPalette = (colours: PaletteColours) => NOT_CHOSEN.map((background) => matchColours([...background], colours));
/** Every world's palettes. */
const PALETTES = WORLD_NAMES.map((world) => WORLDS[world].palettes);
const ALL_COLOURS = PALETTES.flatMap(({ own, ready }) => [own, ...ready.map(({ colours }) => colours)]);

const BACKGROUNDS = {
  'the shipped stories': SHIPPED_FOLDERS.flatMap(backgroundsOf),
  'a story that names no background': [DUSK],
  'the sample story in the colours of each world': PALETTES.flatMap(({ own }) => inPalette(own)),
  'stories as light as the build accepts': [
    [nearest('#777777', canReadOn)],
    ...LIGHTEST.flatMap((color, hue) => [
      [color],
      [color, lightestAt(hue + HUES / 2)],
      [color, '#000000', lightestAt(hue + HUES / 3)],
    ]),
  ],
};

/** Where within a rectangle the contrast is measured, across and down. */
const SAMPLES = [0, 0.25, 0.5, 0.75, 1];

/** The lowest contrast of words in a rectangle, in the worse of the two views. */
function leastContrast({ left, right, top, bottom }: Place, size: Size, background: string[]): number {
  // A background of fewer colours repeats its last one.
  const labs = [0, 1, 2].map((index) => oklabOf(background[index] ?? background.at(-1) ?? ''));
  const contrasts = SAMPLES.flatMap((x) =>
    SAMPLES.flatMap((y) => {
      const [px, py] = [left + (right - left) * x, top + (bottom - top) * y];
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

describe.each(STAGES)('on a stage of $stage.width × $stage.height', ({ stage, allWords }) => {
  test.each(Object.entries(BACKGROUNDS))('words are legible on every background of %s', (_name, backgrounds) => {
    const unreadable = allWords.flatMap(({ name, least, ...place }) =>
      backgrounds.flatMap((background) => {
        const contrast = leastContrast(place, stage, background);
        return contrast < least ? [`${name} on ${background.join()}: ${contrast.toFixed(2)}, not ${least}`] : [];
      }),
    );
    expect(unreadable).toEqual([]);
  });
});

test('the build accepts the backgrounds of the shipped stories and its default', () => {
  const colors = [...BACKGROUNDS['the shipped stories'], DUSK].flat();
  expect(colors.filter((color) => !canReadOn(color))).toEqual([]);
});

describe('backgrounds that match the site’s colours', () => {
  test('are dark enough for the words in every palette', () => {
    expect(
      ALL_COLOURS.flatMap(inPalette)
        .flat()
        .filter((color) => !canReadOn(color)),
    ).toEqual([]);
  });

  test('have lamps that both views draw, no brighter than the usual ones', () => {
    const files = ['shaders/gradient/gradient.vert', 'src/story/stage/stage.module.css'];
    const texts = files.map((file) => readFileSync(file, 'utf8'));
    for (const colours of ALL_COLOURS) {
      const lamps = matchLamps(colours);
      for (const name of ['gold', 'rose'] as const) {
        expect(luminance(...rgbOf(lamps[name]))).toBeLessThanOrEqual(luminance(...rgbOf(LAMPS[name])));
        // Throws if the view has no such lamp.
        for (const text of texts) expect(() => recolour(text, LAMPS[name], lamps[name])).not.toThrow();
      }
    }
  });

  test('replace the default, never a background that the couple chose', () => {
    const { own } = WORLDS.photo.palettes;
    expect(matchColours(['#204060', '#406020'], own)).toEqual(['#204060', '#406020']);
    expect(matchColours(DUSK, own)).not.toEqual(DUSK);
  });
});
