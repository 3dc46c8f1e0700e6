import type { Written } from '../../../src/model/schema/schema.ts';
import { canReadOn, luminance } from '../../../src/model/colours/contrast.ts';
import { DUSK } from '../../../src/model/colours/backgrounds.ts';
import { rgbOf } from '../../../src/model/colours/srgb.ts';
import type { PaletteColours } from '../../../src/worlds/world-facts.ts';
import { hexOf, mix, oklchOf } from '../../draw/colours/oklch.ts';
import { nearest } from '../../draw/colours/nearest-colour.ts';
import type { Project } from '../../read/project.ts';
import { worldFacts } from '../../read/worlds.ts';

/** The backgrounds of the sample story's cards; `sample.test.ts` compares them with the sample. */
export const SAMPLE_BACKGROUNDS: readonly (readonly string[])[] = [
  ['#1d2450', '#4b3f86', '#7d4579'],
  ['#43285f', '#7a3f70', '#a04a5c'],
  ['#14576a', '#2c6a72'],
  ['#6e2f3c', '#8e4630'],
  ['#2f5f5c', '#7a4c62'],
  ['#121a48', '#39356f'],
  ['#7a4a2e', '#86583a'],
  ['#1d5a72', '#35707a'],
  ['#38523a', '#7a5a2c'],
  ['#1d2a58', '#3c4a7c'],
  ['#7a3a28', '#86602a'],
  ['#2b2c64', '#7a3f78', '#a84f52'],
  ['#33446e', '#5f6690'],
];

/** The backgrounds that no couple has chosen: the default, and those of the sample's cards. */
export const NOT_CHOSEN: readonly (readonly string[])[] = [DUSK, ...SAMPLE_BACKGROUNDS];

/** Limits of a background's chroma in the ink's and the accent's hue. With `least`, even a grey palette glows. */
const CHROMA = { ink: { least: 0.05, most: 0.09 }, accent: { least: 0.06, most: 0.12 } };

/** The site's colours by day: the couple's own, or their world's. */
export async function coloursOf({ colours, world }: Written['site'], project: Project): Promise<PaletteColours> {
  return colours ?? (await worldFacts(project, world)).palettes.own;
}

/**
 * Recolours a background that no couple has chosen: it then runs from the ink's hue to the accent's, about as light as
 * before, and never too light for words. Leaves a background that the couple chose as it is.
 * @param background with at least two colours, in lower case
 */
export function matchColours(background: string[], colours: PaletteColours): string[] {
  if (!NOT_CHOSEN.some((each) => each.join() === background.join())) return background;
  const last = background.length - 1;
  return background.map((hex, index) => {
    const { l } = oklchOf(hex);
    const mixed = mix(tone(colours, 'ink', l), tone(colours, 'accent', l), index / last);
    return nearest(mixed, canReadOn);
  });
}

/** The colours of the lamps over every background, as in `gradient.vert` and `stage.module.css`. */
export const LAMPS = { gold: '#f9c784', rose: '#e26483' };

/** The lamps in the accent's hue. Never brighter than `LAMPS`, since tests measure the contrast of words with those. */
export function matchLamps(colours: PaletteColours): typeof LAMPS {
  const match = (hex: string) =>
    nearest(tone(colours, 'accent', oklchOf(hex).l), (candidate) => luminanceOf(candidate) <= luminanceOf(hex));
  return { gold: match(LAMPS.gold), rose: match(LAMPS.rose) };
}

const luminanceOf = (hex: string) => luminance(...rgbOf(hex));

/** A palette's colour at another lightness, with its chroma limited. */
function tone(colours: PaletteColours, name: keyof typeof CHROMA, l: number): string {
  const own = oklchOf(colours[name]);
  const { least, most } = CHROMA[name];
  return hexOf({ ...own, l, c: Math.min(most, Math.max(least, own.c)) });
}
