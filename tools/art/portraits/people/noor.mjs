import { blob } from '../kit/shape.mjs';
import { fill, plum, skins, lit, stroke } from '../kit/ink.mjs';
import { bust, cloth, neckline } from '../kit/body.mjs';
import { strands } from '../kit/hair.mjs';
import { hand } from '../kit/hands.mjs';

const skin = skins.olive;
const scarf = '#8fc4bb';
const bookSpine = (x, y, w, h, c, lean = 0) =>
  `<g transform="rotate(${lean} ${x} ${y + h})">${fill(`M${x},${y}h${w}v${h}h${-w}Z`, c)}${fill(`M${x},${y + 22}h${w}v8h${-w}ZM${x},${y + h - 34}h${w}v8h${-w}Z`, '#fff3dc', 'opacity=".55"')}</g>`;

/** College roommate, now a librarian. */
export const person = {
  sky: ['#f7c65a', '#e58a4a'],
  behind:
    fill('M0,300H160V312H0ZM440,300H600V312H440ZM0,520H600V532H0Z', '#8c4a36', 'opacity=".5"') +
    bookSpine(44, 180, 30, 120, '#c9553d') +
    bookSpine(76, 160, 24, 140, '#2f5d8c') +
    bookSpine(102, 196, 34, 104, '#8a4577') +
    bookSpine(462, 176, 32, 124, '#8a4577') +
    bookSpine(496, 150, 26, 150, '#c9553d') +
    bookSpine(524, 190, 30, 110, '#2f5d8c') +
    bookSpine(48, 372, 26, 148, '#2f5d8c') +
    bookSpine(76, 398, 34, 122, '#9cc9be') +
    bookSpine(470, 390, 28, 130, '#c9553d') +
    bookSpine(500, 366, 30, 154, '#9cc9be') +
    bookSpine(536, 400, 26, 120, '#8a4577', 8),
  lean: 3,
  head: {
    skin,
    tilt: 7,
    turn: 0.35,
    w: 90,
    h: 124,
    jaw: 0.76,
    chin: 0.32,
    ears: false,
    eyes: { kind: 'open', iris: '#5a3620', look: 0.2, up: -0.8, lash: 2 },
    brows: { kind: 'thick', color: '#2e1c1c' },
    nose: { kind: 'straight' },
    mouth: { kind: 'lipsmile', color: '#b5504c' },
    backHair: fill(blob('0,-158 80,-136 118,-50 124,60 110,170 0,200 -112,170 -122,60 -114,-50 -76,-138'), scarf),
    hair:
      `<path fill-rule="evenodd" fill="${scarf}" d="${blob('0,-158 78,-138 114,-50 118,50 88,130 20,164 -60,150 -112,60 -110,-50 -76,-138')}${blob('6,-98 60,-84 84,-30 82,50 54,106 14,122 -30,108 -72,54 -80,-24 -54,-80')}"/>` +
      strands(
        ['-60,-128 -100,-50 -102,50 -66,124', '-30,-142 -88,-84 -94,0', '60,-130 100,-60 104,40 80,116'],
        '#5f9a96',
        5,
        0.6,
      ),
    under: fill('M-90,-100H100V-86Q10,-112 -90,-72Z', '#6d3b66'),
  },
  body:
    bust(skin, { twist: 0.8 }) +
    cloth(
      { twist: 0.8 },
      neckline.round(300, 520, 60, 10),
      plum,
      Array.from(
        { length: 40 },
        (_, i) =>
          `<circle cx="${90 + (i % 10) * 48}" cy="${590 + Math.floor(i / 10) * 44 + (i % 2) * 22}" r="5" fill="#e9b9c9" opacity=".5"/>`,
      ).join(''),
    ) +
    lit(
      fill(blob('206,430 394,430 420,540 450,640 380,700 300,730 228,690 170,610 190,520'), scarf) +
        strands(['210,500 280,580 400,610', '200,550 280,640 390,660', '230,470 310,540 400,560'], '#5f9a96', 6, 0.55),
      'l',
    ),
  front:
    lit(
      fill('M150,600L300,626L450,600V712L300,738L150,712Z', '#a8352f') +
        fill('M164,588Q240,582 300,616Q360,582 436,588V694Q360,690 300,722Q240,690 164,694Z', '#fffaf0'),
      's',
    ) +
    stroke('M300,618V720', '#c9b9a0', 4) +
    stroke(
      'M186,612Q236,610 276,630M186,634Q236,632 276,652M414,612Q364,610 324,630M414,634Q364,632 324,652',
      '#b9a98f',
      4,
    ) +
    hand.grip(skin, 148, 668, 20, 0.86, { sleeve: plum }) +
    hand.grip(skin, 452, 668, -20, -0.86, { sleeve: plum }),
};
