import { fill, inside, stroke } from './ink.mjs';

const inner = '#6b1a2a';
const teeth = '#fffaf0';
const tongue = '#e0695f';

/**
 * @param {{kind: keyof typeof kinds, color?: string, size?: number}} o `color`: of full lips, by default the skin's `lip`
 * @param {number} turn of the head, -1 to 1, which makes the mouth narrower
 */
export function mouth({ kind, color, size = 1 }, skin, x, y, turn) {
  const width = size * (1 - 0.08 * Math.abs(turn));
  return `<g transform="translate(${x} ${y}) scale(${width} ${size})">${kinds[kind](skin, color ?? skin.lip)}</g>`;
}

/** An open mouth, with what shows in it. */
const open = (d, content) => fill(d, inner) + inside(d, content);

const kinds = {
  smile: (skin) =>
    stroke('M-28,-4C-16,11 16,11 29,-5', skin.line, 5) +
    stroke('M-34,-6Q-29,-8 -26,-3M34,-7Q29,-9 27,-4', skin.line, 3.4) +
    stroke('M-9,18Q0,21 10,17', skin.line, 3, 'opacity=".4"'),
  grin: () =>
    open(
      'M-35,-8C-20,-2 20,-2 36,-9C33,18 16,29 0,29C-18,29 -33,16 -35,-8Z',
      fill('M-40,-14H40V7C20,11 -20,11 -40,7Z', teeth) + fill('M-18,30C-14,15 14,15 18,30Z', tongue),
    ) + stroke('M-39,-9Q-35,-11 -33,-6M40,-10Q36,-12 34,-7', inner, 3.6),
  lipsmile: (_skin, color) =>
    fill('M-34,-9C-22,-10 -11,-14 -4,-11Q0,-8 4,-11C11,-14 22,-10 35,-10C24,17 -22,18 -34,-9Z', color) +
    stroke('M-36,-10C-20,3 -8,1 0,2C8,1 21,3 37,-11', '#3a0d1c', 3.4, 'opacity=".75"') +
    stroke('M-10,9Q-1,12 8,9', '#fff', 3, 'opacity=".35"'),
  lipgrin: (_skin, color) =>
    fill('M-38,-9C-20,-10 -8,-15 0,-11C8,-15 20,-10 39,-10C34,24 16,33 0,33C-18,33 -35,20 -38,-9Z', color) +
    open(
      'M-32,-5C-18,-3 18,-3 33,-6C29,14 15,22 0,22C-16,22 -29,13 -32,-5Z',
      fill('M-40,-14H40V8C20,12 -20,12 -40,8Z', teeth),
    ),
  laugh: () =>
    open(
      'M-38,-14C-18,-6 18,-6 39,-15C40,24 22,40 0,40C-24,40 -40,22 -38,-14Z',
      fill('M-44,-22H44V2C20,8 -20,8 -44,2Z', teeth) + fill('M-24,42C-20,20 20,20 24,42Z', tongue),
    ) + stroke('M-43,-15Q-38,-18 -36,-12M44,-16Q39,-19 37,-13', inner, 3.6),
  braces: () =>
    open(
      'M-36,-9C-20,-3 20,-3 37,-10C34,14 16,22 0,22C-18,22 -34,13 -36,-9Z',
      fill('M-40,-14H40V24H-40Z', teeth) +
        stroke('M-34,4C-18,9 18,9 34,3', '#5c86ad', 2.6) +
        [-24, -12, 0, 12, 24].map((x) => fill(`M${x - 3},2h6v7h-6Z`, '#5c86ad')).join(''),
    ) + stroke('M-41,-10Q-36,-12 -34,-7M42,-11Q37,-13 35,-8', inner, 3.4),
  side: (skin) =>
    stroke('M-24,4C-8,10 14,8 29,-10', skin.line, 5.2) +
    stroke('M27,-16Q34,-12 33,-5', skin.line, 3.4) +
    stroke('M-10,18Q0,20 8,16', skin.line, 3, 'opacity=".4"'),
  sidegrin: (skin) =>
    open(
      'M-24,0C-8,4 14,-1 34,-13C34,10 20,22 4,21C-10,20 -22,12 -24,0Z',
      fill('M-30,-6C0,0 20,-8 40,-20V-2C24,10 0,14 -30,8Z', teeth),
    ) + stroke('M33,-19Q40,-15 38,-8', skin.line, 3.4),
  under: (skin) => stroke('M-15,6C-6,12 8,12 16,5', skin.lip, 7),
  small: (skin) =>
    stroke('M-17,-2C-9,7 9,7 18,-3', skin.line, 5) + stroke('M-7,14Q0,17 8,13', skin.line, 3, 'opacity=".4"'),
};
