/**
 * Paths through points. Points are written as in an SVG, `'0,-154 80,-130 112,-50!'`, where `!` marks a sharp corner, or
 * computed as `[x, y]` pairs, where a third number, 0, marks one.
 * @typedef {[number, number] | [number, number, 0]} Point
 */

/** @param {string | Point[]} points @returns {Point[]} */
export const pointsOf = (points) =>
  typeof points === 'string'
    ? points.split(' ').map((p) => {
        const [x, y] = p.replace('!', '').split(',').map(Number);
        return p.endsWith('!') ? [x, y, 0] : [x, y];
      })
    : points;

/** A closed, smooth outline. @param {string | Point[]} points */
export const blob = (points) => `${through(pointsOf(points), true)}Z`;

/** An open, smooth line. @param {string | Point[]} points */
export const line = (points) => through(pointsOf(points), false);

/** @returns a function for random numbers in [0, 1), which are the same in every run @param {number} seed */
export function dice(seed) {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** A Catmull-Rom curve through the points, as cubic Béziers. */
function through(points, closed) {
  const count = points.length;
  const at = (i) => (closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))]);
  const tangent = (i) =>
    at(i)[2] === 0 ? [0, 0] : [(at(i + 1)[0] - at(i - 1)[0]) / 6, (at(i + 1)[1] - at(i - 1)[1]) / 6];
  let d = `M${round(at(0)[0])},${round(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [from, to, out, into] = [at(i), at(i + 1), tangent(i), tangent(i + 1)];
    d += `C${round(from[0] + out[0])},${round(from[1] + out[1])} ${round(to[0] - into[0])},${round(to[1] - into[1])} ${round(to[0])},${round(to[1])}`;
  }
  return d;
}

const round = (n) => Math.round(n * 10) / 10;
