import { lampLight } from './shader.mjs';
import { numbersIn, replaceShape } from './shape.mjs';

/** @typedef {import('./shader.mjs').Shader} Shader */
/** @typedef {{ portrait: number[], landscape: number[] }} Numbers the fitted ones, in the order of `PROPERTIES` */

const FILE = 'stage.module.css';

/** The share of the next colour at each stop of a fitted gradient. */
export const SHARES = [0, 0.15, 0.5, 0.85, 1];
const stopsOf = (name) => SHARES.map((share) => ({ name: `--${name}-${share * 100}`, value: '#vmin', step: 1 }));

/** The fitted custom properties of an orientation: each value's shape, and the step in which its numbers change. */
const PROPERTIES = [
  { name: '--third-at', value: '#% #%', step: 0.1 },
  { name: '--third-edge', value: '#vmax', step: 1 },
  ...stopsOf('third'),
  { name: '--cross-angle', value: '#deg', step: 1 },
  { name: '--cross-line', value: '#vmax', step: 1 },
  ...stopsOf('cross'),
];

/** The step of each number in `Numbers`. */
export const STEPS = PROPERTIES.flatMap(({ value, step }) => value.match(/#/g)?.map(() => step) ?? []);

/** Where each property begins in an orientation's numbers: `--third-at` has two, and the stops are those of `SHARES`. */
export const [THIRD_AT, THIRD_EDGE, THIRD_STOPS, CROSS_ANGLE, CROSS_LINE, CROSS_STOPS] = [0, 2, 3, 8, 9, 10];

/** The stops of a lamp's light in the style sheet, as shares of its reach. */
export const LIGHT_STOPS = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.88, 1];

/** The gradients that are fitted. Their percentages are `SHARES`. */
const GRADIENTS_SHAPE = `
  background-image:
    radial-gradient(
      circle at var(--third-at),
      var(--colour-3) calc(var(--third-edge) + var(--third-0)),
      color-mix(in srgb, var(--colour-3) 85%, transparent) calc(var(--third-edge) + var(--third-15)),
      color-mix(in srgb, var(--colour-3) 50%, transparent) calc(var(--third-edge) + var(--third-50)),
      color-mix(in srgb, var(--colour-3) 15%, transparent) calc(var(--third-edge) + var(--third-85)),
      transparent calc(var(--third-edge) + var(--third-100))
    ),
    linear-gradient(
      var(--cross-angle) in oklab,
      var(--colour-1) calc(50% + var(--cross-line) + var(--cross-0)),
      color-mix(in oklab, var(--colour-1) 85%, var(--colour-2)) calc(50% + var(--cross-line) + var(--cross-15)),
      color-mix(in oklab, var(--colour-1), var(--colour-2)) calc(50% + var(--cross-line) + var(--cross-50)),
      color-mix(in oklab, var(--colour-1) 15%, var(--colour-2)) calc(50% + var(--cross-line) + var(--cross-85)),
      var(--colour-2) calc(50% + var(--cross-line) + var(--cross-100))
    );`;

/** The lamps and the shade over the gradients, the uppermost first. */
const LIGHT_SHAPE = `
  background-image:
    radial-gradient(var(--gold-lamp), var(--gold)), radial-gradient(var(--left-lamp), var(--rose)),
    radial-gradient(var(--right-lamp), var(--rose)), linear-gradient(var(--shade));`;

/**
 * Reads the numbers of both orientations. Throws if the style sheet has other gradients than these shapes, or another
 * shade or light than the shader.
 * @param {string} text `stage.module.css`
 * @param {Shader} shader
 * @returns {Numbers}
 */
export function readStyles(text, shader) {
  numbersIn(text, GRADIENTS_SHAPE, 1, FILE);
  numbersIn(text, LIGHT_SHAPE, 1, FILE);
  for (const [name, values] of lightStyles(shader))
    for (const value of values) numbersIn(text, `${name}: ${value};`, 1, FILE);
  // Portrait comes first in the style sheet.
  const both = PROPERTIES.map(({ name, value }) => numbersIn(text, `${name}: ${value};`, 2, FILE));
  return { portrait: both.flatMap(([portrait]) => portrait), landscape: both.flatMap(([, landscape]) => landscape) };
}

/**
 * Writes the shader's shade and light into the style sheet.
 * @param {string} text @param {Shader} shader @returns {string}
 */
export function writeLight(text, shader) {
  let written = text;
  for (const [name, values] of lightStyles(shader)) {
    const remaining = values.values();
    written = written.replace(new RegExp(`${name}:[^;]+;`, 'g'), () => `${name}: ${remaining.next().value};`);
  }
  return written;
}

/** Writes the numbers into the style sheet. @param {string} text @param {Numbers} numbers @returns {string} */
export function writeStyles(text, { portrait, landscape }) {
  let written = text;
  const remaining = [[...portrait], [...landscape]];
  for (const { name, value } of PROPERTIES) {
    const orientations = remaining.values();
    written = replaceShape(written, `${name}: ${value};`, () => {
      const numbers = orientations.next().value;
      return `${name}: ${value.replaceAll('#', () => numbers.shift())};`;
    });
  }
  return written;
}

/**
 * The custom properties of shade and lamps, which are computed from the shader, not fitted.
 * @param {Shader} shader
 * @returns {[name: string, values: string[]][]} a value for portrait and one for landscape, or one for both
 */
function lightStyles({ shade, lamps: [right, left, gold] }) {
  const color = (rgb, alpha) => `rgb(${rgb.join(' ')} / ${percent(alpha)})`;
  const place = ([x, y, reachX, reachY]) => `${percent(reachX)} ${percent(reachY)} at ${percent(x)} ${percent(y)}`;
  const stop = ({ color: rgb, strength }, at) =>
    `${color(rgb, strength * lampLight(at))}${at > 0 && at < 1 ? ` ${percent(at)}` : ''}`;
  const stops = (lamp) => LIGHT_STOPS.map((at) => stop(lamp, at)).join(', ');
  const [dark, clear] = [shade.strength, 0].map((alpha) => color(shade.color, alpha));
  // Where the shade fades out, as a share of the height. At the upper and lower edge it has its full strength.
  const edge = 0.5 - 1 / shade.steepness;
  const places = ({ portrait, landscape }) => [place(portrait), place(landscape)];
  return [
    ['--gold-lamp', places(gold)],
    ['--left-lamp', places(left)],
    ['--right-lamp', places(right)],
    ['--gold', [stops(gold)]],
    // The right lamp has the same colour and strength.
    ['--rose', [stops(left)]],
    ['--shade', [`${dark}, ${clear} ${percent(edge)} ${percent(1 - edge)}, ${dark}`]],
  ];
}

const percent = (share) => `${Math.round(share * 1000) / 10}%`;
