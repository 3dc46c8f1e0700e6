import { disc, fill, lit, oval, stroke } from './ink.mjs';

/**
 * Glasses in head units.
 * @param {{kind?: 'round'|'square', color: string, x: number, y: number, gap: number, r: number, turn?: number,
 *   width?: number}} o `gap`: from the middle to each lens; `r`: the radius of a lens; `turn`: the head's; `width`: of the
 *   frame
 */
export function glasses({ kind = 'round', color, x, y, gap, r, turn = 0, width = 6 }) {
  const lens = (s) => {
    const k = s === Math.sign(turn) ? 1 - 0.18 * Math.abs(turn) : 1;
    const cx = x + s * gap * k;
    const d = {
      round: `M${cx - r * k},${y}a${r * k},${r} 0 1 1 ${2 * r * k},0a${r * k},${r} 0 1 1 ${-2 * r * k},0Z`,
      square: `M${cx - r * k},${y - r * 0.7}Q${cx},${y - r * 0.82} ${cx + r * k},${y - r * 0.7}L${cx + r * k * 0.92},${y + r * 0.5}Q${cx},${y + r * 0.95} ${cx - r * k * 0.92},${y + r * 0.5}Z`,
    }[kind];
    return (
      fill(d, '#fff', 'opacity=".16"') +
      stroke(d, color, width) +
      stroke(`M${cx - r * k * 0.55},${y - r * 0.1}L${cx - r * k * 0.15},${y - r * 0.5}`, '#fff', 4, 'opacity=".55"') +
      // The arm, to the ear.
      stroke(`M${cx + s * r * k},${y - r * 0.3}L${s * 92},${y - r * 0.35}`, color, width * 0.9)
    );
  };
  return stroke(`M${x - gap + r},${y - 3}Q${x},${y - 13} ${x + gap - r},${y - 3}`, color, width) + lens(-1) + lens(1);
}

/** An earring that hangs from (x, y). */
export const hoop = (x, y, r) =>
  stroke(
    `M${x - r * 0.75},${y + r}a${r * 0.75},${r} 0 1 1 ${r * 1.5},0a${r * 0.75},${r} 0 1 1 ${-r * 1.5},0`,
    '#f4b73f',
    5.5,
  );
export const pearl = (x, y, r) =>
  disc(x, y, r, '#fff6e6') +
  disc(x + 2, y + 2, r * 0.7, '#d9c7cf', 'opacity=".6"') +
  disc(x - 2.5, y - 2.5, r * 0.35, '#fff');

/** A string of pearls, 2 × `half` wide at `y`, which hangs by `drop`. */
export const pearls = (x, y, half, drop) =>
  lit(
    Array.from({ length: 17 }, (_, i) => {
      const t = (i / 16) * 2 - 1;
      return pearl(x + t * half, y + drop * (1 - t * t), 8.5);
    }).join(''),
    's',
  );

/** A mug; (x, y) is the middle of its rim. `band` is drawn on it around 0,0. */
export const mug = (x, y, color, band) =>
  `<g transform="translate(${x} ${y})">${lit(stroke('M50,20C86,14 84,70 46,66', color, 13) + fill('M-52,0H52L46,88Q44,100 30,100H-30Q-44,100 -46,88Z', color) + band + oval(0, 0, 52, 11, '#3a2430') + oval(0, 2, 46, 7, '#6d4030'), 's')}</g>`;
