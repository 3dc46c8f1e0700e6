/**
 * Fits the flat deck's background, two CSS gradients in `story-page.module.css`, to the scene's at rest, as
 * `shaders/gradient/gradient.vert` paints it, over colours as stories have them; the shade and the light above them are put
 * over as they are. Writes the numbers into the style sheet and prints how far the two are apart, in parts of 255; `node tools/fit-background.mjs --check` only prints.
 * `tests/unit/background.test.ts` holds them together: run this after a change of the shader or the gradients.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {[number, number, number]} Triple a colour: sRGB, 0 to 1 each, or OKLab */
/** @typedef {{ width: number, height: number }} Size of a stage, CSS px */
/** @typedef {{ portrait: number[], landscape: number[] }} Numbers of the style sheet, in the order of `PROPERTIES` */
/** @typedef {ReturnType<typeof readShader>} Shader */
/** @typedef {(hex: string) => Triple} OklabOf `src/story/oklab.ts`, which only Vite can import */

const ROOT = resolve(import.meta.dirname, '..');
const SHADER = join(ROOT, 'shaders/gradient/gradient.vert');
const STYLES = join(ROOT, 'src/story/story-page.module.css');

/** The backgrounds that it is fitted on: night, dusk, sea, autumn, woods; those of the sample story. */
const BACKGROUNDS = [
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

/** The stages that it is fitted on: phones and tablets; screens, a wide one too, a tablet and a phone on their sides. */
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
/** Places across a stage and down it. */
const GRID = 13;
/** How fine the line is known along which the first two colours cross. */
const CROSSED = 256;

/** How far a colour has gone at each of its stops. */
const SHARES = [0, 0.15, 0.5, 0.85, 1];
const stopsOf = (name) => SHARES.map((share) => ({ name: `--${name}-${share * 100}`, value: '#vmin', step: 1 }));
/** The custom properties of an orientation: what stands in each, # for a number, and its smallest step. */
const PROPERTIES = [
  { name: '--third-at', value: '#% #%', step: 0.1 },
  { name: '--third-edge', value: '#vmax', step: 1 },
  ...stopsOf('third'),
  { name: '--cross-angle', value: '#deg', step: 1 },
  { name: '--cross-line', value: '#vmax', step: 1 },
  ...stopsOf('cross'),
];
/** The step of each number. */
const STEPS = PROPERTIES.flatMap(({ value, step }) => value.match(/#/g)?.map(() => step) ?? []);
/** Where they stand among an orientation's numbers. */
const [THIRD_AT, THIRD_EDGE, THIRD, CROSS_ANGLE, CROSS_LINE, CROSS] = [0, 2, 3, 8, 9, 10];

/** How far from a lamp's middle the style sheet has a stop of its light, in parts of its reach. */
const LIGHT_STOPS = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.88, 1];
/** How much of a lamp's light is left so far from its middle, as the shader has it. */
const bell = (away) => Math.max(1 - away * away, 0) ** 3;

/** The shader as it is modelled here; each # is a number that is read from it. */
const SHADER_SHAPE = `
const vec3 SHADE = vec3(#, #, #) / 255.0;
const vec3 ROSE = vec3(#, #, #) / 255.0;
const vec3 GOLD = vec3(#, #, #) / 255.0;
float pool(vec2 place, vec2 middle, float reach) {
  vec2 away = (place - middle) / reach;
  return exp(-dot(away, away));
}
float light(vec4 lamp) {
  vec2 away = (vec2(position.x + 0.5, 0.5 - position.y) - lamp.xy) / lamp.zw;
  float inside = max(1.0 - dot(away, away), 0.0);
  return inside * inside * inside;
}
void main() {
  vec2 wide = vec2(max(uAspect, 1.0), max(1.0 / uAspect, 1.0));
  vec2 place = position.xy * wide;
  vec2 sway = # * vec2(cos(uDrift), sin(uDrift * #));
  place += # * vec2(sin(place.y * # + uDrift), cos(place.x * # - uDrift));
  float first = pool(place, vec2(#, #) * wide + sway, #);
  float second = pool(place, vec2(#, #) * wide - sway, #);
  float third = pool(place, vec2(#, #) * wide + sway.yx, #);
  float sum = first + second + third + #;
  vec3 one = mix(uFrom[0], uTo[0], uMix);
  vec3 two = mix(uFrom[1], uTo[1], uMix);
  vec3 three = mix(uFrom[2], uTo[2], uMix);
  vColor = oklabToSrgb((one * first + two * second + three * third) / sum);
  bool isUpright = uAspect <= 1.0;
  vColor = mix(vColor, SHADE, # * max(abs(position.y) * # - 1.0, 0.0));
  vColor = mix(vColor, ROSE, # * light(isUpright ? vec4(#, #, #, #) : vec4(#, #, #, #)));
  vColor = mix(vColor, ROSE, # * light(isUpright ? vec4(#, #, #, #) : vec4(#, #, #, #)));
  vColor = mix(vColor, GOLD, # * light(isUpright ? vec4(#, #, #, #) : vec4(#, #, #, #)));
  gl_Position = vec4(position.xy * 2.0,`;

/** The style sheet as it is modelled here. */
const STYLES_SHAPE = `
  background-image:
    radial-gradient(
      circle at var(--third-at),
      var(--from-3) calc(var(--third-edge) + var(--third-0)),
      color-mix(in srgb, var(--from-3) 85%, transparent) calc(var(--third-edge) + var(--third-15)),
      color-mix(in srgb, var(--from-3) 50%, transparent) calc(var(--third-edge) + var(--third-50)),
      color-mix(in srgb, var(--from-3) 15%, transparent) calc(var(--third-edge) + var(--third-85)),
      transparent calc(var(--third-edge) + var(--third-100))
    ),
    linear-gradient(
      var(--cross-angle) in oklab,
      var(--from-1) calc(50% + var(--cross-line) + var(--cross-0)),
      color-mix(in oklab, var(--from-1) 85%, var(--from-2)) calc(50% + var(--cross-line) + var(--cross-15)),
      color-mix(in oklab, var(--from-1), var(--from-2)) calc(50% + var(--cross-line) + var(--cross-50)),
      color-mix(in oklab, var(--from-1) 15%, var(--from-2)) calc(50% + var(--cross-line) + var(--cross-85)),
      var(--from-2) calc(50% + var(--cross-line) + var(--cross-100))
    );`;

/** What lies over both, the uppermost first. */
const LIGHT_SHAPE = `
  background-image:
    radial-gradient(var(--gold-lamp), var(--gold)), radial-gradient(var(--left-lamp), var(--rose)),
    radial-gradient(var(--right-lamp), var(--rose)), linear-gradient(var(--shade));`;

/** A pattern for text of this shape, however its lines are broken: # stands for a number. */
const patternOf = (shape) =>
  shape
    .trim()
    .split(/\s+/)
    .map((word) =>
      word.replace(/[.*+?^${}()|[\]]/g, String.raw`\$&`).replaceAll('#', String.raw`(-?[\d.]+(?:e-?\d+)?)`),
    )
    .join(String.raw`\s+`);

/** The numbers of each of the `count` places in a text that have this shape; else the model is out of date. */
function numbersIn(text, shape, count, file) {
  const found = [...text.matchAll(new RegExp(patternOf(shape), 'g'))];
  if (found.length !== count) throw new Error(`${file} is not as tools/fit-background.mjs models it:\n${shape}`);
  return found.map(([, ...numbers]) => numbers.map(Number));
}

/**
 * Reads the pools of colour at rest, `uMix` 1 and `uDrift` 0, the shade over them, and the lamps from the lowest on.
 * @param {string} text `gradient.vert`
 */
export function readShader(text) {
  const [numbers = []] = numbersIn(text.replaceAll(/\/\/.*/g, ''), SHADER_SHAPE, 1, 'gradient.vert');
  const [shade, rose, gold] = [0, 3, 6].map((at) => numbers.slice(at, at + 3));
  const [sway, , warp, waveX, waveY, ...more] = numbers.slice(9);
  const pool = (at, swayX, swayY) => ({ x: more[at], y: more[at + 1], swayX, swayY, reach: more[at + 2] });
  const lamp = (at, color) => ({
    color,
    strength: more[at],
    portrait: more.slice(at + 1, at + 5),
    landscape: more.slice(at + 5, at + 9),
  });
  return {
    warp,
    waveX,
    waveY,
    pools: [pool(0, sway, 0), pool(3, -sway, 0), pool(6, 0, sway)],
    rest: more[9],
    shade: { color: shade, strength: more[10], steep: more[11] },
    lamps: [lamp(12, rose), lamp(21, rose), lamp(30, gold)],
  };
}

/**
 * The declarations that shade and lamps come to: they are not fitted, the style sheet has to have them.
 * @param {Shader} shader
 * @returns {[name: string, values: string[]][]} the first of two values is for portrait, the second for landscape
 */
function lightStyles({ shade, lamps: [right, left, gold] }) {
  const color = (rgb, alpha) => `rgb(${rgb.join(' ')} / ${percent(alpha)})`;
  const place = ([x, y, reachX, reachY]) => `${percent(reachX)} ${percent(reachY)} at ${percent(x)} ${percent(y)}`;
  const stops = ({ color: rgb, strength }) =>
    LIGHT_STOPS.map((at) => `${color(rgb, strength * bell(at))}${at > 0 && at < 1 ? ` ${percent(at)}` : ''}`).join(
      ', ',
    );
  const [dark, clear] = [shade.strength, 0].map((alpha) => color(shade.color, alpha));
  const edge = 0.5 - 1 / shade.steep;
  const lamp = (name, { portrait, landscape }) => [`--${name}-lamp`, [place(portrait), place(landscape)]];
  return [
    lamp('gold', gold),
    lamp('left', left),
    lamp('right', right),
    ['--gold', [stops(gold)]],
    ['--rose', [stops(left)]],
    ['--shade', [`${dark}, ${clear} ${percent(edge)} ${percent(1 - edge)}, ${dark}`]],
  ];
}

const percent = (share) => `${Math.round(share * 1000) / 10}%`;

/**
 * Reads the CSS numbers of both orientations.
 * @param {string} text `story-page.module.css`
 * @param {Shader} shader whose shade and light have to be there
 * @returns {Numbers}
 */
export function readStyles(text, shader) {
  numbersIn(text, STYLES_SHAPE, 1, 'story-page.module.css');
  numbersIn(text, LIGHT_SHAPE, 1, 'story-page.module.css');
  for (const [name, values] of lightStyles(shader))
    for (const value of values) numbersIn(text, `${name}: ${value};`, 1, 'story-page.module.css');
  const all = PROPERTIES.map(({ name, value }) => numbersIn(text, `${name}: ${value};`, 2, 'story-page.module.css'));
  return { portrait: all.flatMap(([first]) => first), landscape: all.flatMap(([, second]) => second) };
}

/** @param {string} text @param {Shader} shader @returns {string} the style sheet with its shade and light. */
function writeLight(text, shader) {
  let written = text;
  for (const [name, values] of lightStyles(shader)) {
    const each = values.values();
    written = written.replace(new RegExp(`${name}:[^;]+;`, 'g'), () => `${name}: ${each.next().value};`);
  }
  return written;
}

/** @param {string} text @param {Numbers} numbers @returns {string} the style sheet with these. */
export function writeStyles(text, { portrait, landscape }) {
  let written = text;
  const left = [[...portrait], [...landscape]];
  for (const { name, value } of PROPERTIES) {
    const orientations = left.values();
    written = written.replace(new RegExp(patternOf(`${name}: ${value};`), 'g'), () => {
      const numbers = orientations.next().value;
      return `${name}: ${value.replaceAll('#', () => numbers.shift())};`;
    });
  }
  return written;
}

/**
 * Which part each of three colours has in the scene's.
 * @param {Shader} shader
 * @param {Size} size
 * @returns {Triple}
 */
function sceneParts({ warp, waveX, waveY, pools, rest }, { width, height }, left, top) {
  const wideX = Math.max(width / height, 1);
  const wideY = Math.max(height / width, 1);
  // From the middle, and up.
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
 * How far the first colour has gone to the second in the flat background, and how much of the third lies over them: its
 * stops differ in alpha alone, so that premultiplied or not, in whichever space, they mix to the same.
 * @param {number[]} numbers
 * @param {Size} size
 * @returns {{ cross: number, over: number }}
 */
function flatParts(numbers, { width, height }, left, top) {
  const vmin = Math.min(width, height) / 100;
  const vmax = Math.max(width, height) / 100;
  const middleX = (numbers[THIRD_AT] / 100) * width;
  const middleY = (numbers[THIRD_AT + 1] / 100) * height;
  const away = Math.hypot(left - middleX, top - middleY) - numbers[THIRD_EDGE] * vmax;
  const angle = (numbers[CROSS_ANGLE] * Math.PI) / 180;
  const along = (left - width / 2) * Math.sin(angle) - (top - height / 2) * Math.cos(angle);
  return {
    cross: gone(numbers, CROSS, (along - numbers[CROSS_LINE] * vmax) / vmin),
    over: 1 - gone(numbers, THIRD, away / vmin),
  };
}

/**
 * What shade and light leave of the colour below, and what they add to it, sRGB.
 * @param {Shader} shader
 * @param {Size} size
 * @param {(away: number) => number} curve of a lamp's light, by how far from its middle
 * @returns {{ left: number, added: Triple }}
 */
function lightParts({ shade, lamps }, { width, height }, left, top, curve) {
  const orientation = width > height ? 'landscape' : 'portrait';
  const [x, y] = [left / width, top / height];
  const layers = [
    { color: shade.color, alpha: shade.strength * Math.max(Math.abs(y - 0.5) * shade.steep - 1, 0) },
    ...lamps.map(({ color, strength, [orientation]: [middleX, middleY, reachX, reachY] }) => ({
      color,
      alpha: strength * curve(Math.hypot((x - middleX) / reachX, (y - middleY) / reachY)),
    })),
  ];
  const parts = { left: 1, added: [0, 0, 0] };
  for (const { color, alpha } of layers) {
    parts.left *= 1 - alpha;
    parts.added = parts.added.map((channel, at) => channel * (1 - alpha) + (color[at] / 255) * alpha);
  }
  return parts;
}

/** A lamp's light by its stops in the style sheet. */
function stepped(away) {
  const stop = LIGHT_STOPS.findIndex((each) => each > away);
  if (stop < 0) return 0;
  const [from, to] = [LIGHT_STOPS[stop - 1], LIGHT_STOPS[stop]];
  return bell(from) + ((away - from) / (to - from)) * (bell(to) - bell(from));
}

/** How far a colour has gone, by the stops from `first` on. */
function gone(numbers, first, at) {
  let stop = 0;
  while (stop < SHARES.length && numbers[first + stop] <= at) stop++;
  if (stop === 0) return 0;
  if (stop === SHARES.length) return 1;
  const from = numbers[first + stop - 1];
  const share = (at - from) / (numbers[first + stop] - from);
  return SHARES[stop - 1] + share * (SHARES[stop] - SHARES[stop - 1]);
}

/** @returns {Triple} as `shaders/lib/oklab.glsl` makes it. */
export function srgbOf([lightness, a, b]) {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function encoded(linear) {
  const kept = Math.min(Math.max(linear, 0), 1);
  return kept <= 0.0031308 ? 12.92 * kept : 1.055 * kept ** (1 / 2.4) - 0.055;
}

/** The scene's colour below its light. @param {Triple[]} labs three colours in OKLab @param {Triple} parts @returns {Triple} */
function sceneColor(labs, [first, second, third]) {
  const [one, two, three] = labs;
  return srgbOf([0, 1, 2].map((at) => one[at] * first + two[at] * second + three[at] * third));
}

/** The first two colours of the flat background, crossed in OKLab. @param {Triple[]} labs @returns {Triple} sRGB */
function cross([one, two], share) {
  return srgbOf([0, 1, 2].map((at) => one[at] + (two[at] - one[at]) * share));
}

/**
 * The backgrounds, each as three colours.
 * @param {OklabOf} oklabOf
 * @returns {Triple[][]} in OKLab
 */
export function backgroundsIn(oklabOf) {
  return BACKGROUNDS.map((colors) => [0, 1, 2].map((at) => oklabOf(colors[at] ?? colors.at(-1) ?? '')));
}

/**
 * Compares the two over a grid of places, edges included, for any CSS numbers.
 * @param {Shader} shader
 * @param {Triple[][]} backgrounds
 * @param {Size[]} sizes
 * @returns {(numbers: number[]) => Float64Array} flat less scene for each place, background and channel, in parts of 255
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
      const { left: kept, added } = lit[at].scene;
      return sceneColor(labs, sceneParts(shader, size, left, top)).map((each, of) => each * kept + added[of]);
    }),
    // One more than are met, for what comes after the last.
    crossed: Array.from({ length: CROSSED + 2 }, (_, at) => cross(labs, at / CROSSED)),
    third: srgbOf(labs[2]),
  }));
  return (numbers) => {
    const apart = new Float64Array(places.length * colors.length * 3);
    let at = 0;
    for (let place = 0; place < places.length; place++) {
      const { size, left, top } = places[place];
      const { cross, over } = flatParts(numbers, size, left, top);
      const near = Math.floor(cross * CROSSED);
      const further = cross * CROSSED - near;
      const { left: kept, added } = lit[place].flat;
      for (const { scene, crossed, third } of colors) {
        for (let channel = 0; channel < 3; channel++) {
          const from = crossed[near][channel];
          const under = from + (crossed[near + 1][channel] - from) * further;
          const flat = (under + (third[channel] - under) * over) * kept + added[channel];
          apart[at++] = 255 * (flat - scene[place][channel]);
        }
      }
    }
    return apart;
  };
}

/**
 * The colours of both views at a place, for three colours in OKLab.
 * @param {Shader} shader
 * @param {Numbers} numbers
 * @param {Size} size
 * @returns {{ scene: Triple, flat: Triple }} sRGB
 */
export function colorsAt(shader, numbers, labs, size, left, top) {
  const { cross: share, over } = flatParts(
    numbers[size.width > size.height ? 'landscape' : 'portrait'],
    size,
    left,
    top,
  );
  const [crossed, third] = [cross(labs, share), srgbOf(labs[2])];
  const lie = (color, curve) => {
    const parts = lightParts(shader, size, left, top, curve);
    return color.map((channel, at) => channel * parts.left + parts.added[at]);
  };
  return {
    scene: lie(sceneColor(labs, sceneParts(shader, size, left, top)), bell),
    flat: lie(
      crossed.map((channel, at) => channel + (third[at] - channel) * over),
      stepped,
    ),
  };
}

/** @param {Float64Array} apart @returns {{ worst: number, rms: number }} */
export function summary(apart) {
  let [worst, sum] = [0, 0];
  for (const each of apart) {
    worst = Math.max(worst, Math.abs(each));
    sum += each * each;
  }
  return { worst, rms: Math.sqrt(sum / apart.length) };
}

/** All numbers that are one step from these. @param {number[]} numbers @returns {number[][]} */
export function neighbours(numbers) {
  return STEPS.flatMap((step, at) => [-step, step].map((by) => numbers.with(at, round(numbers[at] + by, at))));
}

const round = (number, at) => Math.round(number / STEPS[at]) / Math.round(1 / STEPS[at]);
const isInOrder = (numbers) =>
  [THIRD, CROSS].every((first) => SHARES.every((_, at) => at === 0 || numbers[first + at - 1] < numbers[first + at]));

/**
 * The numbers with the least squares.
 * @param {(numbers: number[]) => Float64Array} compare
 * @param {number[]} start
 * @returns {number[]} in whole steps, and with no better neighbour; for less than a hundredth all but stay as they are
 */
export function fit(compare, start) {
  const rmsOf = (numbers) => (isInOrder(numbers) ? summary(compare(numbers)).rms : Infinity);
  const found = descend(compare, rmsOf, start).map(round);
  return settle(rmsOf, rmsOf(found) < 0.99 * rmsOf(start) ? found : start);
}

/** Levenberg's and Marquardt's steps, until one gains next to nothing. */
function descend(compare, rmsOf, start) {
  let best = start;
  let least = rmsOf(best);
  let gain = 1;
  let damping = 1e-3;
  while (gain > 1e-3 && damping < 1e6) {
    const apart = compare(best);
    const slopes = best.map((number, at) => {
      const moved = compare(best.with(at, number + STEPS[at]));
      return moved.map((value, each) => (value - apart[each]) / STEPS[at]);
    });
    const products = slopes.map((one) => slopes.map((two) => dot(one, two)).concat(-dot(one, apart)));
    // Shorter and shorter steps, until one leads down.
    for (gain = 0; gain <= 0 && damping < 1e6; damping *= gain > 0 ? 0.1 : 10) {
      const step = solve(products.map((row, at) => row.with(at, row[at] * (1 + damping))));
      const next = best.map((number, at) => number + step[at]);
      const rms = rmsOf(next);
      gain = 1 - rms / least;
      if (gain > 0) [best, least] = [next, rms];
    }
  }
  return best;
}

/** Moves on by single steps as long as that helps. */
function settle(rmsOf, start) {
  let best = start;
  let least = rmsOf(best);
  for (let before = Infinity; least < before;) {
    before = least;
    for (const next of neighbours(best)) {
      const rms = rmsOf(next);
      if (rms < least) [best, least] = [next, rms];
    }
  }
  return best;
}

function dot(one, two) {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at] * two[at];
  return sum;
}

/** Solves linear equations, each a row of its factors and then what they come to, by elimination. */
function solve(rows) {
  for (const [at, row] of rows.entries()) {
    for (const other of rows) {
      if (other === row) continue;
      const share = other[at] / row[at];
      for (let column = at; column <= rows.length; column++) other[column] -= share * row[column];
    }
  }
  return rows.map((row, at) => row[rows.length] / row[at]);
}

async function main(onlyPrint) {
  // Node 20 cannot run TypeScript on its own; Vite can.
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(ROOT, 'src/story/oklab.ts'), { root: ROOT, logLevel: 'error' });
  const shader = readShader(readFileSync(SHADER, 'utf8'));
  const backgrounds = backgroundsIn(module.oklabOf);
  const written = readFileSync(STYLES, 'utf8');
  const styles = onlyPrint ? written : writeLight(written, shader);
  const numbers = readStyles(styles, shader);
  const print = (orientation, when) => {
    for (const size of SIZES[orientation]) {
      const { worst, rms } = summary(comparison(shader, backgrounds, [size])(numbers[orientation]));
      console.log(`${when} ${size.width}×${size.height}: worst ${worst.toFixed(1)}, rms ${rms.toFixed(2)} of 255`);
    }
  };
  for (const [orientation, sizes] of Object.entries(SIZES)) {
    print(orientation, 'now   ');
    if (onlyPrint) continue;
    numbers[orientation] = fit(comparison(shader, backgrounds, sizes), numbers[orientation]);
    print(orientation, 'fitted');
  }
  if (!onlyPrint) writeFileSync(STYLES, writeStyles(styles, numbers));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.includes('--check'));
