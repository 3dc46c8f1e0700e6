import { blob, pointsOf } from '../kit/shape.mjs';
import { disc, fill, lit, skins, stroke } from '../kit/ink.mjs';
import { boutonniere, bust, cloth, collar } from '../kit/body.mjs';
import { hand } from '../kit/hands.mjs';
import { strands } from '../kit/hair.mjs';

const skin = skins.brown;
const white = '#f1ede6';
const linen = '#f3ead6';
const tile = (x, y, turn, a, b) => {
  const pip = (n, cy) =>
    pointsOf(
      {
        1: '0,0',
        2: '-14,-12 14,12',
        3: '-16,-14 0,0 16,14',
        5: '-16,-14 16,-14 0,0 -16,14 16,14',
        6: '-16,-16 -16,0 -16,16 16,-16 16,0 16,16',
      }[n],
    )
      .map(([px, py]) => disc(px, cy + py, 5.5, '#14233b'))
      .join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${lit(fill('M-34,-62Q-34,-70 -26,-70H26Q34,-70 34,-62V62Q34,70 26,70H-26Q-34,70 -34,62Z', '#fffaf0') + stroke('M-24,0H24', '#14233b', 3) + pip(a, -34) + pip(b, 34), 's')}</g>`;
};
const hat = lit(
  fill(blob('-176,-74 -120,-104 0,-116 120,-104 176,-78 150,-56 80,-70 0,-78 -80,-68 -150,-52'), '#efd9a8') +
    fill(blob('-94,-96! -90,-150 -66,-188 -24,-196 4,-184 34,-198 70,-188 90,-150 94,-98! 0,-108'), '#f6e6bf') +
    fill(blob('-95,-98! -92,-128! 0,-138 92,-130! 95,-100! 0,-108'), '#14233b') +
    strands(
      ['-140,-72 -60,-88 40,-92 140,-76', '-60,-176 -64,-150', '4,-176 4,-148', '66,-178 70,-150'],
      '#c9a765',
      3.5,
      0.7,
    ),
  'm',
);

/** Grandfather of the groom, undefeated. */
export const person = {
  sky: ['#f4a98a', '#b5567c'],
  behind: tile(92, 330, -16, 5, 2) + tile(110, 490, 10, 3, 6) + tile(514, 300, 18, 1, 3) + tile(498, 460, -8, 6, 5),
  lean: -4,
  head: {
    skin,
    tilt: -5,
    turn: 0.25,
    w: 88,
    h: 124,
    jaw: 0.82,
    chin: 0.4,
    age: 3,
    y: 342,
    size: 1.12,
    earSize: 1.35,
    eyes: { kind: 'smile', y: 4 },
    brows: { kind: 'bushy', color: white, y: -26 },
    nose: { kind: 'straight', size: 1.2 },
    mouth: { kind: 'grin', y: 86, size: 0.72 },
    under: fill(blob('-96,-60 -82,-40 -84,16 -98,30'), white) + fill(blob('90,-60 80,-40 82,10 98,20'), white),
    hair: fill('M-92,-100H92V-66Q0,-92 -92,-60Z', '#e2c78e'),
    over:
      hat +
      lit(
        fill(blob('10,50 36,56 58,74! 30,76 10,68 -14,76 -40,74! -18,56'), white) +
          strands(['14,58 34,66', '2,58 -20,68'], '#b9b3b8', 3.4),
        's',
      ),
  },
  body:
    bust(skin, { half: 174, twist: 0.8, neck: 48 }) +
    cloth(
      { half: 178, twist: 0.8, neck: 52 },
      'M-20,512H620V760H-20Z',
      linen,
      [210, 226, 242, 358, 374, 390].map((x) => stroke(`M${x},500V760`, '#cdbb94', 3.5)).join('') +
        stroke('M300,560V760', '#cdbb94', 3) +
        [600, 650, 700].map((y) => disc(306, y, 5, '#a58d5c')).join(''),
    ) +
    lit(fill('M272,520L300,606L328,520Q300,560 272,520Z', skin.base), 's') +
    collar({ neck: 46, shirt: linen, open: true }) +
    boutonniere(400, 632, '#d7433b'),
  front: hand.wave(skin, 98, 600, -6, -0.92, { sleeve: linen, bend: -14 }),
};
