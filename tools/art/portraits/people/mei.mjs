import { blob } from '../kit/shape.mjs';
import { fill, skins, harbour, disc, lit, stroke, paper } from '../kit/ink.mjs';
import { bust, cloth, neckline } from '../kit/body.mjs';
import { hand } from '../kit/hands.mjs';
import { strands } from '../kit/hair.mjs';
import { glasses } from '../kit/wear.mjs';

const skin = skins.honey;
const hair = '#1f1a2b';
const print = (x, y, turn, a, b) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M-38,0H38V92H-38Z', paper)}${fill('M-31,7H31V68H-31Z', a)}${fill('M-31,68L-8,34L10,54L31,30V68Z', b)}${fill('M-4,-10h10v22h-10Z', '#d7433b')}</g>`;
const camera = lit(
  fill(
    'M-104,-44Q-104,-58 -90,-58H-44L-32,-78H32L44,-58H90Q104,-58 104,-44V58Q104,70 90,70H-90Q-104,70 -104,58Z',
    '#2a2f45',
  ) +
    fill('M-104,-30H104V10H-104Z', '#8a4a36') +
    disc(0, 4, 52, '#171b2b') +
    disc(0, 4, 40, '#3f6a93') +
    disc(0, 4, 24, '#172238') +
    disc(-14, -12, 9, '#fff', 'opacity=".8"') +
    fill('M58,-48h30v14h-30Z', '#f9e6b8') +
    fill('M-86,-70h26v12h-26Z', '#d7433b'),
  'm',
);

/** Took the picture over the couple's sofa. */
export const person = {
  sky: ['#bfe0d6', '#6fa9ae'],
  behind:
    stroke('M-10,150Q300,226 610,140', '#7d5638', 4) +
    print(96, 178, -6, '#f9c784', '#a85c8a') +
    print(190, 196, 4, '#9cc9be', '#2f5d8c') +
    print(426, 190, -4, '#ef8f7a', '#4b3f86') +
    print(514, 172, 6, '#f4b73f', '#d7433b'),
  lean: -2,
  head: {
    skin,
    tilt: -3,
    turn: 0.08,
    w: 92,
    h: 117,
    jaw: 0.8,
    chin: 0.33,
    ears: false,
    y: 336,
    eyes: { kind: 'dot', look: 0.1, lash: 1, y: 2 },
    brows: { kind: 'straight', color: hair, y: -42 },
    nose: { kind: 'button', size: 0.9 },
    mouth: { kind: 'small' },
    backHair: fill(
      blob('0,-152 82,-130 120,-50 128,60 120,106! 40,112 -40,112 -118,104! -128,60 -120,-50 -82,-130'),
      hair,
    ),
    hair:
      fill(
        blob(
          '0,-152 80,-130 116,-50 124,60 116,104! 82,96! 90,30 84,-38! 40,-44 0,-46 -40,-43 -82,-38! -90,30 -80,98! -114,104! -124,60 -116,-50 -80,-130',
        ),
        hair,
      ) +
      strands(
        [
          '-10,-138 -60,-100 -66,-50',
          '4,-138 -20,-96 -24,-52',
          '16,-138 30,-96 28,-52',
          '40,-132 80,-84 100,0 104,80',
          '-60,-120 -100,-40 -108,60',
        ],
        '#54507a',
        4.5,
        0.6,
      ),
    over: glasses({ color: '#d7433b', x: 2, y: 4, gap: 43, r: 33, width: 6.5 }),
  },
  body:
    bust(skin) +
    cloth({}, neckline.boat(300, 540), harbour) +
    stroke('M216,540Q196,600 210,660M384,540Q404,600 390,660', '#5a3428', 11),
  front:
    `<g transform="translate(300 622)">${camera}</g>` +
    hand.grip(skin, 186, 640, 16, 0.92, { sleeve: harbour, bend: -10 }) +
    hand.grip(skin, 414, 640, -16, -0.92, { sleeve: harbour, bend: -10 }),
};
