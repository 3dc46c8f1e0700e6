/** The palette of the portraits, and the shapes that every portrait is made of. */

export const ink = '#14233b';
export const paper = '#fbf6ec';
export const harbour = '#2f5d8c';
export const red = '#d7433b';
export const yellow = '#f4b73f';
export const seaGlass = '#9cc9be';
export const plum = '#8a4577';

/** Skin: `base`, `line` for drawn features, `blush`, `lip`. */
export const skins = {
  porcelain: { base: '#f8d3b8', line: '#9c4b3c', blush: '#ee7f6d', lip: '#cf5148' },
  ruddy: { base: '#f0b594', line: '#8f3f33', blush: '#e0634f', lip: '#b84a3f' },
  honey: { base: '#eab98a', line: '#8a4631', blush: '#e2805f', lip: '#c0503f' },
  olive: { base: '#d9a06c', line: '#7a3c28', blush: '#d56f4c', lip: '#a83f36' },
  tan: { base: '#c78553', line: '#6a3220', blush: '#c95d40', lip: '#9b3430' },
  brown: { base: '#a5653c', line: '#522418', blush: '#b94a35', lip: '#7f2a2a' },
  deep: { base: '#8a5232', line: '#3a1810', blush: '#a03f31', lip: '#5f1d22' },
  ebony: { base: '#6b3f29', line: '#2a0f0c', blush: '#9c3f33', lip: '#4f171c' },
};

/** A filled path. @param {string} d @param {string} color @param {string} [more] */
export const fill = (d, color, more = '') => `<path d="${d}" fill="${color}" ${more}/>`;

/** A line with round ends. @param {string} d @param {string} color @param {number} width @param {string} [more] */
export const stroke = (d, color, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** @param {number} x @param {number} y @param {number} r @param {string} color @param {string} [more] */
export const disc = (x, y, r, color, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}" ${more}/>`;

/**
 * @param {number} x @param {number} y @param {number} rx @param {number} ry
 * @param {string} color @param {string} [more]
 */
export const oval = (x, y, rx, ry, color, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}" ${more}/>`;

/** Moves, turns (in degrees) and sizes what is drawn around 0,0. */
export const place = (x, y, content, turn, size) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${content}</g>`;

/**
 * The one light of all portraits: a shade with a grainy edge at the lower right, and a warm rim at the upper left.
 * @param {'s'|'m'|'l'} size of what is lit, on which the reach of the shade depends
 */
export const lit = (content, size) => `<g filter="url(#lit-${size})">${content}</g>`;

let clips = 0;
/** Shows only what lies inside the path. */
export function inside(d, content) {
  const id = `c${clips++}`;
  return `<clipPath id="${id}"><path d="${d}" /></clipPath><g clip-path="url(#${id})">${content}</g>`;
}
