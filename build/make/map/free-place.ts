import type { Point } from '../../../src/model/content.ts';
import { around, type Box } from './box.ts';
import type { DrawingSize, Obstacles } from './judge-words.ts';

/** The number of rows and of columns of cells in the drawing. The cells' corners are the places to try. */
const CELLS = 16;

/**
 * Finds a centre for a compass or an ornament, as far as possible from everything and from the drawing's edge.
 * @param radius the symbol's radius.
 * @param allows must accept the centre, and the corners of the square around the symbol.
 * @returns null if every place would cover something or is not allowed.
 */
export function freePlace(
  radius: number,
  { boxes, lines }: Obstacles,
  { width, height }: DrawingSize,
  allows: (point: Point) => boolean = () => true,
): Point | null {
  const free: { at: Point; room: number }[] = [];
  for (let row = 1; row < CELLS; row += 1) {
    for (let column = 1; column < CELLS; column += 1) {
      const at = { x: (column / CELLS) * width, y: (row / CELLS) * height };
      const edge = Math.min(at.x, at.y, width - at.x, height - at.y);
      const room = Math.min(
        edge,
        ...boxes.map((box) => distance(at, box)),
        ...lines.map((point) => Math.hypot(point.x - at.x, point.y - at.y)),
      );
      const { left, top, right, bottom } = around(at, radius);
      const points = [at, { x: left, y: top }, { x: right, y: top }, { x: left, y: bottom }, { x: right, y: bottom }];
      if (room > radius && points.every(allows)) free.push({ at, room });
    }
  }
  const best = free.toSorted((a, b) => b.room - a.room)[0];
  return best ? { x: Math.round(best.at.x), y: Math.round(best.at.y) } : null;
}

/** The distance from a point to a box; 0 inside the box. */
function distance({ x, y }: Point, { left, top, right, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
