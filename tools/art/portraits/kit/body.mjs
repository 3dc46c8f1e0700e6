import { blob, line } from './shape.mjs';
import { fill, inside, lit, oval, stroke } from './ink.mjs';

/**
 * Shoulders down to the sheet's edge, and the neck.
 * @param {{x?: number, half?: number, top?: number, slope?: number, neck?: number, twist?: number}} o half: half the
 *   shoulders' width; twist: -1 to 1, how far they turn to the left or the right of the sheet
 */
function torso({ x = 300, half = 180, top = 540, slope = 52, neck = 46, twist = 0 } = {}) {
  const side = (s) => contour(s, half * (1 - 0.27 * s * twist), slope * (1 - 0.2 * s * twist));
  const contour = (s, half, slope) => [
    [x + s * (neck - 2), top - 96, 0],
    [x + s * (neck + 1), top - 44],
    [x + s * (neck + 18), top - 8],
    [x + s * half * 0.64, top + slope * 0.42],
    [x + s * half * 0.94, top + slope],
    [x + s * (half + 8), top + slope + 74],
    [x + s * (half + 18), 820, 0],
  ];
  return blob([...side(-1), ...side(1).toReversed()]);
}

/** Bare neck and shoulders, with the chin's shadow. @param {object} skin @param {object} [o] as `torso`, and `chinX` */
export function bust(skin, o = {}) {
  const { x = 300, top = 540, neck = 46, chinX = x } = o;
  const column = `M${x - neck},430L${x - neck - 3},${top + 20}L${x + neck + 3},${top + 20}L${x + neck},430Z`;
  const shape = torso(o);
  return lit(
    fill(shape, skin.base) +
      fill(column, skin.base) +
      inside(column, oval(chinX + 12, 452, 92, 66, '#4a2c72', 'opacity=".42" style="mix-blend-mode:multiply"')) +
      stroke(
        line([
          [x - 62, top + 34],
          [x - 26, top + 30],
          [x - 8, top + 40],
        ]),
        skin.line,
        3,
        'opacity=".3"',
      ) +
      stroke(
        line([
          [x + 62, top + 34],
          [x + 26, top + 30],
          [x + 8, top + 40],
        ]),
        skin.line,
        3,
        'opacity=".3"',
      ),
    'l',
  );
}

/** Cloth cut to the torso; `d` is the garment below its neckline. */
export const cloth = (o, d, color, print = '') => lit(inside(torso(o), fill(d, color) + inside(d, print)), 'l');

/** Outlines of the cloth below a neckline. */
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
 * Shirt, jacket and lapels.
 * @param {object} o as `torso`, and `jacket`, `lapel`, `shirt`, `waistcoat` (colours), `print` over the jacket, `low`
 *   (the height of its button), `open` (without a tie)
 */
export function suit({
  jacket,
  lapel = jacket,
  shirt = '#fffaf0',
  waistcoat,
  print = '',
  low = 735,
  open = false,
  ...o
}) {
  const { x = 300, top = 540, neck = 46, twist = 0 } = o;
  const middle = x + twist * 30;
  const a = x - neck - 8;
  const b = x + neck + 8;
  const opening = `M${a - 6},${top - (open ? -10 : 30)}L${b + 6},${top - (open ? -10 : 30)}L${middle + 10},${low}L${middle},${low + 30}L${middle - 10},${low}Z`;
  const leaf = (s) => {
    const edge = s < 0 ? a : b;
    return `M${edge - s * 2},${top - 36}L${edge + s * 26},${top + 2}L${edge + s * 44},${top + 62}L${edge + s * 14},${top + 70}L${edge + s * 30},${top + 88}L${middle + s * 4},${low + 24}Q${edge - s * 10},${top + 70} ${edge - s * 2},${top - 36}Z`;
  };
  return [
    lit(inside(torso(o), fill(`M-20,${top - 26}H620V820H-20Z`, jacket) + inside(torso(o), print)), 'l'),
    lit(
      inside(
        torso({ ...o, neck: neck + 8 }),
        fill(opening, shirt) +
          (waistcoat
            ? inside(opening, fill(`M0,${top + 90}L${x},${top + 170}L600,${top + 90}V820H0Z`, waistcoat))
            : ''),
      ),
      'm',
    ),
    lit(fill(leaf(-1), lapel), 's') + lit(fill(leaf(1), lapel), 's'),
  ].join('');
}

/** A shirt's collar; `open` is without a tie. */
export function collar({ x = 300, top = 540, neck = 46, shirt = '#fffaf0', open = false }) {
  const drop = open ? 66 : 46;
  const wing = (s) =>
    `M${x + s * (neck + 6)},${top - 52}L${x + s * (neck + 16)},${top - 6}L${x + s * (open ? 30 : 24)},${top + drop}L${x + s * (open ? 10 : 0)},${top + (open ? 26 : 10)}Z`;
  return lit(fill(wing(-1), shirt) + fill(wing(1), shirt), 's');
}

export const bowTie = (x, y, color, size = 1, dots = '') =>
  lit(
    `<g transform="translate(${x} ${y}) scale(${size})">${fill('M-6,-6C-24,-28 -50,-30 -56,-20C-50,-6 -50,8 -56,22C-48,30 -22,26 -6,8Z', color)}${fill('M6,-6C24,-28 50,-30 56,-20C50,-6 50,8 56,22C48,30 22,26 6,8Z', color)}${fill('M-11,-12Q0,-16 11,-12Q14,0 11,14Q0,18 -11,14Q-14,0 -11,-12Z', color)}${dots}</g>`,
    's',
  );

export const longTie = (x, y, color, print = '') => {
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
