import { fill, stroke } from './ink.mjs';

/**
 * @param {{kind: keyof typeof kinds, size?: number}} o
 * @param {number} turn of the head: negative to the left of the sheet, where the nose is mirrored
 */
export function nose({ kind, size = 1 }, skin, x, y, turn) {
  const flip = turn < 0 ? -1 : 1;
  return `<g transform="translate(${x} ${y}) scale(${flip * size} ${size})">${kinds[kind](skin)}</g>`;
}

const shade = (d, skin) => fill(d, skin.line, 'opacity=".24"');

/** Each is drawn turned to +x; the far side of the bridge is shaded. */
const kinds = {
  button: (skin) =>
    shade('M2,-24C12,-14 20,-4 15,6C9,13 -9,13 -14,5C-6,9 6,8 8,0C10,-8 4,-14 2,-24Z', skin) +
    stroke('M-12,4C-8,12 8,13 14,4', skin.line, 4) +
    fill('M-9,-9C-6,-14 2,-14 3,-9C2,-5 -7,-5 -9,-9Z', '#fff', 'opacity=".3"'),
  straight: (skin) =>
    shade('M3,-52C8,-34 14,-16 19,-5C22,4 14,11 -6,8C6,4 9,-4 7,-12C4,-26 2,-40 3,-52Z', skin) +
    stroke('M4,-46C8,-32 15,-16 19,-5C22,5 12,10 -2,8', skin.line, 3.8) +
    stroke('M-13,2C-13,7 -9,9 -6,8', skin.line, 3),
  hook: (skin) =>
    shade('M2,-58C15,-50 22,-34 23,-14C27,0 20,12 -8,8C6,5 12,-4 9,-16C6,-34 4,-46 2,-58Z', skin) +
    stroke('M3,-56C15,-49 21,-36 23,-14C27,2 17,12 -4,8', skin.line, 4.2) +
    stroke('M-16,0C-17,7 -11,10 -7,8', skin.line, 3.2),
  broad: (skin) =>
    shade('M5,-40C10,-24 24,-10 25,0C24,10 14,12 8,10C14,4 10,-6 6,-14C3,-24 4,-32 5,-40Z', skin) +
    stroke('M-23,-2C-26,8 -16,13 -10,8C-4,13 6,13 11,8C17,12 26,7 22,-4', skin.line, 4) +
    fill('M-8,-12C-4,-17 3,-16 4,-10C2,-6 -7,-6 -8,-12Z', '#fff', 'opacity=".22"'),
  bulb: (skin) =>
    fill('M-20,-2C-20,-16 -8,-22 2,-21C16,-20 23,-10 22,0C20,13 -18,14 -20,-2Z', skin.blush, 'opacity=".5"') +
    stroke('M-20,0C-19,12 -6,13 0,12C12,13 22,10 22,-2', skin.line, 4) +
    fill('M-10,-12C-6,-18 2,-17 3,-11C1,-7 -9,-7 -10,-12Z', '#fff', 'opacity=".4"'),
  upturned: (skin) =>
    shade('M3,-38C6,-24 16,-14 19,-7C19,2 10,6 -2,5C6,2 9,-3 7,-9C4,-18 2,-28 3,-38Z', skin) +
    stroke('M6,-26C9,-18 15,-13 19,-8C20,0 13,5 2,5', skin.line, 3.8) +
    stroke('M-8,5Q-3,1 2,6', skin.line, 3),
  soft: (skin) =>
    shade('M4,-44C8,-28 16,-12 18,-2C18,8 8,12 -4,9C6,6 8,-2 6,-10C3,-24 3,-34 4,-44Z', skin) +
    stroke('M-15,1C-16,8 -9,10 -5,7C0,11 7,11 11,7C16,8 20,3 17,-3', skin.line, 3.6),
};
