import { bell } from './shader.mjs';
import { numbersIn, replaceShape } from './shape.mjs';

/** @typedef {import('./shader.mjs').Shader} Shader */
/** @typedef {{ portrait: number[], landscape: number[] }} Numbers of the style sheet, in the order of `PROPERTIES` */

const FILE = 'stage.module.css';

/** The share of the change to the next colour that a gradient has completed at each of its stops. */
export const SHARES = [0, 0.15, 0.5, 0.85, 1];
const stopsOf = (name) => SHARES.map((share) => ({ name: `--${name}-${share * 100}`, value: '#vmin', step: 1 }));

/** The custom properties of an orientation: the shape of each value, with # for a number, and its smallest step. */
const PROPERTIES = [
  { name: '--third-at', value: '#% #%', step: 0.1 },
  { name: '--third-edge', value: '#vmax', step: 1 },
  ...stopsOf('third'),
  { name: '--cross-angle', value: '#deg', step: 1 },
  { name: '--cross-line', value: '#vmax', step: 1 },
  ...stopsOf('cross'),
];

/** The step of each number. */
export const STEPS = PROPERTIES.flatMap(({ value, step }) => value.match(/#/g)?.map(() => step) ?? []);

/** The index of each property in an orientation's numbers. */
export const [THIRD_AT, THIRD_EDGE, THIRD, CROSS_ANGLE, CROSS_LINE, CROSS] = [0, 2, 3, 8, 9, 10];

/** The stops of a lamp's light in the style sheet, in parts of its reach. */
export const LIGHT_STOPS = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.88, 1];

/** The gradients that are fitted. */
const STYLES_SHAPE = `
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

/** The light and shade over them, the uppermost first. */
const LIGHT_SHAPE = `
  background-image:
    radial-gradient(var(--gold-lamp), var(--gold)), radial-gradient(var(--left-lamp), var(--rose)),
    radial-gradient(var(--right-lamp), var(--rose)), linear-gradient(var(--shade));`;

/**
 * Reads the numbers of both orientations.
 * @param {string} text `stage.module.css`
 * @param {Shader} shader whose shade and light the style sheet must contain
 * @returns {Numbers}
 */
export function readStyles(text, shader) {
  numbersIn(text, STYLES_SHAPE, 1, FILE);
  numbersIn(text, LIGHT_SHAPE, 1, FILE);
  for (const [name, values] of lightStyles(shader))
    for (const value of values) numbersIn(text, `${name}: ${value};`, 1, FILE);
  const all = PROPERTIES.map(({ name, value }) => numbersIn(text, `${name}: ${value};`, 2, FILE));
  return { portrait: all.flatMap(([first]) => first), landscape: all.flatMap(([, second]) => second) };
}

/**
 * Writes the shader's shade and light into the style sheet.
 * @param {string} text @param {Shader} shader @returns {string}
 */
export function writeLight(text, shader) {
  let written = text;
  for (const [name, values] of lightStyles(shader)) {
    const each = values.values();
    written = written.replace(new RegExp(`${name}:[^;]+;`, 'g'), () => `${name}: ${each.next().value};`);
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
 * The declarations of shade and lamps, which are computed from the shader, not fitted.
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
