import { LINEAR, luminance, rgbOf, type Rgb } from '../colours/contrast.ts';

/** A picture's pixels, three bytes each. */
export type Pixels = { data: Uint8Array; width: number; height: number };

/** A part of a picture, in its pixels. */
export type Rect = { left: number; top: number; right: number; bottom: number };

/** Words on the picture: where they lie, in which colours, and what contrast each of these needs. */
export type Words = { at: Rect; colours: readonly { hex: string; least: number }[] };

/** The share of what lies beneath that may be brighter, or darker, than words can stand. */
const OUTLIERS = 0.01;

/** Pixels that are looked at beneath words: enough to know a hundredth of them to a twentieth. */
const SAMPLES = 60_000;

/** Strengths are hundredths. */
const STEPS = 100;

/**
 * The least strength, 0 to 1, at which a veil of that colour makes the words legible.
 * @param under the strength of a veil of the same colour that lies there already.
 */
export function strengthFor(pixels: Pixels, words: readonly Words[], veil: string, under = 0): number {
  const legible = (step: number) =>
    words.every((each) => isLegible(pixels, each, veil, 1 - (1 - under) * (1 - step / STEPS)));
  // What fails at one strength may not at a greater, never the other way round: see the test.
  let [low, high] = [0, STEPS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (legible(middle)) high = middle;
    else low = middle + 1;
  }
  return low / STEPS;
}

/** Whether words have their contrast on all but the outliers beneath a veil. */
export function isLegible(pixels: Pixels, { at, colours }: Words, veil: string, strength: number): boolean {
  const [darkest, brightest] = bounds(colours);
  const [red, green, blue] = [0, 1, 2].map((channel) => veiled(rgbOf(veil), channel, strength)) as Tables;
  const { data, width } = pixels;
  const stride = Math.max(1, Math.floor(Math.sqrt(((at.right - at.left) * (at.bottom - at.top)) / SAMPLES)));
  let [count, failed] = [0, 0];
  for (let y = at.top; y < at.bottom; y += stride)
    for (let index = (y * width + at.left) * 3; index < (y * width + at.right) * 3; index += 3 * stride) {
      const light =
        0.2126 * (red[data[index] ?? 0] ?? 0) +
        0.7152 * (green[data[index + 1] ?? 0] ?? 0) +
        0.0722 * (blue[data[index + 2] ?? 0] ?? 0);
      count += 1;
      if (light > darkest && light < brightest) failed += 1;
    }
  return failed <= count * OUTLIERS;
}

/** The mean luminance of all of a picture. */
export function meanLight({ data }: Pixels): number {
  let sum = 0;
  for (let index = 0; index < data.length; index += 3)
    sum += luminance(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0);
  return sum / (data.length / 3);
}

type Tables = [Float64Array, Float64Array, Float64Array];

/** The light of each step of a channel, once the veil lies over it. */
function veiled(veil: Rgb, channel: number, strength: number): Float64Array {
  const own = veil[channel] ?? 0;
  return Float64Array.from(LINEAR, (_, step) => LINEAR[Math.round(step + (own - step) * strength)] ?? 0);
}

/** A ground has to be as dark as the first, or as bright as the second, for all of these colours. */
function bounds(colours: Words['colours']): [darkest: number, brightest: number] {
  const lights = colours.map(({ hex, least }) => ({ light: luminance(...rgbOf(hex)), least }));
  return [
    Math.min(...lights.map(({ light, least }) => (light + 0.05) / least - 0.05)),
    Math.max(...lights.map(({ light, least }) => (light + 0.05) * least - 0.05)),
  ];
}
