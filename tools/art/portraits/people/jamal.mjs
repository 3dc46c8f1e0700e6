import { blob, dice, pointsOf } from '../kit/shape.mjs';
import { fill, lit, seaGlass, skins, stroke } from '../kit/ink.mjs';
import { bust, cloth, collar, longTie } from '../kit/body.mjs';
import { hand } from '../kit/hands.mjs';
import { strands } from '../kit/hair.mjs';
import { hoop } from '../kit/wear.mjs';

const skin = skins.deep;
const hair = '#2c1b1b';
const shine = '#7a5142';
const roll = dice(5);
const lock = (x0, y0, x1, y1, w = 19) => {
  const bend = (roll() - 0.5) * 22;
  const d = `M${x0},${y0}Q${(x0 + x1) / 2 + bend},${(y0 + y1) / 2} ${x1},${y1}`;
  return stroke(d, hair, w) + stroke(d, shine, w * 0.5, 'stroke-dasharray="2 11" opacity=".5"');
};
const backLocks = Array.from({ length: 13 }, (_, i) => {
  const t = i / 12;
  const x = -104 + t * 208;
  return lock(x * 0.8, -90, x * 1.12, 130 + Math.abs(t - 0.5) * 60 + roll() * 30, 22);
}).join('');
const trombone = `<g transform="translate(492 330) rotate(-10)">${lit(stroke('M-20,-190V150M40,-60V190Q10,226 -20,190V150', '#f4b73f', 11) + fill('M-28,-190Q-30,-240 -66,-262Q-20,-276 26,-262Q-10,-240 -12,-190Z', '#f4b73f') + stroke('M-20,40H40M-20,-60H40', '#c98a2c', 9), 's')}</g>`;

/** Second trombone, first to dance. */
export const person = {
  sky: ['#7fb8b0', '#2f6f7c'],
  behind:
    trombone +
    pointsOf('86,230 130,320 76,420')
      .map(
        ([x, y], i) =>
          `<g transform="translate(${x} ${y}) rotate(${i * 8 - 8})">${stroke('M0,0V-58L36,-66V-8', '#fff3dc', 6, 'opacity=".85"')}<ellipse cx="-9" cy="2" rx="12" ry="9" fill="#fff3dc" opacity=".85"/><ellipse cx="27" cy="-6" rx="12" ry="9" fill="#fff3dc" opacity=".85"/></g>`,
      )
      .join(''),
  lean: 5,
  head: {
    skin,
    tilt: 9,
    turn: 0.15,
    w: 90,
    h: 122,
    jaw: 0.84,
    chin: 0.4,
    eyes: { kind: 'calm', y: -2 },
    brows: { kind: 'thick', color: '#1d1012', y: -36 },
    nose: { kind: 'broad' },
    mouth: { kind: 'grin', y: 72, size: 0.95 },
    backHair: backLocks,
    under:
      fill(
        blob('-96,30 -76,66 -44,58 -20,50 6,46 34,50 56,58 82,60 96,30 96,140 -96,140'),
        '#1d1114',
        'opacity=".82"',
      ) + fill(blob('-30,62 4,56 40,62 36,100 4,106 -28,100'), skin.base),
    hair:
      fill(
        blob('0,-150 66,-132 100,-70 100,-20 86,-50 48,-92 4,-102 -44,-90 -84,-48 -100,-20 -100,-70 -66,-132'),
        hair,
      ) +
      lock(-60, -110, -112, 60) +
      lock(-74, -90, -128, 96) +
      lock(62, -110, 112, 50) +
      lock(74, -90, 128, 90) +
      lock(-20, -136, -92, -60) +
      lock(14, -138, 92, -66) +
      lock(-50, -126, -104, 10) +
      lock(50, -126, 106, 0) +
      strands(['0,-140 0,-108'], shine),
    over: hoop(-100, 20, 10),
  },
  body:
    bust(skin, { half: 190, twist: 0.7, neck: 50 }) +
    cloth({ half: 192, twist: 0.7, neck: 54 }, 'M-20,512H620V760H-20Z', '#fff8ea') +
    cloth(
      { half: 160, twist: 0.7, neck: 70, slope: 46 },
      'M-20,540L236,540L300,720L364,540H620V760H-20Z',
      '#8a4577',
      Array.from({ length: 30 }, (_, i) => stroke(`M${i * 24},500V760`, '#b777a3', 2, 'opacity=".6"')).join(''),
    ) +
    longTie(
      300,
      548,
      seaGlass,
      [0, 1, 2, 3, 4].map((i) => stroke(`M250,${600 + i * 34}L350,${570 + i * 34}`, '#2f5d8c', 9)).join(''),
    ) +
    collar({ neck: 50 }),
  front: hand.peace(skin, 100, 616, -6, -1, { sleeve: '#fff8ea', bend: -12 }),
};
