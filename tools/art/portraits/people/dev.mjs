import { blob } from '../kit/shape.mjs';
import { fill, skins, stroke, lit, disc, red } from '../kit/ink.mjs';
import { bust, cloth, collar } from '../kit/body.mjs';
import { hand } from '../kit/hands.mjs';
import { strands } from '../kit/hair.mjs';

const skin = skins.brown;
const hair = '#1f171c';
const shirt = '#bcd9e6';
const wheat = (x, y, lean) =>
  `<g transform="translate(${x} ${y}) rotate(${lean})">${stroke('M0,0V230', '#b06a2c', 6)}${[0, 1, 2, 3, 4].map((i) => `<ellipse cx="-14" cy="${i * 28}" rx="9" ry="19" fill="#b06a2c" transform="rotate(-28 -14 ${i * 28})"/><ellipse cx="14" cy="${i * 28}" rx="9" ry="19" fill="#b06a2c" transform="rotate(28 14 ${i * 28})"/>`).join('')}<ellipse cy="-24" rx="9" ry="20" fill="#b06a2c"/></g>`;
const loaf = lit(
  fill(blob('-150,10 -120,-50 -30,-76 70,-70 140,-30 152,16 110,50 -100,52'), '#c57a36') +
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
  lean: 3,
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
    mouth: { kind: 'smile', y: 76, size: 0.9 },
    under: fill(
      blob('-96,0 -82,20 -72,56 -34,66 -6,60 14,56 36,60 62,62 80,40 90,0 110,60 96,150 -96,150'),
      '#24161c',
      'opacity=".26" filter="url(#fade)"',
    ),
    backHair: fill(blob('-84,-110 0,-140 84,-100 98,-30 90,14 -94,14 -100,-50'), hair),
    hair:
      fill(
        blob(
          '-98,20! -104,-40 -92,-96 -70,-124 -40,-130 60,-128 94,-96 100,-40 94,8! 84,-34 76,-70 50,-88 10,-92 -40,-84 -72,-58 -84,-20',
        ),
        hair,
      ) +
      [
        '-84,-64 -112,-96 -96,-140 -52,-150 -20,-128 -44,-108 -64,-112 -60,-84',
        '-58,-80 -72,-124 -42,-168 8,-172 34,-146 10,-136 -12,-140 -26,-112 -30,-76',
        '-20,-84 -22,-132 18,-176 70,-170 88,-140 60,-134 40,-132 24,-104 34,-66',
        '30,-90 34,-132 74,-160 112,-138 116,-100 92,-108 76,-104 70,-80 84,-46',
        '-16,-96 -34,-70 -24,-40 -6,-30 2,-56 14,-74 26,-98',
      ]
        .map((lock) => fill(blob(lock), hair))
        .join('') +
      strands(
        [
          '-88,-76 -92,-116 -62,-134',
          '-54,-88 -52,-130 -16,-154 10,-154',
          '-8,-92 -2,-132 30,-156 62,-154',
          '44,-92 52,-124 78,-140 98,-124',
          '-18,-70 -18,-54',
          '8,-88 -4,-72',
        ],
        '#6d5563',
        5,
        0.75,
      ),
  },
  body:
    bust(skin, { half: 176, neck: 44 }) +
    cloth(
      { half: 178, neck: 48 },
      'M-20,512H620V760H-20Z',
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
    `<g transform="translate(300 622) rotate(-6)">${loaf}</g>` +
    hand.grip(skin, 178, 650, 34, 0.9, { sleeve: shirt }) +
    hand.grip(skin, 424, 640, -34, -0.9, { sleeve: shirt }),
};
