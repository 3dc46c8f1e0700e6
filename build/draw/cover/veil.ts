import { luminance } from '../../../src/model/colours/contrast.ts';
import { rgbOf, type Rgb } from '../../../src/model/colours/srgb.ts';

/** A picture's pixels, three bytes each: red, green and blue. */
export type Pixels = { data: Uint8Array; width: number; height: number };

/** A part of a picture, in its pixels. */
export type Rect = { left: number; top: number; right: number; bottom: number };

/** Words on the picture: their place, their colours, and the contrast that each colour needs. */
export type Words = { at: Rect; colours: readonly { hex: string; least: number }[] };

/** The share of the pixels behind words that may have too little contrast. */
const OUTLIERS = 0.01;

/** Pixels sampled behind words: enough to measure a share of 1 % to within 0.05 %. */
const SAMPLES = 60_000;

/** Strengths are multiples of 1 / STEPS. */
const STEPS = 100;

/**
 * The lowest strength, 0 to 1, at which a veil of this colour makes the words legible.
 * @param under the strength of another veil of the same colour below it.
 */
export function strengthFor(pixels: Pixels, words: readonly Words[], veil: string, under = 0): number {
  const isLegibleAt = (step: number) => {
    const bothVeils = 1 - (1 - under) * (1 - step / STEPS);
    return words.every((each) => isLegible(pixels, each, veil, bothVeils));
  };
  // A binary search, since legibility only improves with strength: words are legible on the veil itself.
  let [low, high] = [0, STEPS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isLegibleAt(middle)) high = middle;
    else low = middle + 1;
  }
  return low / STEPS;
}

/** Whether words have enough contrast on all but the outliers. */
function isLegible(pixels: Pixels, { at, colours }: Words, veil: string, strength: number): boolean {
  const [darkLimit, brightLimit] = limitsFor(colours);
  const [red, green, blue] = [0, 1, 2].map((channel) => tableFor(rgbOf(veil), channel, strength)) as Tables;
  const { data, width } = pixels;
  const stride = Math.max(1, Math.floor(Math.sqrt(((at.right - at.left) * (at.bottom - at.top)) / SAMPLES)));
  let [count, failed] = [0, 0];
  for (let y = at.top; y < at.bottom; y += stride)
    for (let index = (y * width + at.left) * 3; index < (y * width + at.right) * 3; index += 3 * stride) {
      const light =
        (red[data[index] ?? 0] ?? 0) + (green[data[index + 1] ?? 0] ?? 0) + (blue[data[index + 2] ?? 0] ?? 0);
      count += 1;
      if (light > darkLimit && light < brightLimit) failed += 1;
    }
  return failed <= count * OUTLIERS;
}

/** The mean luminance of a picture. */
export function meanLight({ data }: Pixels): number {
  let sum = 0;
  for (let index = 0; index < data.length; index += 3)
    sum += luminance(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0);
  return sum / (data.length / 3);
}

type Tables = [Float64Array, Float64Array, Float64Array];

/** What each of a channel's 256 values adds to the luminance under the veil. */
function tableFor(veil: Rgb, channel: number, strength: number): Float64Array {
  const own = veil[channel] ?? 0;
  return Float64Array.from({ length: 256 }, (_, value) => {
    const mixed: [number, number, number] = [0, 0, 0];
    mixed[channel] = Math.round(value + (own - value) * strength);
    return luminance(...mixed);
  });
}

/** All colours have enough contrast on grounds with a luminance up to `dark` or from `bright`, by WCAG's formula. */
function limitsFor(colours: Words['colours']): [dark: number, bright: number] {
  const lights = colours.map(({ hex, least }) => ({ light: luminance(...rgbOf(hex)), least }));
  return [
    Math.min(...lights.map(({ light, least }) => (light + 0.05) / least - 0.05)),
    Math.max(...lights.map(({ light, least }) => (light + 0.05) * least - 0.05)),
  ];
}
