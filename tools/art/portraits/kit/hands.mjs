import { fill, lit, stroke } from './ink.mjs';

/**
 * Hands about 110 units tall, wrist at the origin, fingers up, with the forearm below them.
 * @typedef {{ sleeve?: string, cuff?: string, bend?: number }} Arm sleeve: cloth colour, bare without; bend: where the elbow lies to the side
 */
const drawn = (skin, x, y, turn, s, { sleeve, cuff, bend = 0 } = {}, palm, marks) =>
  lit(
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s} 1)">${
      fill(`M-29,14C-27,60 ${bend - 44},150 ${bend - 52},260H${bend + 52}C${bend + 46},150 31,60 29,12Z`, skin.base) +
      palm +
      marks +
      (sleeve
        ? fill(
            `M-42,50C-40,100 ${bend - 56},160 ${bend - 62},280H${bend + 62}C${bend + 56},160 46,100 42,46Q0,60 -42,50Z`,
            sleeve,
          )
        : '') +
      (cuff ? fill('M-41,34Q0,46 40,30L44,56Q0,72 -44,60Z', cuff) : '')
    }</g>`,
    's',
  );

const finger = (d, skin, width = 23) => stroke(d, skin.base, width);
const crease = (d, skin) => stroke(d, skin.line, 2.8, 'opacity=".5"');

export const hand = {
  /** An open palm. @param {Arm} [wear] */
  wave: (skin, x, y, turn = 0, s = 1, wear = {}) =>
    drawn(
      skin,
      x,
      y,
      turn,
      s,
      wear,
      fill('M-28,24C-36,-10 -40,-40 -30,-58C-10,-68 22,-66 36,-52C40,-30 34,0 28,24Z', skin.base) +
        finger('M-24,-56L-36,-104', skin) +
        finger('M-5,-62L-10,-122', skin) +
        finger('M14,-60L17,-118', skin) +
        finger('M30,-50L42,-96', skin, 20) +
        finger('M-26,-14C-44,-24 -56,-36 -66,-54', skin, 22),
      crease('M-14,-40C0,-30 14,-30 26,-42', skin) + crease('M-18,-20C-8,-8 -4,6 -6,18', skin),
    ),
  /** A fist round something upright that is drawn before it. @param {Arm} [wear] */
  grip: (skin, x, y, turn = 0, s = 1, wear = {}) =>
    drawn(
      skin,
      x,
      y,
      turn,
      s,
      wear,
      fill('M-34,30C-44,0 -46,-30 -34,-46C-14,-56 20,-54 34,-42C42,-20 38,10 30,32Z', skin.base) +
        finger('M-22,-36C-4,-44 20,-42 32,-32', skin, 22) +
        finger('M-24,-16C-4,-24 22,-22 36,-12', skin, 22) +
        finger('M-24,4C-4,-4 20,-2 33,8', skin, 21) +
        finger('M-20,22C-4,16 14,18 26,26', skin, 19) +
        finger('M-34,-30C-40,-48 -30,-58 -14,-60', skin, 22),
      crease('M-20,-26C-2,-33 20,-31 34,-22', skin) +
        crease('M-22,-6C-2,-14 20,-12 35,-2', skin) +
        crease('M-20,13C-2,7 16,8 30,17', skin),
    ),
  /** Two fingers, knuckles out. @param {Arm} [wear] */
  peace: (skin, x, y, turn = 0, s = 1, wear = {}) =>
    drawn(
      skin,
      x,
      y,
      turn,
      s,
      wear,
      fill('M-28,26C-36,-10 -40,-36 -30,-50C-10,-60 22,-58 34,-46C40,-26 34,0 28,26Z', skin.base) +
        finger('M-20,-48L-40,-110', skin) +
        finger('M6,-52L14,-116', skin) +
        finger('M-26,-6C-10,-24 8,-26 22,-18', skin, 22) +
        finger('M26,-38L28,-24', skin, 22),
      crease('M-24,-16C-8,-32 10,-34 24,-27', skin) + crease('M14,-44L16,-28', skin),
    ),
};
