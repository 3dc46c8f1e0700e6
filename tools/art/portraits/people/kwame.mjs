import { blob } from '../kit/shape.mjs';
import { fill, skins, stroke, yellow, plum } from '../kit/ink.mjs';
import { bust, suit, collar, bowTie, boutonniere } from '../kit/body.mjs';
import { strands } from '../kit/hair.mjs';
import { hand } from '../kit/hands.mjs';
import { glasses } from '../kit/wear.mjs';

const skin = skins.ebony;
const archway = (x, y, w, h) => `M${x},${y + h}V${y + w / 2}a${w / 2},${w / 2} 0 0 1 ${w},0V${y + h}Z`;

/** Architect; once drew the couple a bookshelf that could carry a truck. */
export const person = {
  sky: ['#f4b73f', '#e08a3c'],
  behind:
    fill(archway(44, 170, 110, 400), '#fff1cf', 'opacity=".55"') +
    fill(archway(70, 210, 58, 360), '#c96a3a', 'opacity=".7"') +
    fill(archway(446, 170, 110, 400), '#fff1cf', 'opacity=".55"') +
    fill(archway(472, 210, 58, 360), '#c96a3a', 'opacity=".7"') +
    stroke('M40,572H560', '#8c4a36', 4, 'opacity=".45"') +
    stroke(
      'M99,70V86M99,86L66,152M99,86L132,152M78,128Q99,140 120,128M460,150L544,150L460,84ZM476,138V114L508,138Z',
      '#8c4a36',
      6,
      'opacity=".5"',
    ),
  lean: -2,
  head: {
    skin,
    tilt: -5,
    turn: -0.4,
    w: 90,
    h: 130,
    jaw: 0.84,
    chin: 0.42,
    y: 322,
    age: 1,
    earSize: 1.05,
    eyes: { kind: 'open', iris: '#24120c', look: -0.4, up: 0.9 },
    brows: { kind: 'straight', color: '#170b0c', y: -36 },
    nose: { kind: 'broad', size: 1.05 },
    mouth: { kind: 'grin', size: 0.86, y: 78 },
    blush: 0.35,
    under:
      fill(blob('-96,20 -84,40 -62,56 -30,52 -10,50 20,54 58,52 82,34 96,10 96,140 -110,140'), '#1c1016') +
      strands(
        ['-36,116 -30,128', '-16,112 -14,128', '4,114 4,128', '-52,104 -48,118', '22,108 22,122'],
        '#8d8590',
        3.4,
        0.8,
      ) +
      fill('M-70,-70Q-50,-112 0,-112Q-46,-96 -58,-60Z', '#fff', 'opacity=".16"'),
    over: glasses({ kind: 'square', color: '#e7b24a', x: -11, y: 2, gap: 41, r: 33, turn: -0.4, width: 5.5 }),
  },
  body:
    bust(skin, { half: 200, neck: 52, twist: -0.9 }) +
    suit({ half: 200, neck: 52, twist: -0.9, jacket: plum, lapel: '#3d1f46' }) +
    collar({ neck: 52 }) +
    bowTie(300, 558, yellow, 1) +
    boutonniere(440, 640, '#fff3dc'),
  front: hand.chin(skin, 262, 548, 12, 1, { sleeve: plum, cuff: '#fffaf0', bend: 34 }),
};
