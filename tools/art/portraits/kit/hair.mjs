import { dice, line, pointsOf } from './shape.mjs';
import { disc, stroke } from './ink.mjs';

/**
 * A mass of curls: discs, each with a drawn curl.
 * @param {string | [number, number][]} places the discs' centres
 */
export function curls(places, r, color, shine, seed = 1) {
  const at = pointsOf(places);
  const roll = dice(seed);
  const bumps = at.map(([x, y]) => disc(x, y, r * (0.85 + roll() * 0.4), color)).join('');
  const marks = at
    .map(([x, y]) => {
      const [a, k] = [roll() * 6.3, r * (0.42 + roll() * 0.2)];
      const p = (t) => [x + Math.cos(a + t) * k, y + Math.sin(a + t) * k];
      return stroke(line([p(0), p(1.3), p(2.6), p(3.6)]), shine, Math.max(2.6, r * 0.15), 'opacity=".5"');
    })
    .join('');
  return bumps + marks;
}

/** Evenly spaced points on an ellipse's arc, with angles in turns, clockwise from the top. */
export const arc = (cx, cy, rx, ry, from, to, count) =>
  Array.from({ length: count }, (_, i) => {
    const a = (from + ((to - from) * i) / Math.max(1, count - 1)) * 2 * Math.PI - Math.PI / 2;
    return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry];
  });

/** Drawn strands. @param {(string | [number, number][])[]} lines */
export const strands = (lines, color, width = 4, opacity = 0.5) =>
  lines.map((points) => stroke(line(points), color, width, `opacity="${opacity}"`)).join('');
