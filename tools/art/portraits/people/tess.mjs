import { blob } from '../kit/shape.mjs';
import { fill, skins, plum, stroke, disc } from '../kit/ink.mjs';
import { bust, cloth, neckline } from '../kit/body.mjs';
import { hand } from '../kit/hands.mjs';
import { curls, strands } from '../kit/hair.mjs';

const skin = skins.porcelain;
const hair = '#c2562a';
const wheel = (x, y) =>
  `<circle cx="${x}" cy="${y}" r="62" fill="none" stroke="#2a2150" stroke-width="8" opacity=".75"/>` +
  [0, 30, 60, 90, 120, 150]
    .map(
      (a) =>
        `<path d="M${x - 60},${y}H${x + 60}" stroke="#2a2150" stroke-width="2" opacity=".5" transform="rotate(${a} ${x} ${y})"/>`,
    )
    .join('');

/** Arrives everywhere by bicycle. */
export const person = {
  sky: ['#d9c3e6', '#8a86c8'],
  behind:
    `<g transform="translate(0 -20)">` +
    wheel(118, 470) +
    wheel(482, 470) +
    stroke(
      'M118,470L196,356H420L482,470M196,356L290,470L420,356M118,470H290M180,330H226M420,356L410,316L448,306',
      '#d7433b',
      10,
      'opacity=".85"',
    ) +
    '</g>' +
    fill('M0,512H600V720H0Z', '#4b3f86', 'opacity=".35"'),
  lean: 5,
  head: {
    skin,
    tilt: 9,
    turn: -0.3,
    w: 82,
    h: 132,
    jaw: 0.8,
    chin: 0.36,
    freckles: 44,
    y: 342,
    eyes: { kind: 'open', iris: '#4d7f5c', look: -0.2, lash: 1 },
    brows: { kind: 'soft', color: '#a8441f', y: -36 },
    nose: { kind: 'straight', size: 0.95 },
    mouth: { kind: 'laugh', size: 0.78 },
    backHair:
      curls('0,-190 26,-180 -26,-182 0,-164 34,-204 -34,-204 0,-216', 30, hair, '#ef9a5a', 8) +
      fill(blob('0,-152 70,-130 96,-50 88,30 -88,30 -96,-50 -70,-130'), hair),
    hair:
      fill(
        blob('0,-152 60,-134 92,-70 94,10 82,0! 78,-50 40,-92 0,-98 -40,-88 -76,-50 -82,6! -94,14 -94,-70 -62,-134'),
        hair,
      ) +
      strands(
        [
          '-20,-104 -10,-136',
          '-50,-86 -36,-126',
          '-76,-54 -66,-104',
          '16,-104 10,-138',
          '48,-88 34,-128',
          '76,-54 64,-104',
        ],
        '#ef9a5a',
        4.5,
        0.65,
      ) +
      strands(['-80,0 -90,40 -80,70', '84,0 92,34 84,60'], hair, 5, 1),
    over: disc(92, 40, 7, '#9cc9be') + disc(-92, 42, 7, '#9cc9be'),
  },
  body:
    bust(skin, { half: 168, twist: -0.8 }) +
    cloth({ half: 168, twist: -0.8 }, neckline.sweetheart(300, 540), plum) +
    stroke('M172,640L206,552M428,640L394,552', plum, 15),
  front: hand.wave(skin, 500, 540, 8, 1, { bend: -30 }),
};
