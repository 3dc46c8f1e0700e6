import { dice, line, pointsOf } from './shape.mjs';
import { disc, stroke } from './ink.mjs';

/**
 * A mass of curls: discs of about the radius `r`, each with a curled line in the colour `shine`.
 * @param {string | [number, number][]} places the discs' centres
 */
export function curls(places, r, color, shine, seed) {
  const centres = pointsOf(places);
  const roll = dice(seed);
  const discs = centres.map(([x, y]) => disc(x, y, r * (0.85 + roll() * 0.4), color)).join('');
  const lines = centres
    .map(([x, y]) => {
      const [start, size] = [roll() * 6.3, r * (0.42 + roll() * 0.2)];
      const at = (turn) => [x + Math.cos(start + turn) * size, y + Math.sin(start + turn) * size];
      return stroke(line([at(0), at(1.3), at(2.6), at(3.6)]), shine, Math.max(2.6, r * 0.15), 'opacity=".5"');
    })
    .join('');
  return discs + lines;
}

/** Evenly spaced points on an ellipse, between the angles `from` and `to`: turns, clockwise from the top. */
export const arc = (cx, cy, rx, ry, from, to, count) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (from + ((to - from) * i) / (count - 1)) * 2 * Math.PI - Math.PI / 2;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });

/** Strands of hair as lines. @param {(string | [number, number][])[]} lines */
export const strands = (lines, color, width = 4, opacity = 0.5) =>
  lines.map((points) => stroke(line(points), color, width, `opacity="${opacity}"`)).join('');
