import { blob } from '../kit/shape.mjs';
import { fill, skins, stroke, lit, disc, red } from '../kit/ink.mjs';
import { bust, cloth, collar } from '../kit/body.mjs';
import { hand, arm } from '../kit/hands.mjs';
import { strands } from '../kit/hair.mjs';

const skin = skins.brown;
const hair = '#1f171c';
const shirt = '#bcd9e6';
const wheat = (x, y, lean) =>
  `<g transform="translate(${x} ${y}) rotate(${lean})">${stroke('M0,0V230', '#b06a2c', 6)}${[0, 1, 2, 3, 4].map((i) => `<ellipse cx="-14" cy="${i * 28}" rx="9" ry="19" fill="#b06a2c" transform="rotate(-28 -14 ${i * 28})"/><ellipse cx="14" cy="${i * 28}" rx="9" ry="19" fill="#b06a2c" transform="rotate(28 14 ${i * 28})"/>`).join('')}<ellipse cy="-24" rx="9" ry="20" fill="#b06a2c"/></g>`;
const loaf = lit(
  fill(
    blob([
      [-150, 10],
      [-120, -50],
      [-30, -76],
      [70, -70],
      [140, -30],
      [152, 16],
      [110, 50],
      [-100, 52],
    ]),
    '#c57a36',
  ) +
    [-84, -30, 26, 80]
      .map((x) =>
        fill(
          blob([
            [x - 20, 10],
            [x + 6, -52],
            [x + 26, -48],
            [x + 6, 16],
          ]),
          '#f3cf98',
        ),
      )
      .join(''),
  'm',
);

/** Learnt bread beside the groom; the starters are cousins. */
export const person = {
  sky: ['#fbe0a8', '#f0a45c'],
  behind:
    `<g opacity=".7">${wheat(76, 250, -14)}${wheat(130, 300, -4)}${wheat(526, 240, 12)}${wheat(474, 310, 5)}</g>` +
    fill('M0,560H600V720H0Z', '#c9703f', 'opacity=".4"'),
  head: {
    skin,
    tilt: 6,
    turn: 0.45,
    w: 86,
    h: 124,
    jaw: 0.8,
    chin: 0.38,
    eyes: { kind: 'open', iris: '#3a2114', look: 0.5, up: 0.3 },
    brows: { kind: 'thick', color: hair, y: -33, right: 3 },
    nose: { kind: 'hook', size: 0.85 },
    mouth: { kind: 'side', y: 74 },
    under: fill(
      blob([
        [-92, 30],
        [-60, 62],
        [-20, 52],
        [12, 48],
        [44, 52],
        [74, 50],
        [96, 20],
        [96, 140],
        [-96, 140],
      ]),
      '#2a1a1e',
      'opacity=".3"',
    ),
    backHair: fill(
      blob([
        [-90, -90],
        [0, -130],
        [90, -90],
        [96, 0],
        [-98, 10],
      ]),
      hair,
    ),
    hair:
      fill(
        blob([
          [-98, 20, 0],
          [-104, -50],
          [-84, -110],
          [-40, -146],
          [10, -170],
          [70, -166],
          [116, -134],
          [104, -110],
          [70, -108],
          [96, -84],
          [98, -30],
          [92, 6, 0],
          [84, -40],
          [64, -84],
          [20, -88],
          [-30, -76],
          [-70, -60],
          [-84, -20],
        ]),
        hair,
      ) +
      strands(
        [
          [
            [-80, -80],
            [-30, -120],
            [40, -138],
            [90, -130],
          ],
          [
            [-70, -72],
            [-20, -98],
            [50, -106],
          ],
          [
            [-88, -60],
            [-76, -104],
            [-30, -140],
            [30, -156],
          ],
        ],
        '#64505c',
        5,
        0.7,
      ),
  },
  body:
    bust(skin, { half: 176, neck: 44 }) +
    cloth(
      { half: 178, neck: 48 },
      'M-20,460H620V760H-20Z',
      shirt,
      Array.from({ length: 20 }, (_, i) => fill(`M${i * 32},460h4v300h-4Z`, '#fff', 'opacity=".7"')).join(''),
    ) +
    fill('M262,520L300,640L338,520Z', skin.base) +
    lit(fill('M270,516L300,624L330,516Q300,560 270,516Z', skin.base), 's') +
    lit(stroke('M200,566L190,740M400,566L410,740', red, 24), 's') +
    collar({ neck: 42, shirt, open: true }) +
    stroke('M300,640V740', '#7fa7bf', 3) +
    disc(306, 660, 4, '#fff'),
  front:
    arm('M100,780Q110,720 190,690', shirt, 70) +
    arm('M500,780Q490,720 410,690', shirt, 70) +
    `<g transform="translate(300 644) rotate(-6)">${loaf}</g>` +
    hand.grip(skin, 186, 672, 40, 0.9) +
    hand.grip(skin, 420, 664, -40, -0.9),
};
