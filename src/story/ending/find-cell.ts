import type { EndingCell } from '../../model/content';

/** A print's height divided by its width. */
export const PRINT_RATIO = 6 / 5;

/** The card whose print is nearest to a point; null if none is within reach. All lengths are in the picture's units. */
export function cardAt(cells: readonly EndingCell[], x: number, y: number, reach: number): number | null {
  let nearest: number | null = null;
  let least = Infinity;
  for (const [card, [cellX, cellY, width]] of cells.entries()) {
    // The print counts as the ellipse that fits into it; scaling y makes that a circle.
    const distance = Math.hypot(x - cellX, (y - cellY) / PRINT_RATIO);
    if (distance >= least || distance > width / 2 + reach) continue;
    least = distance;
    nearest = card;
  }
  return nearest;
}

/** The card that a key moves the focus to; null for other keys. */
export function cardForKey(cells: readonly EndingCell[], from: number, key: string): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return cells.length - 1;
  if (key === 'ArrowLeft') return Math.max(from - 1, 0);
  if (key === 'ArrowRight') return Math.min(from + 1, cells.length - 1);
  if (key === 'ArrowUp') return cardInNextRow(cells, from, -1);
  return key === 'ArrowDown' ? cardInNextRow(cells, from, 1) : null;
}

/** The nearest card above (-1) or below (1), or `from` if there is none; sideways distance counts double. */
function cardInNextRow(cells: readonly EndingCell[], from: number, direction: 1 | -1): number {
  const [x, y, width] = cells[from] ?? [0, 0, 0];
  let best = from;
  let least = Infinity;
  for (const [card, [cellX, cellY]] of cells.entries()) {
    const distance = (cellY - y) * direction;
    // Skips cards in the same row (less than half a print away) and in the other direction.
    if (distance < width / 2) continue;
    const cost = distance + 2 * Math.abs(cellX - x);
    if (cost >= least) continue;
    least = cost;
    best = card;
  }
  return best;
}
