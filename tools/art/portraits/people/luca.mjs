import { blob } from '../kit/shape.mjs';
import { disc, fill, lit, oval, paper, skins, stroke } from '../kit/ink.mjs';
import { bust, suit, collar } from '../kit/body.mjs';
import { hand } from '../kit/hands.mjs';
import { strands } from '../kit/hair.mjs';

const skin = skins.olive;
const hair = '#2b2024';
const pot = (x, y) =>
  `<g transform="translate(${x} ${y})">${lit(fill('M-46,10H46L58,120H-58ZM-40,0L-52,-96H44L40,0Z', '#aebccb') + fill('M-56,0H56V14H-56Z', '#7f90a5') + fill('M-52,-96H44L36,-112H-44ZM-14,-112h20v-18h-20ZM-52,-90L-78,-96L-50,-50Z', '#7f90a5') + stroke('M44,-84H74V-16', '#2a2a3c', 15), 'm')}</g>`;

/** Downstairs neighbour; will take the coffee outside and discuss. */
export const person = {
  sky: ['#a9d3c8', '#e7b87a'],
  behind:
    pot(494, 410) +
    stroke('M426,290q-16,-30 6,-56t0,-60M470,240q-14,-26 6,-50t2,-50', '#fff8e8', 9, 'opacity=".65"') +
    [0, 1, 2, 3]
      .map((i) => fill(`M${44 + i * 34},240h34v40q-17,22 -34,0Z`, i % 2 ? '#fff3dc' : '#d7433b', 'opacity=".9"'))
      .join('') +
    fill('M40,226H182V244H40Z', '#fff3dc') +
    stroke('M60,300V560M166,300V560', '#a5653c', 5, 'opacity=".5"') +
    fill('M0,548H600V720H0Z', '#c07a4c', 'opacity=".35"'),
  lean: 4,
  head: {
    skin,
    tilt: 4,
    turn: -0.55,
    w: 82,
    h: 136,
    jaw: 0.78,
    chin: 0.38,
    y: 318,
    age: 1,
    earSize: 1.15,
    eyes: { kind: 'sly', look: -0.5, y: -6 },
    brows: { kind: 'thick', color: hair, y: -30, left: 4, right: 13 },
    nose: { kind: 'hook', size: 1.25 },
    mouth: { kind: 'side', y: 88, size: 0.9 },
    backHair: fill(blob('0,-150 70,-130 94,-60 92,10 -80,0 -88,-70 -60,-130'), hair),
    hair:
      fill(
        blob('-30,-156 40,-158 84,-116 98,-50 96,16! 82,20! 78,-50 40,-108 -20,-114 -60,-98 -84,-50! -94,-90 -76,-136'),
        hair,
      ) +
      strands(
        ['-64,-104 -20,-130 40,-140 80,-100', '-40,-110 10,-122 50,-116 80,-60', '-76,-110 -30,-146 30,-150'],
        '#77606a',
        4.5,
        0.75,
      ),
    over: fill('M-50,70C-34,60 -22,60 -14,66C-6,60 12,60 24,72C10,70 -4,70 -14,72C-26,70 -38,70 -50,70Z', hair),
  },
  body:
    bust(skin, { half: 178, twist: -0.9, neck: 44 }) +
    suit({ half: 180, twist: -0.9, neck: 46, jacket: '#1f2f50', lapel: '#14213a', low: 760, open: true }) +
    lit(fill('M256,496L258,548L300,606L342,548L344,496Q300,516 256,496Z', skin.base), 's') +
    collar({ neck: 42, open: true }) +
    lit(
      stroke('M248,520Q232,600 246,676M352,520Q372,590 358,664', '#8a4577', 17) +
        fill('M232,650h28l6,46h-40ZM344,640h28l4,46h-38Z', '#8a4577'),
      's',
    ) +
    disc(300, 680, 5, '#c9c2d2'),
  front:
    lit(
      stroke('M170,576C196,570 196,612 168,608', paper, 9) +
        fill('M92,560H172L162,622H102Z', paper) +
        oval(132, 560, 40, 9, '#4a2c22') +
        oval(132, 630, 62, 11, paper),
      's',
    ) + hand.grip(skin, 128, 658, 8, 0.9, { sleeve: '#1f2f50', cuff: paper, bend: 10 }),
};
