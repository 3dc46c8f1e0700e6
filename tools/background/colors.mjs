import { converter } from 'culori';
import { bell } from './shader.mjs';
import { CROSS, CROSS_ANGLE, CROSS_LINE, LIGHT_STOPS, SHARES, THIRD, THIRD_AT, THIRD_EDGE } from './styles.mjs';

/** @typedef {import('./shader.mjs').Shader} Shader */
/** @typedef {import('./styles.mjs').Numbers} Numbers */
/** @typedef {[number, number, number]} Triple a colour: sRGB, 0 to 1 each, or OKLab */
/** @typedef {{ width: number, height: number }} Size of a stage, CSS px */

const toRgb = converter('rgb');

/**
 * The colours of both views at a point, for a background of three colours.
 * @param {Shader} shader
 * @param {Numbers} numbers
 * @param {Triple[]} labs in OKLab
 * @param {Size} size
 * @param {number} left @param {number} top in CSS px, as in the functions below
 * @returns {{ scene: Triple, flat: Triple }} sRGB
 */
export function colorsAt(shader, numbers, labs, size, left, top) {
  const orientation = size.width > size.height ? 'landscape' : 'portrait';
  const { cross: share, over } = flatParts(numbers[orientation], size, left, top);
  const [crossed, third] = [cross(labs, share), srgbOf(labs[2])];
  const lit = (color, curve) => {
    const parts = lightParts(shader, size, left, top, curve);
    return color.map((channel, at) => channel * parts.kept + parts.added[at]);
  };
  return {
    scene: lit(sceneColor(labs, sceneParts(shader, size, left, top)), bell),
    flat: lit(
      crossed.map((channel, at) => channel + (third[at] - channel) * over),
      stepped,
    ),
  };
}

/** The scene's colour below its light. @param {Triple[]} labs in OKLab @param {Triple} parts @returns {Triple} sRGB */
export function sceneColor(labs, [first, second, third]) {
  const [one, two, three] = labs;
  return srgbOf([0, 1, 2].map((at) => one[at] * first + two[at] * second + three[at] * third));
}

/**
 * The first two colours of the flat background, mixed in OKLab.
 * @param {Triple[]} labs @param {number} share of the second @returns {Triple} sRGB
 */
export function cross([one, two], share) {
  return srgbOf([0, 1, 2].map((at) => one[at] + (two[at] - one[at]) * share));
}

/**
 * The share of each of three colours in the scene's at a point.
 * @param {Shader} shader
 * @param {Size} size
 * @returns {Triple}
 */
export function sceneParts({ warp, waveX, waveY, pools, rest }, { width, height }, left, top) {
  const wideX = Math.max(width / height, 1);
  const wideY = Math.max(height / width, 1);
  // From the centre; y points up.
  const placeX = (left / width - 0.5) * wideX;
  const placeY = (0.5 - top / height) * wideY;
  const x = placeX + warp * Math.sin(placeY * waveX);
  const y = placeY + warp * Math.cos(placeX * waveY);
  const weights = pools.map(({ x: middleX, y: middleY, swayX, swayY, reach }) =>
    Math.exp(-(((x - middleX * wideX - swayX) / reach) ** 2) - ((y - middleY * wideY - swayY) / reach) ** 2),
  );
  const sum = weights.reduce((total, weight) => total + weight, rest);
  return weights.map((weight) => weight / sum);
}

/**
 * The flat background at a point: how far the first colour has changed to the second, and the opacity of the third. The
 * third's stops differ only in alpha, so they mix to the same in any colour space, premultiplied or not.
 * @param {number[]} numbers
 * @param {Size} size
 * @returns {{ cross: number, over: number }}
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
    cross: shareAt(numbers, CROSS, (along - numbers[CROSS_LINE] * vmax) / vmin),
    over: 1 - shareAt(numbers, THIRD, away / vmin),
  };
}

/**
 * The share of the colour below that shade and light leave (`kept`), and the colour that they add, sRGB.
 * @param {Shader} shader
 * @param {Size} size
 * @param {(away: number) => number} curve of a lamp's light, by the distance from its centre
 * @returns {{ kept: number, added: Triple }}
 */
export function lightParts({ shade, lamps }, { width, height }, left, top, curve) {
  const orientation = width > height ? 'landscape' : 'portrait';
  const [x, y] = [left / width, top / height];
  const layers = [
    { color: shade.color, alpha: shade.strength * Math.max(Math.abs(y - 0.5) * shade.steep - 1, 0) },
    ...lamps.map(({ color, strength, [orientation]: [middleX, middleY, reachX, reachY] }) => ({
      color,
      alpha: strength * curve(Math.hypot((x - middleX) / reachX, (y - middleY) / reachY)),
    })),
  ];
  const parts = { kept: 1, added: [0, 0, 0] };
  for (const { color, alpha } of layers) {
    parts.kept *= 1 - alpha;
    parts.added = parts.added.map((channel, at) => channel * (1 - alpha) + (color[at] / 255) * alpha);
  }
  return parts;
}

/** A lamp's light by its stops in the style sheet. @param {number} away */
export function stepped(away) {
  const stop = LIGHT_STOPS.findIndex((each) => each > away);
  if (stop < 0) return 0;
  const [from, to] = [LIGHT_STOPS[stop - 1], LIGHT_STOPS[stop]];
  return bell(from) + ((away - from) / (to - from)) * (bell(to) - bell(from));
}

/** Interpolates between a gradient's stops, which are the numbers from `first` on. */
function shareAt(numbers, first, at) {
  let stop = 0;
  while (stop < SHARES.length && numbers[first + stop] <= at) stop++;
  if (stop === 0) return 0;
  if (stop === SHARES.length) return 1;
  const from = numbers[first + stop - 1];
  const share = (at - from) / (numbers[first + stop] - from);
  return SHARES[stop - 1] + share * (SHARES[stop] - SHARES[stop - 1]);
}

/** Converts from OKLab like `shaders/lib/oklab.glsl`. @param {Triple} lab @returns {Triple} */
export function srgbOf([l, a, b]) {
  const { r, g, b: blue } = toRgb({ mode: 'oklab', l, a, b });
  return [r, g, blue].map((channel) => Math.min(Math.max(channel, 0), 1));
}
