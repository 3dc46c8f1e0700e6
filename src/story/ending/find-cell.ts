import type { EndingCell } from '../../model/content';

/** Height of a print to its width. */
export const PRINT_RATIO = 6 / 5;

/** The card whose print is nearest to a place, null if none is within reach of it. Lengths in the picture's units. */
export function cellAt(cells: readonly EndingCell[], x: number, y: number, reach: number): number | null {
  let nearest: number | null = null;
  let least = Infinity;
  for (const [card, [cellX, cellY, width]] of cells.entries()) {
    const away = Math.hypot(x - cellX, (y - cellY) / PRINT_RATIO);
    if (away >= least || away > width / 2 + reach) continue;
    least = away;
    nearest = card;
  }
  return nearest;
}

/** The card that a key leads to from another one; null where it leads nowhere. */
export function nextCell(cells: readonly EndingCell[], from: number, key: string): number | null {
  const last = cells.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowLeft') return Math.max(from - 1, 0);
  if (key === 'ArrowRight') return Math.min(from + 1, last);
  if (key === 'ArrowUp') return above(cells, from, -1);
  return key === 'ArrowDown' ? above(cells, from, 1) : null;
}

/** The nearest one further up (-1) or down (1): straight on rather than to the side. */
function above(cells: readonly EndingCell[], from: number, way: 1 | -1): number {
  const [x, y, width] = cells[from] ?? [0, 0, 0];
  let best = from;
  let least = Infinity;
  for (const [card, [cellX, cellY]] of cells.entries()) {
    const on = (cellY - y) * way;
    if (on < width / 2) continue;
    const cost = on + 2 * Math.abs(cellX - x);
    if (cost >= least) continue;
    least = cost;
    best = card;
  }
  return best;
}
