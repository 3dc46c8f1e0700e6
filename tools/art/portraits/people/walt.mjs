import { blob } from '../kit/shape.mjs';
import { fill, skins, stroke, lit, harbour } from '../kit/ink.mjs';
import { bust, cloth, collar, bowTie } from '../kit/body.mjs';
import { hand } from '../kit/hands.mjs';
import { strands } from '../kit/hair.mjs';

const skin = skins.ruddy;
const white = '#efece6';
const whisker = '#b9b3b8';
const cap = lit(
  fill(blob('-96,10 -84,-44 -20,-66 60,-56 98,-14 84,20 -60,36'), '#1f3554') +
    fill(blob('-92,16 -30,34 50,26 88,10 92,30 30,52 -40,56 -94,40'), '#14233b') +
    stroke('M-70,36Q0,56 70,28', '#f4b73f', 6) +
    fill(blob('-84,44 -20,60 40,54 30,78 -30,86 -80,70'), '#0f1a2e'),
  'm',
);

/** Uncle of the bride, forty years a skipper. */
export const person = {
  sky: ['#cfdde6', '#7ea3bf'],
  behind:
    fill('M0,430Q150,414 300,430T620,424V720H0Z', '#4d7ea8', 'opacity=".7"') +
    fill('M44,400Q60,440 100,444H190Q214,430 220,398Q130,416 44,400Z', '#d7433b', 'opacity=".9"') +
    fill('M44,400Q130,416 220,398L218,408Q130,428 47,410Z', '#fff3dc') +
    stroke('M126,404V290M126,300L180,340', '#4a3b46', 6) +
    fill('M400,424Q450,392 520,396T620,372V432Z', '#5a7f9f', 'opacity=".6"') +
    fill('M500,396V352H540V392ZM494,354L520,330L546,354Z', '#fff3dc', 'opacity=".85"') +
    stroke('M420,180q20,-22 38,0q16,-20 40,-4M500,250q14,-16 26,0q12,-14 28,-2', '#fff', 7, 'opacity=".9"'),
  lean: -2,
  head: {
    skin,
    tilt: -3,
    turn: -0.2,
    w: 97,
    h: 120,
    jaw: 0.9,
    chin: 0.5,
    age: 3,
    earSize: 1.25,
    blush: 0.8,
    eyes: { kind: 'dot', look: -0.2, size: 0.9, y: 2 },
    brows: { kind: 'bushy', color: white, y: -32, angle: 4 },
    nose: { kind: 'bulb', size: 1.15 },
    mouth: { kind: 'under', y: 92 },
    hair:
      fill(
        blob(
          '-70,-120 -36,-136 6,-136 48,-126 70,-106! 30,-114 -10,-110 -52,-100 -82,-72 -88,-20 -104,6! -114,-40 -108,-80 -92,-106',
        ),
        white,
      ) +
      fill(blob('62,-104 92,-92 108,-50 106,-6 92,-16 88,-60'), white) +
      strands(
        [
          '-100,-20 -98,-70 -70,-108',
          '-64,-108 -20,-124 40,-120',
          '-72,-96 -30,-112 16,-114',
          '4,-132 14,-154 34,-158',
          '-16,-132 -14,-150 -2,-162',
          '98,-16 98,-60',
        ],
        whisker,
        4,
      ),
    over: lit(
      fill(blob('-6,48 30,52 62,78 80,104! 50,104 20,90 -8,82 -36,92 -64,106 -94,104! -74,76 -40,52'), white) +
        strands(['0,56 30,66 60,92', '-12,56 -42,66 -72,92', '-6,64 10,78 26,84', '-10,64 -28,80 -40,86'], whisker, 4),
      's',
    ),
  },
  body:
    bust(skin, { half: 200, twist: -0.8, neck: 56 }) +
    cloth(
      { half: 202, twist: -0.8, neck: 60 },
      'M-20,512H620V760H-20Z',
      '#fff6e6',
      Array.from({ length: 16 }, (_, i) => fill(`M${20 + i * 38},500h5v280h-5Z`, '#9fb9cf', 'opacity=".5"')).join(''),
    ) +
    lit(stroke('M196,560L176,740M404,560L424,740', '#d7433b', 28), 's') +
    collar({ neck: 56 }) +
    bowTie(300, 558, harbour, 0.9),
  front:
    `<g transform="translate(336 656) rotate(-8)">${cap}</g>` +
    hand.grip(skin, 262, 690, 58, 1, { sleeve: '#fff6e6', bend: 20 }),
};
