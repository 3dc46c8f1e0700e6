import { blob } from '../kit/shape.mjs';
import { fill, skins, disc, lit, stroke, oval, red, place } from '../kit/ink.mjs';
import { bust, cloth, neckline } from '../kit/body.mjs';
import { hand } from '../kit/hands.mjs';
import { strands } from '../kit/hair.mjs';

const skin = skins.honey;
const hair = '#dca84a';
const plait = (s) =>
  Array.from({ length: 5 }, (_, i) => {
    const [x, y, k] = [s * (100 + i * 3), 66 + i * 30, 1 - i * 0.05];
    return (
      fill(
        blob([
          [x, y - 24],
          [x + 25 * k, y - 6],
          [x + 18 * k, y + 18],
          [x - 4, y + 22],
          [x - 24 * k, y + 2],
        ]),
        hair,
      ) +
      strands(
        [
          [
            [x + s * 14, y - 10],
            [x, y + 4],
            [x - s * 6, y + 14],
          ],
        ],
        '#a8702c',
        3.6,
      )
    );
  }).join('') +
  fill(`M${s * 114 - 14},204h28v14h-28Z`, '#d7433b') +
  fill(
    blob([
      [s * 114, 212],
      [s * 114 + 16, 236],
      [s * 116, 262],
      [s * 114 - 14, 238],
    ]),
    hair,
  );

const dog = place(
  468,
  566,
  lit(
    fill(blob('-100,180 -84,60 -40,20 40,20 84,60 110,180'), '#c07f3f') +
      fill(blob('-30,70 30,70 50,180 -50,180'), '#efcf9c') +
      fill('M-62,64Q0,96 62,62L66,84Q0,118 -66,86Z', red) +
      disc(0, 108, 12, '#f4b73f') +
      fill(blob('0,-92 50,-80 66,-30 56,30 20,66 -20,66 -56,30 -66,-30 -50,-80'), '#c98a48') +
      fill(blob('0,-10 34,6 36,44 0,68 -36,44 -34,6'), '#efcf9c') +
      fill(blob('-46,-84 -86,-64 -98,0 -80,44 -58,10 -54,-40'), '#8f5526') +
      fill(blob('46,-84 86,-64 98,0 80,44 58,10 54,-40'), '#8f5526'),
    'm',
  ) +
    oval(-28, -18, 9, 11, '#23142a') +
    disc(-31, -22, 3, '#fff') +
    oval(28, -18, 9, 11, '#23142a') +
    disc(25, -22, 3, '#fff') +
    fill('M-18,6Q0,-4 18,6Q16,22 0,26Q-16,22 -18,6Z', '#23142a') +
    fill('M-14,44H14Q16,76 0,78Q-16,76 -14,44Z', '#e8746c') +
    stroke('M0,26V38M-24,38Q-12,50 0,40Q12,50 24,38', '#23142a', 4.5),
  6,
  0.86,
);

/** Cousin, fifteen, keeper of the dog. */
export const person = {
  sky: ['#f6b7a6', '#c9688b'],
  behind:
    [
      [84, 230, 20],
      [130, 150, 12],
      [520, 260, 16],
      [470, 170, 22],
      [90, 420, 12],
      [530, 400, 10],
    ]
      .map(([x, y, r]) =>
        fill(
          `M${x},${y - r}L${x + r * 0.3},${y - r * 0.3}L${x + r},${y}L${x + r * 0.3},${y + r * 0.3}L${x},${y + r}L${x - r * 0.3},${y + r * 0.3}L${x - r},${y}L${x - r * 0.3},${y - r * 0.3}Z`,
          '#fff3dc',
          'opacity=".8"',
        ),
      )
      .join('') + fill('M0,560Q150,520 300,560T620,550V720H0Z', '#8a4577', 'opacity=".4"'),
  lean: -3,
  head: {
    skin,
    tilt: -6,
    turn: 0.15,
    x: 278,
    y: 362,
    size: 1.16,
    w: 98,
    h: 100,
    jaw: 0.9,
    chin: 0.4,
    cheek: 1.05,
    freckles: 18,
    blush: 0.75,
    eyes: { kind: 'open', iris: '#6b8f4e', look: 0.4, gap: 0.46, y: 14, size: 1.22 },
    brows: { kind: 'soft', color: '#b37a2e', y: -44, angle: 2 },
    nose: { kind: 'button', size: 0.8 },
    mouth: { kind: 'braces', size: 0.92 },
    backHair: fill(blob('0,-146 78,-124 108,-50 100,50 -100,50 -108,-50 -78,-124'), hair),
    hair:
      plait(-1) +
      plait(1) +
      fill(
        blob(
          '0,-146 74,-126 104,-60 112,50 88,52 86,-20 50,-76 4,-104! -44,-78 -84,-20 -88,52 -112,50 -104,-60 -76,-126',
        ),
        hair,
      ) +
      fill(
        blob('-88,-20 -76,-92 -30,-116 20,-116 66,-96 86,-30! 66,-44 48,-26 26,-46 4,-28 -18,-46 -40,-26 -62,-42'),
        hair,
      ) +
      strands(
        ['-60,-88 -64,-50', '-30,-104 -34,-44', '4,-108 4,-40', '36,-102 42,-42', '62,-84 70,-50'],
        '#a8702c',
        3.6,
      ) +
      strands(
        [
          '4,-144 4,-106',
          '14,-124 62,-98 94,-20',
          '-8,-124 -58,-98 -94,-20',
          '30,-132 86,-88 104,0',
          '-28,-132 -84,-88 -104,0',
        ],
        '#a8702c',
        4,
      ),
  },
  body:
    bust(skin, { half: 130, x: 280, slope: 66, neck: 31 }) +
    cloth(
      { half: 132, x: 280, slope: 66, neck: 31 },
      neckline.round(280, 540, 74, 40),
      '#86bfb4',
      Array.from({ length: 24 }, (_, i) =>
        disc(
          120 + (i % 6) * 60 + (Math.floor(i / 6) % 2) * 30,
          590 + Math.floor(i / 6) * 40,
          7,
          i % 2 ? '#fff3dc' : '#d7433b',
          'opacity=".85"',
        ),
      ).join(''),
    ),
  front: dog + hand.grip(skin, 366, 664, 24, 0.8) + lit(fill(blob('384,636 420,640 424,664 388,668'), '#c98a48'), 's'),
};
