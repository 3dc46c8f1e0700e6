import { fill, lit, stroke } from './ink.mjs';
import { blob } from './shape.mjs';

/**
 * @typedef {{ sleeve?: string, cuff?: string, bend?: number }} Arm the colours of a sleeve and a cuff, where the arm has
 *   any; bend: how far the elbow is to the side
 */

/**
 * A hand about 110 units tall, its wrist at (x, y) and its fingers up, with the forearm below. `turn` is in degrees; `s`
 * is a factor for the width, negative for a mirrored hand.
 */
const handWithArm = (skin, x, y, turn, s, { sleeve, cuff, bend = 0 }, palm, marks) =>
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
  /** An open palm. @param {Arm} [arm] */
  wave: (skin, x, y, turn, s, arm = {}) =>
    handWithArm(
      skin,
      x,
      y,
      turn,
      s,
      arm,
      fill('M-28,24C-36,-10 -40,-40 -30,-58C-10,-68 22,-66 36,-52C40,-30 34,0 28,24Z', skin.base) +
        finger('M-24,-56L-36,-104', skin) +
        finger('M-5,-62L-10,-122', skin) +
        finger('M14,-60L17,-118', skin) +
        finger('M30,-50L42,-96', skin, 20) +
        finger('M-26,-14C-44,-24 -56,-36 -66,-54', skin, 22),
      crease('M-14,-40C0,-30 14,-30 26,-42', skin) + crease('M-18,-20C-8,-8 -4,6 -6,18', skin),
    ),
  /** The back of a hand that lies on something, its fingers side by side. @param {Arm} [arm] */
  rest: (skin, x, y, turn, s, arm = {}) =>
    handWithArm(
      skin,
      x,
      y,
      turn,
      s,
      arm,
      fill('M-30,26C-38,-8 -42,-36 -38,-56C-14,-70 22,-70 38,-52C42,-28 36,0 29,26Z', skin.base) +
        finger('M-27,-50C-32,-74 -35,-92 -37,-104', skin, 24) +
        finger('M-8,-56C-10,-84 -12,-106 -13,-120', skin, 24) +
        finger('M11,-56C12,-82 12,-102 12,-115', skin, 24) +
        finger('M28,-48C32,-66 34,-82 36,-92', skin, 21) +
        finger('M-26,2C-46,-12 -60,-32 -66,-58', skin, 24),
      crease('M-19,-52C-22,-70 -24,-84 -25,-98', skin) +
        crease('M1,-56C1,-76 0,-92 0,-108', skin) +
        crease('M20,-52C22,-68 23,-80 24,-92', skin) +
        crease('M-32,-22C-38,-26 -42,-30 -45,-36', skin),
    ),
  /** A fist around something upright, which is drawn first. @param {Arm} [arm] */
  grip: (skin, x, y, turn, s, arm = {}) =>
    handWithArm(
      skin,
      x,
      y,
      turn,
      s,
      arm,
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
  /** A thinker's fist: the thumb up along the jaw, a finger across the chin. @param {Arm} [arm] */
  chin: (skin, x, y, turn, s, arm = {}) =>
    handWithArm(
      skin,
      x,
      y,
      turn,
      s,
      arm,
      fill('M-32,28C-42,0 -42,-24 -30,-40C-8,-54 22,-52 34,-38C42,-18 38,10 30,30Z', skin.base) +
        finger('M-24,-28C-40,-56 -44,-76 -44,-94', skin, 23) +
        finger('M-14,-38C4,-54 28,-66 50,-72', skin, 22) +
        finger('M-14,-18C4,-30 26,-34 38,-28', skin, 22) +
        finger('M-14,2C4,-8 22,-10 36,-4', skin, 21) +
        finger('M-12,20C2,12 18,12 28,18', skin, 19),
      crease('M-10,-29C8,-42 26,-46 40,-44', skin) +
        crease('M-12,-9C6,-19 24,-22 37,-16', skin) +
        crease('M-12,11C4,2 18,1 32,7', skin),
    ),
  /** Two fingers, knuckles out. @param {Arm} [arm] */
  peace: (skin, x, y, turn, s, arm = {}) =>
    handWithArm(
      skin,
      x,
      y,
      turn,
      s,
      arm,
      fill('M-28,26C-36,-10 -40,-36 -30,-50C-10,-60 22,-58 34,-46C40,-26 34,0 28,26Z', skin.base) +
        finger('M-20,-48L-40,-110', skin) +
        finger('M6,-52L14,-116', skin) +
        finger('M-26,-6C-10,-24 8,-26 22,-18', skin, 22) +
        finger('M26,-38L28,-24', skin, 22),
      crease('M-24,-16C-8,-32 10,-34 24,-27', skin) + crease('M14,-44L16,-28', skin),
    ),
};

/** Bare arms, folded across the lower edge of the sheet. */
export const foldedArms = (skin) => {
  const fingers = ['M410,596L476,574', 'M420,615L490,596', 'M424,634L490,620', 'M420,651L474,644', 'M398,606L426,568'];
  const under = blob(
    '412,566 462,578 508,606 540,660 528,716 470,730 380,712 250,672 150,664 96,640 110,588 180,590 260,610 360,646 436,652 436,610',
  );
  const over = blob(
    '190,566 138,578 92,606 58,664 68,722 120,742 220,724 340,690 430,656 448,622 424,596 384,604 280,648 204,662 174,636 184,598',
  );
  return (
    lit(fill(under, skin.base), 's') +
    lit(fill(over, skin.base) + fingers.map((d) => stroke(d, skin.base, 22)).join(''), 's') +
    ['M424,605L480,586', 'M432,625L488,609', 'M430,643L478,633'].map((d) => crease(d, skin)).join('')
  );
};
