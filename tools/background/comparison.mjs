import { flatParts, lightParts, mixFirstTwo, sceneColor, sceneShares, srgbOf, steppedLampLight } from './colors.mjs';
import { lampLight } from './shader.mjs';

/** @typedef {import('./colors.mjs').Size} Size */
/** @typedef {import('./colors.mjs').Triple} Triple */
/** @typedef {import('./shader.mjs').Shader} Shader */

/** The stages to fit: phones and tablets upright; desktops, one of them wide, and a phone and a tablet in landscape. */
export const SIZES = {
  portrait: [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 412, height: 915 },
    { width: 820, height: 1180 },
    { width: 768, height: 1024 },
  ],
  landscape: [
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
    { width: 844, height: 390 },
    { width: 1024, height: 768 },
    { width: 2560, height: 1080 },
  ],
};

/** Each stage is compared at this many points across, and as many down. */
const GRID = 13;
/** The first two colours of a background are mixed in advance, in this many steps. */
const MIX_STEPS = 256;

/**
 * Converts backgrounds to OKLab, three colours each: a shorter one repeats its last colour.
 * @param {readonly (readonly string[])[]} backgrounds hex colours
 * @param {(hex: string) => Triple} oklabOf
 * @returns {Triple[][]}
 */
export function inOklab(backgrounds, oklabOf) {
  return backgrounds.map((colors) => [0, 1, 2].map((at) => oklabOf(colors[at] ?? colors.at(-1) ?? '')));
}

/**
 * Creates a function that compares both views at a grid of points. The scene's colours are computed only once.
 * @param {Shader} shader
 * @param {Triple[][]} backgrounds
 * @param {Size[]} sizes
 * @returns {(numbers: number[]) => Float64Array} flat minus scene for each point, background and channel, in 255ths
 */
export function createComparison(shader, backgrounds, sizes) {
  const positions = Array.from({ length: GRID }, (_, at) => at / (GRID - 1));
  const points = sizes.flatMap((size) =>
    positions.flatMap((x) => positions.map((y) => ({ size, left: x * size.width, top: y * size.height }))),
  );
  const flatLight = points.map(({ size, left, top }) => lightParts(shader, size, left, top, steppedLampLight));
  const colors = backgrounds.map((labs) => ({
    scene: points.map(({ size, left, top }) => {
      const { kept, added } = lightParts(shader, size, left, top, lampLight);
      return sceneColor(labs, sceneShares(shader, size, left, top)).map(
        (value, channel) => value * kept + added[channel],
      );
    }),
    // One step beyond the second colour, so that the last mix, too, has a next one to interpolate with.
    mixes: Array.from({ length: MIX_STEPS + 2 }, (_, step) => mixFirstTwo(labs, step / MIX_STEPS)),
    third: srgbOf(labs[2]),
  }));
  return (numbers) => {
    const differences = new Float64Array(points.length * colors.length * 3);
    let at = 0;
    for (let point = 0; point < points.length; point++) {
      const { size, left, top } = points[point];
      const { secondShare, thirdOpacity } = flatParts(numbers, size, left, top);
      const step = Math.floor(secondShare * MIX_STEPS);
      const beyond = secondShare * MIX_STEPS - step;
      const { kept, added } = flatLight[point];
      for (const { scene, mixes, third } of colors) {
        for (let channel = 0; channel < 3; channel++) {
          const from = mixes[step][channel];
          const under = from + (mixes[step + 1][channel] - from) * beyond;
          const flat = (under + (third[channel] - under) * thirdOpacity) * kept + added[channel];
          differences[at++] = 255 * (flat - scene[point][channel]);
        }
      }
    }
    return differences;
  };
}

/** The largest absolute difference and the root mean square. @param {Float64Array} differences */
export function summary(differences) {
  let [worst, sumOfSquares] = [0, 0];
  for (const difference of differences) {
    worst = Math.max(worst, Math.abs(difference));
    sumOfSquares += difference * difference;
  }
  return { worst, rms: Math.sqrt(sumOfSquares / differences.length) };
}
