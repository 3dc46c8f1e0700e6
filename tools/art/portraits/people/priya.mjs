import { blob } from '../kit/shape.mjs';
import { fill, skins, disc, lit, stroke, inside } from '../kit/ink.mjs';
import { bust, cloth, neckline } from '../kit/body.mjs';
import { strands } from '../kit/hair.mjs';

const skin = skins.brown;
const hair = '#201722';
const jasmine = (x, y, k = 1) =>
  `<g transform="translate(${x} ${y}) scale(${k})">${[0, 72, 144, 216, 288].map((a) => `<ellipse cy="-10" rx="7" ry="11" fill="#fffaf0" transform="rotate(${a})"/>`).join('')}<circle r="4" fill="#f4b73f"/></g>`;
const drop = (x, y) =>
  disc(x, y, 6, '#f4b73f') +
  fill(`M${x - 14},${y + 30}Q${x - 12},${y + 8} ${x},${y + 8}Q${x + 12},${y + 8} ${x + 14},${y + 30}Z`, '#f4b73f') +
  [-10, 0, 10].map((d) => disc(x + d, y + 35, 4, '#fff3dc')).join('');

/** Studies whales; talks like one surfacing. */
export const person = {
  sky: ['#9bbfe0', '#3f6fa3'],
  behind:
    disc(450, 180, 90, '#fff1cf', 'opacity=".5"') +
    fill('M0,440Q60,410 120,440T240,440T360,440T480,440T620,440V720H0Z', '#235080', 'opacity=".8"') +
    fill(
      'M478,470C482,400 476,360 440,330C412,312 400,320 392,306C430,296 466,312 486,346C500,312 536,292 572,304C566,320 552,314 528,332C498,360 496,400 506,470Z',
      '#1d2450',
      'opacity=".85"',
    ) +
    fill('M0,500Q50,476 100,500T200,500T300,500T400,500T500,500T620,500V720H0Z', '#1d4270', 'opacity=".85"') +
    stroke('M380,470q20,-16 40,0M540,476q16,-14 34,0', '#fff', 6, 'opacity=".6"'),
  lean: -4,
  head: {
    skin,
    tilt: -4,
    turn: 0.45,
    w: 88,
    h: 122,
    jaw: 0.77,
    chin: 0.32,
    eyes: { kind: 'open', iris: '#3a2114', look: 0.7, lash: 2 },
    brows: { kind: 'thick', color: hair, y: -32 },
    nose: { kind: 'straight', size: 0.95 },
    mouth: { kind: 'lipgrin', color: '#a32f45', size: 0.85 },
    backHair:
      fill(
        blob(
          '0,-154 80,-130 112,-50 104,50 120,130 100,220 60,240 -60,250 -130,230 -140,130 -116,60 -124,-40 -80,-132',
        ),
        hair,
      ) + strands(['-118,40 -132,120 -110,220', '-100,60 -108,140 -86,230', '104,60 106,140 88,210'], '#5b3f55', 5),
    hair:
      fill(
        blob(
          '10,-150 76,-132 104,-64 98,20 108,90 92,150 88,60 84,-20 56,-76 20,-102! -10,-72 -64,-44 -88,0 -86,60 -104,130 -80,200 -120,196 -132,110 -110,40 -118,-40 -84,-124 -30,-150',
        ),
        hair,
      ) +
      strands(
        ['16,-116 -30,-92 -88,-48 -104,20 -112,100', '8,-134 -56,-112 -104,-40', '28,-116 70,-84 92,-20'],
        '#5b3f55',
        4.5,
        0.6,
      ) +
      [
        [-70, -122, 1],
        [-92, -98, 1.1],
        [-108, -70, 1],
        [-46, -140, 0.9],
      ]
        .map(([x, y, k]) => jasmine(x, y, k))
        .join(''),
    over: disc(31, 42, 4.5, '#f9e0a0') + drop(-90, 34),
  },
  body:
    bust(skin, { twist: 0.9 }) +
    cloth({ twist: 0.9 }, neckline.round(300, 540, 80, 44), '#77b5ae') +
    lit(
      inside(
        'M150,560C240,640 380,700 470,760H100L40,760C60,660 100,590 150,560Z',
        fill('M0,500H600V760H0Z', '#8a4577') +
          Array.from({ length: 30 }, (_, i) =>
            disc(
              70 + (i % 6) * 62 + (Math.floor(i / 6) % 2) * 30,
              580 + Math.floor(i / 6) * 38,
              6,
              '#f4b73f',
              'opacity=".8"',
            ),
          ).join('') +
          stroke('M150,560C240,640 380,700 470,760', '#f4b73f', 18),
      ),
      'm',
    ) +
    lit(stroke('M236,556Q300,610 364,556', '#f4b73f', 7) + disc(300, 588, 11, '#d7433b'), 's'),
};
