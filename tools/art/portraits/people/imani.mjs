import { skins, seaGlass, disc, stroke, lit } from '../kit/ink.mjs';
import { hand } from '../kit/hands.mjs';
import { bust, cloth, neckline } from '../kit/body.mjs';
import { arc, curls } from '../kit/hair.mjs';
import { hoop } from '../kit/wear.mjs';

const skin = skins.ebony;
const hair = '#2b1a20';
const groove = (r) => `<circle cx="470" cy="180" r="${r}" fill="none" stroke="#6a4fa0" stroke-width="3" opacity=".6"/>`;

/** Flatmate and bass player with a laugh heard two floors down. */
export const person = {
  sky: ['#ef8f7a', '#a14a86'],
  behind:
    disc(470, 180, 150, '#33266b', 'opacity=".75"') +
    [136, 120, 104, 88, 72].map(groove).join('') +
    disc(470, 180, 46, '#f4b73f') +
    disc(470, 180, 8, '#33266b') +
    stroke('M70,560q30,-26 60,0t60,0M410,600q30,-26 60,0t60,0M56,480q24,-20 48,0', '#ffd9a0', 6, 'opacity=".55"'),
  lean: -6,
  head: {
    merged: true,
    skin,
    tilt: -13,
    turn: -0.2,
    w: 88,
    h: 120,
    jaw: 0.78,
    chin: 0.36,
    y: 340,
    size: 1.12,
    eyes: { kind: 'smile', lash: 2, y: -4 },
    brows: { kind: 'thick', color: '#1d0f14', y: -40 },
    nose: { kind: 'broad' },
    mouth: { kind: 'laugh' },
    blush: 0.7,
    backHair: curls(
      [
        ...arc(0, -50, 140, 128, -0.42, 0.42, 26),
        ...arc(0, -50, 100, 92, -0.42, 0.42, 18),
        ...arc(0, -50, 60, 50, -0.4, 0.4, 9),
      ],
      42,
      hair,
      '#5b3b4a',
      2,
    ),
    hair: curls(
      [...arc(0, -10, 92, 92, -0.26, 0.26, 15), ...arc(0, -26, 88, 100, -0.2, 0.2, 11)],
      22,
      hair,
      '#5b3b4a',
      9,
    ),
    over: hoop(-94, 26, 26) + hoop(86, 28, 24),
  },
  body:
    bust(skin) +
    cloth({}, neckline.off(300, 540), seaGlass) +
    lit(stroke('M110,636C200,600 260,652 300,640C340,652 400,600 490,636', '#b9dcd3', 22), 's') +
    lit(stroke('M248,566Q300,616 352,566', '#f4b73f', 5) + disc(300, 596, 11, '#d7433b'), 's'),
  front: hand.rest(skin, 412, 700, -64, 0.95, { bend: 6 }),
};
