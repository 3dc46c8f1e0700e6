/** The palette of the site and the arithmetic of its derived tones. */
export const C = {
  ink: '#14233b',
  paper: '#fbf6ec',
  card: '#fffaf0',
  blue: '#2f5d8c',
  red: '#d7433b',
  yellow: '#f4b73f',
  glass: '#9cc9be',
  night: '#1d2450',
  plum: '#4b3f86',
  rose: '#a85c8a',
  coral: '#ef8f7a',
  sand: '#f9c784',
  cream: '#fff1c9',
  lamp: '#ffd894',
  deep: '#12183a',
  wood: '#8a5a44',
  woodDark: '#5a3a3c',
  brick: '#a8503f',
  leaf: '#7f9a5a',
  pine: '#2f5b52',
  snow: '#f2f4fa',
};

/** @param {string} hex @returns {number[]} */
const rgb = (hex) =>
  hex.length === 4
    ? [1, 2, 3].map((i) => parseInt(hex[i] + hex[i], 16))
    : [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
const hex = (v) =>
  `#${v
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `t` of the way from colour `a` to colour `b`. */
export const mix = (a, b, t) => {
  const [p, q] = [rgb(a), rgb(b)];
  return hex(p.map((c, i) => c + (q[i] - c) * t));
};
/** Darker and paler by `t`, from 0 to 1. */
export const dark = (c, t) => mix(c, '#0d1030', t);
export const pale = (c, t) => mix(c, '#fff6e6', t);
/** What colour `a` looks like in light of colour `b`. */
export const multiply = (a, b) => {
  const [p, q] = [rgb(a), rgb(b)];
  return hex(p.map((c, i) => (c * q[i]) / 255));
};
