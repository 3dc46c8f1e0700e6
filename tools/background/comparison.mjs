import { cross, flatParts, lightParts, sceneColor, sceneParts, srgbOf, stepped } from './colors.mjs';
import { bell } from './shader.mjs';

/** @typedef {import('./colors.mjs').Size} Size */
/** @typedef {import('./colors.mjs').Triple} Triple */
/** @typedef {import('./shader.mjs').Shader} Shader */

/** Phones and tablets; desktops, one of them wide, and a tablet and a phone in landscape. */
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

/** The number of points across a stage, and down. */
const GRID = 13;
/** The steps between the first two colours of a background that are computed in advance. */
const CROSS_STEPS = 256;

/**
 * Backgrounds as three colours each; the last colour of a shorter one fills the rest.
 * @param {readonly (readonly string[])[]} backgrounds hex colours
 * @param {(hex: string) => Triple} oklabOf
 * @returns {Triple[][]} in OKLab
 */
export function inOklab(backgrounds, oklabOf) {
  return backgrounds.map((colors) => [0, 1, 2].map((at) => oklabOf(colors[at] ?? colors.at(-1) ?? '')));
}

/**
 * Compares both views at a grid of points.
 * @param {Shader} shader
 * @param {Triple[][]} backgrounds
 * @param {Size[]} sizes
 * @returns {(numbers: number[]) => Float64Array} flat minus scene for each point, background and channel, in parts of
 *   255
 */
export function comparison(shader, backgrounds, sizes) {
  const steps = Array.from({ length: GRID }, (_, at) => at / (GRID - 1));
  const places = sizes.flatMap((size) =>
    steps.flatMap((x) => steps.map((y) => ({ size, left: x * size.width, top: y * size.height }))),
  );
  const lit = places.map(({ size, left, top }) => ({
    scene: lightParts(shader, size, left, top, bell),
    flat: lightParts(shader, size, left, top, stepped),
  }));
  const colors = backgrounds.map((labs) => ({
    scene: places.map(({ size, left, top }, at) => {
      const { kept, added } = lit[at].scene;
      return sceneColor(labs, sceneParts(shader, size, left, top)).map(
        (value, channel) => value * kept + added[channel],
      );
    }),
    // The last step needs a next one to interpolate with.
    crossed: Array.from({ length: CROSS_STEPS + 2 }, (_, at) => cross(labs, at / CROSS_STEPS)),
    third: srgbOf(labs[2]),
  }));
  return (numbers) => {
    const differences = new Float64Array(places.length * colors.length * 3);
    let at = 0;
    for (let place = 0; place < places.length; place++) {
      const { size, left, top } = places[place];
      const { cross, over } = flatParts(numbers, size, left, top);
      const step = Math.floor(cross * CROSS_STEPS);
      const beyond = cross * CROSS_STEPS - step;
      const { kept, added } = lit[place].flat;
      for (const { scene, crossed, third } of colors) {
        for (let channel = 0; channel < 3; channel++) {
          const from = crossed[step][channel];
          const under = from + (crossed[step + 1][channel] - from) * beyond;
          const flat = (under + (third[channel] - under) * over) * kept + added[channel];
          differences[at++] = 255 * (flat - scene[place][channel]);
        }
      }
    }
    return differences;
  };
}

/** The largest difference and the root mean square. @param {Float64Array} differences */
export function summary(differences) {
  let [worst, sum] = [0, 0];
  for (const each of differences) {
    worst = Math.max(worst, Math.abs(each));
    sum += each * each;
  }
  return { worst, rms: Math.sqrt(sum / differences.length) };
}
