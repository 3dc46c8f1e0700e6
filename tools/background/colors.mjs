import { converter } from 'culori';
import { lampLight } from './shader.mjs';
import {
  CROSS_ANGLE,
  CROSS_LINE,
  CROSS_STOPS,
  LIGHT_STOPS,
  SHARES,
  THIRD_AT,
  THIRD_EDGE,
  THIRD_STOPS,
} from './styles.mjs';

/** @typedef {import('./shader.mjs').Shader} Shader */
/** @typedef {import('./styles.mjs').Numbers} Numbers */
/** @typedef {[number, number, number]} Triple a colour: OKLab, or sRGB with channels from 0 to 1 */
/** @typedef {{ width: number, height: number }} Size of a stage, in CSS px */

const toRgb = converter('rgb');

/**
 * The colours of both views at a point, for a background of three colours.
 * @param {Shader} shader
 * @param {Numbers} numbers
 * @param {Triple[]} labs in OKLab
 * @param {Size} size
 * @param {number} left @param {number} top from the stage's upper left, in CSS px, as in the functions below
 * @returns {{ scene: Triple, flat: Triple }} sRGB
 */
export function colorsAt(shader, numbers, labs, size, left, top) {
  const orientation = size.width > size.height ? 'landscape' : 'portrait';
  const { secondShare, thirdOpacity } = flatParts(numbers[orientation], size, left, top);
  const [under, third] = [mixFirstTwo(labs, secondShare), srgbOf(labs[2])];
  const addLight = (color, light) => {
    const { kept, added } = lightParts(shader, size, left, top, light);
    return color.map((channel, at) => channel * kept + added[at]);
  };
  return {
    scene: addLight(sceneColor(labs, sceneShares(shader, size, left, top)), lampLight),
    flat: addLight(
      under.map((channel, at) => channel + (third[at] - channel) * thirdOpacity),
      steppedLampLight,
    ),
  };
}

/**
 * The scene's colour before shade and lamps: its three colours mixed in OKLab.
 * @param {Triple[]} labs in OKLab @param {number[]} shares of each colour @returns {Triple} sRGB
 */
export function sceneColor(labs, [first, second, third]) {
  const [one, two, three] = labs;
  return srgbOf([0, 1, 2].map((at) => one[at] * first + two[at] * second + three[at] * third));
}

/**
 * The first two colours of the flat background, mixed in OKLab.
 * @param {Triple[]} labs @param {number} share of the second @returns {Triple} sRGB
 */
export function mixFirstTwo([one, two], share) {
  return srgbOf([0, 1, 2].map((at) => one[at] + (two[at] - one[at]) * share));
}

/**
 * The shares of the three colours in the scene's background at a point, as in the shader's `main`.
 * @param {Shader} shader
 * @param {Size} size
 * @returns {number[]}
 */
export function sceneShares({ warp, waveX, waveY, pools, epsilon }, { width, height }, left, top) {
  const wideX = Math.max(width / height, 1);
  const wideY = Math.max(height / width, 1);
  // From the centre, y up, in lengths of the stage's shorter side.
  const placeX = (left / width - 0.5) * wideX;
  const placeY = (0.5 - top / height) * wideY;
  const x = placeX + warp * Math.sin(placeY * waveX);
  const y = placeY + warp * Math.cos(placeX * waveY);
  const weights = pools.map(({ x: middleX, y: middleY, swayX, swayY, reach }) =>
    Math.exp(-(((x - middleX * wideX - swayX) / reach) ** 2) - ((y - middleY * wideY - swayY) / reach) ** 2),
  );
  const sum = weights.reduce((total, weight) => total + weight, epsilon);
  return weights.map((weight) => weight / sum);
}

/**
 * The flat background at a point: the second colour's share in its mix with the first, and the opacity of the third
 * colour over both. The third's stops differ only in alpha, so any colour space mixes them alike, premultiplied or not.
 * @param {number[]} numbers of the stage's orientation
 * @param {Size} size
 * @returns {{ secondShare: number, thirdOpacity: number }}
 */
export function flatParts(numbers, { width, height }, left, top) {
  const vmin = Math.min(width, height) / 100;
  const vmax = Math.max(width, height) / 100;
  const middleX = (numbers[THIRD_AT] / 100) * width;
  const middleY = (numbers[THIRD_AT + 1] / 100) * height;
  const away = Math.hypot(left - middleX, top - middleY) - numbers[THIRD_EDGE] * vmax;
  const angle = (numbers[CROSS_ANGLE] * Math.PI) / 180;
  const along = (left - width / 2) * Math.sin(angle) - (top - height / 2) * Math.cos(angle);
  return {
    secondShare: shareAt(numbers, CROSS_STOPS, (along - numbers[CROSS_LINE] * vmax) / vmin),
    thirdOpacity: 1 - shareAt(numbers, THIRD_STOPS, away / vmin),
  };
}

/**
 * How shade and lamps change a background at a point: the share of its colour that they leave (`kept`), and the sRGB
 * colour that they add.
 * @param {Shader} shader
 * @param {Size} size
 * @param {(away: number) => number} light `lampLight` for the scene, `steppedLampLight` for the flat background
 * @returns {{ kept: number, added: Triple }}
 */
export function lightParts({ shade, lamps }, { width, height }, left, top, light) {
  const orientation = width > height ? 'landscape' : 'portrait';
  const [x, y] = [left / width, top / height];
  const layers = [
    { color: shade.color, alpha: shade.strength * Math.max(Math.abs(y - 0.5) * shade.steepness - 1, 0) },
    ...lamps.map(({ color, strength, [orientation]: [middleX, middleY, reachX, reachY] }) => ({
      color,
      alpha: strength * light(Math.hypot((x - middleX) / reachX, (y - middleY) / reachY)),
    })),
  ];
  const parts = { kept: 1, added: [0, 0, 0] };
  for (const { color, alpha } of layers) {
    parts.kept *= 1 - alpha;
    parts.added = parts.added.map((channel, at) => channel * (1 - alpha) + (color[at] / 255) * alpha);
  }
  return parts;
}

/** `lampLight` as the style sheet approximates it, linear between its stops. @param {number} away */
export function steppedLampLight(away) {
  const stop = LIGHT_STOPS.findIndex((each) => each > away);
  if (stop < 0) return 0;
  const [from, to] = [LIGHT_STOPS[stop - 1], LIGHT_STOPS[stop]];
  return lampLight(from) + ((away - from) / (to - from)) * (lampLight(to) - lampLight(from));
}

/** How far a gradient has changed to its next colour at a position. Its stops are the numbers from `first` on. */
function shareAt(numbers, first, position) {
  let stop = 0;
  while (stop < SHARES.length && numbers[first + stop] <= position) stop++;
  if (stop === 0) return 0;
  if (stop === SHARES.length) return 1;
  const from = numbers[first + stop - 1];
  const share = (position - from) / (numbers[first + stop] - from);
  return SHARES[stop - 1] + share * (SHARES[stop] - SHARES[stop - 1]);
}

/** Converts from OKLab to sRGB like `shaders/lib/oklab.glsl`. @param {Triple} lab @returns {Triple} */
export function srgbOf([l, a, b]) {
  const { r, g, b: blue } = toRgb({ mode: 'oklab', l, a, b });
  return [r, g, blue].map((channel) => Math.min(Math.max(channel, 0), 1));
}
