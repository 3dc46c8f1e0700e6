import { blob } from '../kit/shape.mjs';
import { disc, fill, lit, skins, stroke } from '../kit/ink.mjs';
import { bust, suit } from '../kit/body.mjs';
import { strands } from '../kit/hair.mjs';
import { glasses } from '../kit/wear.mjs';

const skin = skins.honey;
const hair = '#7f7d8c';
const shine = '#d8d6e0';
const stars = [
  [70, 120, 3],
  [110, 210, 2.4],
  [160, 100, 2],
  [60, 330, 2.6],
  [128, 420, 2],
  [450, 90, 2.6],
  [540, 150, 3.2],
  [500, 240, 2],
  [556, 320, 2.4],
  [470, 400, 2],
  [90, 500, 2.4],
  [240, 70, 2],
  [380, 110, 2],
]
  .map(([x, y, r]) => disc(x, y, r * 1.4, '#fff3dc'))
  .join('');

/** The groom's first boss, who counts stars on purpose. */
export const person = {
  sky: ['#33408a', '#8a5596'],
  behind:
    stars +
    stroke('M70,120L110,210L60,330M110,210L160,100', '#fff3dc', 2, 'opacity=".5"') +
    disc(492, 196, 54, '#fbeecb') +
    disc(474, 184, 50, '#4c4a8f', 'opacity=".8"') +
    lit(
      `<g transform="translate(490 486) rotate(-38)">${fill('M-100,-24H40V24H-100ZM40,-32H110V32H40ZM-124,-14H-100V14H-124Z', '#c9a06a')}${fill('M96,-36h16v72h-16ZM-20,-24h12v48h-12Z', '#7a4d34')}</g>` +
        stroke('M486,500L440,720M486,500L540,720', '#5a3a3a', 13),
      'm',
    ),
  lean: -4,
  head: {
    skin,
    tilt: -3,
    turn: -0.5,
    w: 89,
    h: 124,
    jaw: 0.82,
    chin: 0.36,
    age: 2,
    eyes: { kind: 'sly', look: -0.4, y: 0 },
    brows: { kind: 'straight', color: '#5d5a68', y: -38, angle: -2 },
    nose: { kind: 'soft' },
    mouth: { kind: 'smile', size: 0.9, y: 76 },
    backHair:
      fill(blob('40,-176 70,-196 98,-180 96,-146 64,-134 40,-150'), hair) +
      strands(['52,-160 70,-182 88,-166'], shine) +
      fill(blob('10,-142 80,-116 104,-40 98,10 -90,0 -92,-60 -60,-120'), hair),
    under:
      fill(blob('-44,106 -18,96 6,106 4,140 -42,140'), '#8d8a98') +
      strands(['-34,110 -30,124', '-20,104 -18,124', '-6,110 -8,124'], '#fff', 3, 0.7) +
      strands(['-46,58 -54,76 -48,96', '14,58 22,76 14,96'], '#8d8a98', 6, 0.8),
    hair:
      fill(
        blob(
          '-10,-142 50,-142 92,-104 106,-40 100,24! 88,6 84,-40 52,-84 0,-100 -50,-86 -78,-48 -84,0! -94,-10 -96,-70 -66,-124',
        ),
        hair,
      ) +
      strands(
        [
          '-60,-92 -10,-116 50,-132',
          '-80,-60 -50,-106 20,-136',
          '40,-92 70,-116 70,-136',
          '76,-60 92,-90 74,-126',
          '92,-10 98,-50 86,-96',
        ],
        shine,
        5,
        0.75,
      ),
    over: glasses({ kind: 'square', color: '#1d1a2e', x: -13, y: 2, gap: 41, r: 32, turn: -0.5, width: 6.5 }),
  },
  body:
    bust(skin, { half: 184, twist: -0.9 }) +
    suit({
      half: 186,
      twist: -0.9,
      jacket: '#3a4f7a',
      lapel: '#2c3d62',
      shirt: '#d9d2e6',
      print: Array.from({ length: 20 }, (_, i) =>
        stroke(`M${i * 40 - 100},500L${i * 40},760`, '#5b74a6', 2, 'opacity=".6"'),
      ).join(''),
    }) +
    lit(
      fill('M244,492Q300,516 356,492L362,566Q300,596 238,566Z', '#d9d2e6') +
        stroke('M244,520Q300,544 356,520', '#a79fbe', 3),
      's',
    ),
};
