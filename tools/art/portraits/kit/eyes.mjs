import { disc, fill, oval, stroke } from './ink.mjs';

const dark = '#23142a';

/**
 * @param {'open'|'smile'|'dot'|'sly'|'calm'} kind
 * @param {number} s -1 for the sheet's left, 1 for its right
 * @param {number} squeeze factor for the width, less than 1 on the far side of a turned head
 * @param {{ look?: number, up?: number, lash?: number, iris?: string, size?: number }} o `look` and `up`: where the gaze
 *   goes, -1 to 1, to the sheet's right and up; `lash`: how many lashes, 0 to 3; `iris`: a colour
 */
export function eye(kind, x, y, s, squeeze, { look = 0, up = 0, lash = 0, iris = '#4a2c1e', size = 1 }, skin) {
  const drawn = kinds[kind]({ look, up, lash, iris, skin }, s);
  return `<g transform="translate(${x} ${y}) scale(${s * squeeze * size} ${size})">${drawn}</g>`;
}

/** Each is drawn with its outer corner at +x, and mirrored where `s` is -1. What must not be mirrored is multiplied by `s`. */
const kinds = {
  open: (o, s) =>
    fill('M-21,5C-14,-14 12,-17 23,-1C14,14 -10,15 -21,5Z', '#fffaf0') +
    drawIris(o, s, 10.5) +
    stroke('M-22,5C-14,-14 12,-17 24,-2', dark, 5.5) +
    stroke('M-12,14C0,17 12,13 19,6', o.skin.line, 2.2, 'opacity=".5"') +
    lashes(o.lash),
  sly: (o, s) =>
    fill('M-20,3C-12,-6 14,-8 22,-1C14,11 -10,12 -20,3Z', '#fffaf0') +
    drawIris(o, s, 10) +
    stroke('M-22,2C-10,-8 14,-9 24,-2', dark, 6) +
    stroke('M-14,-13C0,-18 12,-17 20,-11', o.skin.line, 2.4, 'opacity=".5"') +
    lashes(o.lash),
  dot: (o, s) =>
    oval(s * o.look * 4, 0, 8.5, 11.5, dark) +
    disc(s * (o.look * 4 - 3), -4.5, 3, '#fff') +
    stroke('M-15,-11C-6,-19 10,-18 17,-8', o.skin.line, 2.6, 'opacity=".55"') +
    lashes(o.lash, -3),
  smile: (o) =>
    stroke('M-21,7C-13,-13 13,-14 22,5', dark, 6) +
    lashes(o.lash, 7) +
    stroke('M-13,15C-4,18 8,17 15,13', o.skin.line, 2.2, 'opacity=".4"'),
  calm: () => stroke('M-21,-1C-11,12 12,13 22,0', dark, 5.5),
};

function drawIris({ look, up, iris }, s, r) {
  const x = s * look * 6;
  return (
    disc(x, -1 - up * 4, r, iris) + disc(x, -1 - up * 4, r * 0.55, dark) + disc(x - s * 3.4, -5 - up * 4, 3.1, '#fff')
  );
}

function lashes(count, y = 0) {
  if (!count) return '';
  return stroke(
    `M22,${y - 3}L31,${y - 10}` +
      (count > 1 ? `M15,${y - 9}L22,${y - 18}` : '') +
      (count > 2 ? `M6,${y - 12}L9,${y - 21}` : ''),
    dark,
    3.6,
  );
}

/**
 * The eyebrow over an eye at (x, y).
 * @param {{kind: 'soft'|'thick'|'thin'|'straight'|'bushy', color: string, y?: number, angle?: number}} o `y`: the brow's
 *   distance from the eye, negative upwards; `angle`: in degrees
 * @param {number} lift how far this brow is raised above that
 */
export function brow({ kind, color, y: distance = -34, angle = 7 }, x, y, s, squeeze, lift) {
  const d = {
    soft: 'M-21,6C-10,-5 10,-9 25,1C10,-2 -8,1 -20,11Z',
    thick: 'M-23,4C-10,-9 12,-12 27,1C14,3 -6,2 -21,14Z',
    thin: 'M-20,3C-8,-8 12,-9 25,2C12,-4 -6,-4 -19,6Z',
    straight: 'M-22,1C-6,-5 10,-5 25,0L23,7C8,3 -6,4 -21,9Z',
    bushy:
      'M-24,4L-18,-5L-14,-2L-8,-10L-4,-6L4,-13L7,-8L16,-11L17,-6L28,-3L24,3L27,6L14,5L4,6L-6,6L-12,12L-15,9L-22,13Z',
  }[kind];
  return `<g transform="translate(${x} ${y + distance - lift}) rotate(${s * angle}) scale(${s * squeeze} 1)">${fill(d, color)}</g>`;
}
