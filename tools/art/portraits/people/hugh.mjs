import { blob } from '../kit/shape.mjs';
import { fill, skins, stroke, inside, lit, disc, ink } from '../kit/ink.mjs';
import { bust, suit, collar, bowTie } from '../kit/body.mjs';
import { arc, curls, strands } from '../kit/hair.mjs';

const skin = skins.ruddy;
const hair = '#b9501f';
const shine = '#f0965a';
const tartan =
  fill('M0,480H640V760H0Z', '#2c5a4c') +
  Array.from(
    { length: 9 },
    (_, i) =>
      stroke(`M${i * 80 - 40},480L${i * 80 + 120},780`, '#1b2f4e', 26, 'opacity=".75"') +
      stroke(`M${i * 80 - 80},780L${i * 80 + 160},480`, '#1b2f4e', 22, 'opacity=".6"') +
      stroke(`M${i * 80},480L${i * 80 + 160},780`, '#f4b73f', 4) +
      stroke(`M${i * 80 - 120},780L${i * 80 + 120},480`, '#d7433b', 5),
  ).join('');
const thistle = (x, y, k) =>
  `<g transform="translate(${x} ${y}) scale(${k})">${stroke('M0,0Q-6,70 4,150', '#3f6a5a', 9)}${fill('M-26,-8Q0,34 26,-8Q0,6 -26,-8Z', '#3f6a5a')}${fill('M-24,-10L-34,-54L-16,-34L-10,-66L0,-38L12,-66L16,-34L34,-54L24,-10Q0,8 -24,-10Z', '#a85c8a')}${fill('M-2,80Q-40,66 -52,96Q-20,100 0,100ZM2,60Q36,40 52,66Q24,76 2,84Z', '#3f6a5a')}</g>`;

/** From the year abroad; brought the kilt, and the weather. */
export const person = {
  sky: ['#c3d9d2', '#7f9fb5'],
  behind:
    fill('M0,400Q110,290 220,380Q320,300 430,360Q520,300 620,380V720H0Z', '#7a8fb0', 'opacity=".7"') +
    fill('M0,480Q140,400 300,470T620,450V720H0Z', '#5f7f8e', 'opacity=".9"') +
    thistle(94, 360, 1) +
    thistle(520, 330, 1.1) +
    thistle(140, 450, 0.7),
  lean: -5,
  head: {
    merged: true,
    skin,
    tilt: -7,
    turn: 0.2,
    w: 99,
    h: 120,
    jaw: 0.92,
    chin: 0.5,
    freckles: 12,
    y: 326,
    blush: 0.75,
    eyes: { kind: 'smile', y: -4 },
    brows: { kind: 'bushy', color: '#a3451a', y: -36, angle: -4 },
    nose: { kind: 'bulb' },
    mouth: { kind: 'laugh', size: 0.78, y: 72 },
    backHair: curls(arc(0, -50, 96, 96, -0.3, 0.3, 13), 28, hair, shine, 12),
    beard:
      fill(
        blob(
          '-102,-10! -88,34 -64,50 -30,44 6,38 42,44 76,50 94,30 104,-12! 114,60 100,120 62,164 14,182 -36,166 -88,124 -112,60',
        ),
        hair,
      ) +
      strands(
        [
          '-96,50 -84,100 -50,140',
          '98,50 86,100 56,140',
          '-60,66 -56,110 -24,150',
          '66,66 60,110 30,154',
          '-20,112 -8,140 4,164',
          '26,112 20,140 8,160',
        ],
        shine,
        5,
        0.6,
      ),
    hair: curls(
      [...arc(0, -70, 84, 62, -0.26, 0.26, 12), [-50, -96], [-14, -102], [24, -102], [58, -92]],
      25,
      hair,
      shine,
      14,
    ),
    over: lit(fill(blob('6,44 44,52 78,66! 46,70 8,60 -30,70 -64,66! -32,50'), '#c7602a'), 's'),
  },
  body:
    bust(skin, { half: 208, twist: -0.7, neck: 58 }) +
    suit({ half: 210, twist: -0.7, neck: 58, jacket: '#1d2c4a', lapel: '#101b31', waistcoat: '#101b31' }) +
    collar({ neck: 56 }) +
    bowTie(300, 566, ink, 0.95) +
    lit(inside(blob('380,560! 452,576! 470,640 380,760! 120,760! 260,690'), tartan), 'm') +
    lit(disc(428, 616, 24, '#d9dde4') + disc(428, 616, 14, '#8a4577') + disc(424, 611, 5, '#fff', 'opacity=".8"'), 's'),
};
