/**
 * Draws one SVG at a time, with shapes as strings. `begin` empties the definitions and seeds the random numbers, so that
 * the same scene always gives the same picture; `finish` returns the SVG.
 */
/** A scene's size in its own units. */
export const W = 700;
export const H = 800;

let seed = 1;
let ids = 0;
let defs = [];

/** Starts a drawing with `n` as the seed of its random numbers. */
export const begin = (n) => {
  seed = n * 7919 + 17;
  ids = 0;
  defs = [];
};
/**
 * How far a drawing extends beyond each edge of the photo, in units. This margin is cropped afterwards, so that figures
 * that leave the picture get no rim or shade at the edge.
 */
export const BLEED = 20;
/** The whole SVG, with the definitions since `begin`: `w` × `h` px, and `bleed` units more at each edge. */
export const finish = (body, w, h, bleed = 0) => {
  const [width, height] = [n(w * (1 + (2 * bleed) / W)), n(h * (1 + (2 * bleed) / H))];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-bleed} ${-bleed} ${W + 2 * bleed} ${H + 2 * bleed}" width="${width}" height="${height}"><defs>${defs.join('')}</defs>${body}</svg>`;
};

/** The next random number, from 0 to 1. */
export const rnd = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
export const range = (a, b) => a + rnd() * (b - a);
export const pick = (list) => list[Math.floor(rnd() * list.length)];
export const times = (n, f) => Array.from({ length: n }, (_, i) => f(i)).join('');

/** A number as text, rounded to two decimals. */
export const n = (v) => `${Math.round(v * 100) / 100}`;

/** Adds the definition that `make(id)` returns, and returns a reference to it. */
export const define = (make) => {
  const id = `d${ids++}`;
  defs.push(make(id));
  return `url(#${id})`;
};
const stopTags = (stops) =>
  stops
    .map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}"${a < 1 ? ` stop-opacity="${a}"` : ''}/>`)
    .join('');

/** A linear gradient from (x1, y1) to (x2, y2), where the shape's box is 1 × 1; stops are `[offset, colour, opacity?]`. */
export const linear = (stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
  define(
    (id) =>
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`,
  );
/** A linear gradient from top to bottom, with its colours at even distances. */
export const fade = (...colors) => linear(colors.map((color, i) => [i / (colors.length - 1), color]));
export const radial = (stops) => define((id) => `<radialGradient id="${id}">${stopTags(stops)}</radialGradient>`);
export const blur = (s) =>
  define(
    (id) =>
      `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${s}"/></filter>`,
  );
export const clip = (shape) => define((id) => `<clipPath id="${id}">${shape}</clipPath>`);

const attrs = (more) =>
  Object.entries(more)
    .map(([k, v]) => ` ${k}="${v}"`)
    .join('');
export const path = (d, fill, more = {}) => `<path d="${d}" fill="${fill}"${attrs(more)}/>`;
export const line = (d, stroke, w, more = {}) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(w)}" stroke-linecap="round" stroke-linejoin="round"${attrs(more)}/>`;
export const rect = (x, y, w, h, fill, more = {}) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${attrs(more)}/>`;
export const circle = (x, y, r, fill, more = {}) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attrs(more)}/>`;
export const oval = (x, y, rx, ry, fill, more = {}) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attrs(more)}/>`;
export const g = (inner, more = {}) => `<g${attrs(more)}>${inner}</g>`;
/** Moves, turns (degrees) and scales what is drawn around 0,0; a `flip` of -1 mirrors it. */
export const place = (inner, x, y, k = 1, turn = 0, flip = 1) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(k * flip)} ${n(k)})">${inner}</g>`;

/** A closer shot: enlarges the picture `k` times from the middle of its lower edge. */
export const closer = (k, inner) =>
  g(inner, { transform: `translate(${n((W / 2) * (1 - k))} ${n(H * (1 - k))}) scale(${k})` });

export const poly = (pts) => `M${pts.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A soft curve through points (Catmull-Rom); a point `[x, y, 1]` is a corner. */
export const smooth = (pts, closed = true) => {
  const count = pts.length;
  const at = (i) => (closed ? pts[(i + count) % count] : pts[Math.max(0, Math.min(count - 1, i))]);
  let d = `M${n(pts[0][0])} ${n(pts[0][1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = b[2] ? b : [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const c2 = c[2] ? c : [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(c[0])} ${n(c[1])}`;
  }
  return closed ? `${d}Z` : d;
};

/** A limb that tapers from radius `ra` at `a` to `rb` at `b`, round at both ends. */
export const taper = (a, ra, b, rb) => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const len = Math.hypot(dx, dy) || 1;
  const [px, py] = [-dy / len, dx / len];
  return (
    `M${n(a[0] + px * ra)} ${n(a[1] + py * ra)}A${n(ra)} ${n(ra)} 0 0 1 ${n(a[0] - px * ra)} ${n(a[1] - py * ra)}` +
    `L${n(b[0] - px * rb)} ${n(b[1] - py * rb)}A${n(rb)} ${n(rb)} 0 0 1 ${n(b[0] + px * rb)} ${n(b[1] + py * rb)}Z`
  );
};

/** A band of cloth `w` wide along points, as a filled shape. */
export const ribbon = (pts, w) => {
  const side = (s) =>
    pts.map((p, i) => {
      const [a, b] = [pts[Math.max(0, i - 1)], pts[Math.min(pts.length - 1, i + 1)]];
      const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      return [p[0] - ((b[1] - a[1]) / len) * w * 0.5 * s, p[1] + ((b[0] - a[0]) / len) * w * 0.5 * s];
    });
  const [l, r] = [side(1), side(-1).toReversed()];
  // Square ends.
  for (const corner of [l[0], l.at(-1), r[0], r.at(-1)]) corner[2] = 1;
  return smooth([...l, ...r]);
};

/** Specks of ink as in a screen print: dense at (x, y), sparse towards the edge of the ellipse. */
export const spray = (x, y, rx, ry, color, count, opacity, size) => {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = rnd() * Math.PI * 2;
    const q = Math.sqrt(rnd()) * rnd() ** 0.4;
    // A line of almost no length is a dot, since its ends are round.
    d += `M${n(x + Math.cos(a) * rx * q)} ${n(y + Math.sin(a) * ry * q)}h.1`;
  }
  return line(d, color, size, { opacity });
};
