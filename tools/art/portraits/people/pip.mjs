import { blob } from '../kit/shape.mjs';
import { fill, plum, seaGlass, skins, stroke, lit, disc, inside } from '../kit/ink.mjs';
import { bust, cloth, neckline } from '../kit/body.mjs';
import { hand } from '../kit/hands.mjs';
import { arc, curls } from '../kit/hair.mjs';
import { glasses, mug, pearl, pearls } from '../kit/wear.mjs';

const skin = skins.ruddy;
const grey = '#d5d2dc';

/** Great-aunt of the bride, seventy; a mug is never far. */
export const person = {
  sky: ['#a9d3c8', '#4f8a9b'],
  behind:
    fill('M456,500L470,250H520L536,500Z', '#fbf6ec', 'opacity=".85"') +
    fill('M464,330H526L530,390H460ZM459,450H534L536,500H456Z', '#d7433b', 'opacity=".75"') +
    fill('M474,250V222H516V250Z', '#14233b', 'opacity=".8"') +
    fill('M484,226H506V246H484Z', '#f9e0a0') +
    fill('M470,224L495,196L520,224Z', '#14233b', 'opacity=".8"') +
    stroke('M70,250q22,-24 40,0q16,-22 42,-6M96,330q14,-16 26,0q10,-14 28,-4', '#fff8e8', 7, 'opacity=".9"') +
    fill('M0,520Q300,470 600,506V720H0Z', '#2f5d8c', 'opacity=".5"'),
  head: {
    merged: true,
    skin,
    tilt: 4,
    turn: -0.25,
    w: 97,
    h: 116,
    jaw: 0.86,
    chin: 0.4,
    age: 3,
    y: 334,
    eyes: { kind: 'smile', y: 0 },
    brows: { kind: 'thin', color: '#a49aa6', y: -40, angle: -4 },
    nose: { kind: 'button', size: 1.15 },
    mouth: { kind: 'lipgrin', color: '#c8414c' },
    backHair: curls(
      [...arc(0, -30, 106, 112, -0.4, 0.4, 17), ...arc(0, -30, 70, 80, -0.3, 0.3, 9)],
      34,
      grey,
      '#9c98ab',
      3,
    ),
    hair: curls(
      '-84,-62 -62,-92 -30,-110 6,-112 40,-104 72,-84 90,-54 -96,-28 98,-20 -14,-92 24,-90 -102,8 103,14',
      27,
      '#e9e6ea',
      '#a7a3b6',
      5,
    ),
    over:
      glasses({ color: '#2f5d8c', x: -7, y: 2, gap: 43, r: 34, turn: -0.25 }) + pearl(-101, 48, 9) + pearl(101, 50, 9),
  },
  body:
    bust(skin, { half: 170, slope: 62 }) +
    cloth({ half: 172, slope: 62 }, neckline.round(300, 540, 84, 40), seaGlass) +
    pearls(300, 532, 66, 54) +
    lit(
      inside(
        blob('0,740 60,640 150,570 214,556 250,650 262,760'),
        fill('M0,500H400V760H0Z', plum) +
          stroke('M40,740L230,560M90,760L250,610M0,700L190,540', '#b777a3', 6, 'opacity=".6"'),
      ),
      'm',
    ) +
    lit(
      inside(
        blob('600,740 540,640 450,570 386,556 350,650 338,760'),
        fill('M200,500H640V760H200Z', plum) +
          stroke('M560,740L370,560M510,760L350,610M600,700L410,540', '#b777a3', 6, 'opacity=".6"'),
      ),
      'm',
    ),
  front:
    mug(300, 600, '#fbf6ec', disc(0, 50, 17, '#d7433b')) +
    hand.grip(skin, 234, 664, 14, 0.86, { sleeve: plum }) +
    hand.grip(skin, 368, 664, -14, -0.86, { sleeve: plum }),
};
