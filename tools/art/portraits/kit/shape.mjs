/**
 * Paths through points. A point is `[x, y]`; `[x, y, 0]` is a sharp corner.
 * @typedef {[number, number] | [number, number, number]} Point
 */

/** A closed, smooth outline. @param {Point[]} points */
export const blob = (points) => `${through(points, true)}Z`;

/** An open, smooth line. @param {Point[]} points */
export const line = (points) => through(points, false);

/** The same points on the other side of x = 0, in reverse, to close a symmetric outline. @param {Point[]} points */
export const mirror = (points) => points.map(([x, y, c]) => (c === undefined ? [-x, y] : [-x, y, c])).reverse();

/** Numbers in [0, 1) that are the same at every drawing. @param {number} seed */
export function dice(seed) {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** Catmull-Rom as cubic Béziers. */
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
