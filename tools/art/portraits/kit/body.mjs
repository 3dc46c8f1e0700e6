import { blob, line } from './shape.mjs';
import { fill, inside, lit, oval, stroke } from './ink.mjs';

/**
 * The sheet's middle, and the height at which the shoulders start. What the sheet's lower edge cuts off is drawn down to
 * y = 820.
 */
const MIDDLE = 300;
const TOP = 540;

/**
 * The outline of the neck, the shoulders and the trunk down to the sheet's lower edge.
 * @param {{x?: number, half?: number, slope?: number, neck?: number, twist?: number}} o `x`: the middle; `half` and
 *   `neck`: half the width of the shoulders and of the neck; `slope`: how far the shoulders fall; `twist`: how far they
 *   turn, from -1 (to the left of the sheet) to 1
 */
function torso({ x = MIDDLE, half = 180, slope = 52, neck = 46, twist = 0 }) {
  const side = (s) => {
    const width = half * (1 - 0.27 * s * twist);
    const fall = slope * (1 - 0.2 * s * twist);
    return [
      [x + s * (neck - 2), TOP - 96, 0],
      [x + s * (neck + 1), TOP - 44],
      [x + s * (neck + 18), TOP - 8],
      [x + s * width * 0.64, TOP + fall * 0.42],
      [x + s * width * 0.94, TOP + fall],
      [x + s * (width + 8), TOP + fall + 74],
      [x + s * (width + 18), 820, 0],
    ];
  };
  return blob([...side(-1), ...side(1).toReversed()]);
}

/** Bare neck and shoulders, with the chin's shadow and two collarbones. @param {object} [o] as for `torso` */
export function bust(skin, o = {}) {
  const { x = MIDDLE, neck = 46 } = o;
  const column = `M${x - neck},430L${x - neck - 3},${TOP + 20}L${x + neck + 3},${TOP + 20}L${x + neck},430Z`;
  const collarbone = (s) =>
    stroke(
      line([
        [x + s * 62, TOP + 34],
        [x + s * 26, TOP + 30],
        [x + s * 8, TOP + 40],
      ]),
      skin.line,
      3,
      'opacity=".3"',
    );
  return lit(
    fill(torso(o), skin.base) +
      fill(column, skin.base) +
      inside(column, oval(x + 12, 452, 92, 66, '#4a2c72', 'opacity=".42" style="mix-blend-mode:multiply"')) +
      collarbone(-1) +
      collarbone(1),
    'l',
  );
}

/** A garment, cut to the torso. `o` is as for `torso`; `d` is the garment's outline, `print` the pattern on it. */
export const cloth = (o, d, color, print = '') => lit(inside(torso(o), fill(d, color) + inside(d, print)), 'l');

/** Outlines of a garment below its neckline, which starts `w` to each side of `x` and is `depth` deep. */
export const neckline = {
  v: (x, y, w = 90, depth = 96) =>
    `M-20,${y - 60}L${x - w},${y - 60}L${x - w + 8},${y}Q${x - 40},${y + 50} ${x},${y + depth}Q${x + 40},${y + 50} ${x + w - 8},${y}L${x + w},${y - 60}L620,${y - 60}V820H-20Z`,
  round: (x, y, w = 76, depth = 56) =>
    `M-20,${y - 60}L${x - w},${y - 60}C${x - w},${y + depth} ${x + w},${y + depth} ${x + w},${y - 60}L620,${y - 60}V820H-20Z`,
  boat: (x, y, w = 120, depth = 30) =>
    `M-20,${y - 60}L${x - w},${y - 40}C${x - w * 0.6},${y + depth + 12} ${x + w * 0.6},${y + depth + 12} ${x + w},${y - 40}L620,${y - 60}V820H-20Z`,
  off: (x, y) =>
    `M-20,${y + 96}C${x - 150},${y + 60} ${x - 60},${y + 106} ${x},${y + 100}C${x + 60},${y + 106} ${x + 150},${y + 60} 620,${y + 96}V820H-20Z`,
  sweetheart: (x, y) =>
    `M-20,${y + 150}L${x - 140},${y + 96}C${x - 90},${y + 56} ${x - 30},${y + 66} ${x},${y + 112}C${x + 30},${y + 66} ${x + 90},${y + 56} ${x + 140},${y + 96}L620,${y + 150}V820H-20Z`,
  halter: (x, y) =>
    `M${x - 50},${y - 60}C${x - 70},${y + 20} ${x - 120},${y + 80} ${x - 150},${y + 220}H${x + 150}C${x + 120},${y + 80} ${x + 70},${y + 20} ${x + 50},${y - 60}L${x + 34},${y - 20}Q${x},${y + 10} ${x - 34},${y - 20}Z`,
};

/**
 * A jacket with lapels, a shirt and perhaps a waistcoat.
 * @param {object} o as for `torso`; the colours `jacket`, `lapel`, `shirt` and `waistcoat`; `print`: the jacket's pattern;
 *   `low`: the height of the jacket's button on the sheet; `open`: whether the shirt is open, without a tie
 */
export function suit({ jacket, lapel, shirt = '#fffaf0', waistcoat, print = '', low = 735, open = false, ...o }) {
  const { neck = 46, twist = 0 } = o;
  const button = MIDDLE + twist * 30;
  const side = neck + 8;
  const collarY = TOP + (open ? 10 : -30);
  const opening = `M${MIDDLE - side - 6},${collarY}L${MIDDLE + side + 6},${collarY}L${button + 10},${low}L${button},${low + 30}L${button - 10},${low}Z`;
  const lapelShape = (s) => {
    const edge = MIDDLE + s * side;
    return `M${edge - s * 2},${TOP - 36}L${edge + s * 26},${TOP + 2}L${edge + s * 44},${TOP + 62}L${edge + s * 14},${TOP + 70}L${edge + s * 30},${TOP + 88}L${button + s * 4},${low + 24}Q${edge - s * 10},${TOP + 70} ${edge - s * 2},${TOP - 36}Z`;
  };
  return [
    lit(inside(torso(o), fill(`M-20,${TOP - 26}H620V820H-20Z`, jacket) + print), 'l'),
    lit(
      inside(
        torso({ ...o, neck: neck + 8 }),
        fill(opening, shirt) +
          (waistcoat
            ? inside(opening, fill(`M0,${TOP + 90}L${MIDDLE},${TOP + 170}L600,${TOP + 90}V820H0Z`, waistcoat))
            : ''),
      ),
      'm',
    ),
    lit(fill(lapelShape(-1), lapel), 's') + lit(fill(lapelShape(1), lapel), 's'),
  ].join('');
}

/** A shirt's collar. @param {object} o `neck`: half its width; `open`: whether the shirt is open, without a tie */
export function collar({ neck = 46, shirt = '#fffaf0', open = false }) {
  const drop = open ? 66 : 46;
  const wing = (s) =>
    `M${MIDDLE + s * (neck + 6)},${TOP - 52}L${MIDDLE + s * (neck + 16)},${TOP - 6}L${MIDDLE + s * (open ? 30 : 24)},${TOP + drop}L${MIDDLE + s * (open ? 10 : 0)},${TOP + (open ? 26 : 10)}Z`;
  return lit(fill(wing(-1), shirt) + fill(wing(1), shirt), 's');
}

/** @param {string} [dots] the pattern, drawn around 0,0 */
export const bowTie = (x, y, color, size, dots = '') =>
  lit(
    `<g transform="translate(${x} ${y}) scale(${size})">${fill('M-6,-6C-24,-28 -50,-30 -56,-20C-50,-6 -50,8 -56,22C-48,30 -22,26 -6,8Z', color)}${fill('M6,-6C24,-28 50,-30 56,-20C50,-6 50,8 56,22C48,30 22,26 6,8Z', color)}${fill('M-11,-12Q0,-16 11,-12Q14,0 11,14Q0,18 -11,14Q-14,0 -11,-12Z', color)}${dots}</g>`,
    's',
  );

export const longTie = (x, y, color, print) => {
  const d = `M${x - 16},${y - 12}H${x + 16}L${x + 11},${y + 20}L${x + 30},820H${x - 30}L${x - 11},${y + 20}Z`;
  return lit(
    fill(d, color) + inside(d, print) + stroke(`M${x - 11},${y + 20}H${x + 11}`, '#14233b', 2.5, 'opacity=".4"'),
    's',
  );
};

/** A small flower on the lapel. */
export const boutonniere = (x, y, petal) =>
  lit(
    stroke(`M${x},${y}Q${x + 4},${y + 26} ${x + 12},${y + 40}`, '#5f8f7d', 5) +
      fill(`M${x + 4},${y + 22}q26,-6 32,10q-20,10 -32,-10Z`, '#5f8f7d') +
      [0, 72, 144, 216, 288]
        .map(
          (a) =>
            `<ellipse cx="${x}" cy="${y - 14}" rx="10" ry="14" fill="${petal}" transform="rotate(${a} ${x} ${y})"/>`,
        )
        .join('') +
      `<circle cx="${x}" cy="${y}" r="8" fill="#f4b73f"/>`,
    's',
  );
