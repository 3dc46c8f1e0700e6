/** The palette of the pictures, and functions that derive further colours from it. */
export const C = {
  ink: '#14233b',
  paper: '#fbf6ec',
  blue: '#2f5d8c',
  red: '#d7433b',
  yellow: '#f4b73f',
  glass: '#9cc9be',
  night: '#1d2450',
  coral: '#ef8f7a',
  cream: '#fff1c9',
  lamp: '#ffd894',
  deep: '#12183a',
  wood: '#8a5a44',
  woodDark: '#5a3a3c',
  brick: '#a8503f',
  leaf: '#7f9a5a',
  pine: '#2f5b52',
};

/** A colour's red, green and blue, 0–255. @param {string} hex with three or six digits @returns {number[]} */
const channelsOf = (hex) =>
  hex.length === 4
    ? [1, 2, 3].map((i) => parseInt(hex[i] + hex[i], 16))
    : [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
const hexOf = (channels) =>
  `#${channels
    .map((channel) =>
      Math.max(0, Math.min(255, Math.round(channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The colour at `t`, from 0 to 1, of the way from `a` to `b`. */
export const mix = (a, b, t) => {
  const [p, q] = [channelsOf(a), channelsOf(b)];
  return hexOf(p.map((c, i) => c + (q[i] - c) * t));
};
/** A darker colour: night blue at `t` = 1. */
export const dark = (c, t) => mix(c, '#0d1030', t);
/** A paler colour: cream at `t` = 1. */
export const pale = (c, t) => mix(c, '#fff6e6', t);
/** What colour `a` looks like in light of colour `b`. */
export const multiply = (a, b) => {
  const [p, q] = [channelsOf(a), channelsOf(b)];
  return hexOf(p.map((c, i) => (c * q[i]) / 255));
};
