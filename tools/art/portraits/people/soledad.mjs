import { blob } from '../kit/shape.mjs';
import { fill, skins, plum, disc, lit, stroke } from '../kit/ink.mjs';
import { bust, cloth, neckline } from '../kit/body.mjs';
import { curls } from '../kit/hair.mjs';
import { foldedArms } from '../kit/hands.mjs';

const skin = skins.tan;
const hair = '#2a1a1f';
const windowsOf = (x) => [0, 1, 2].map((i) => fill(`M${x + i * 44},404h30v34h-30Z`, '#f9d98a')).join('');

/** Sister of the groom, from under the elevated train. */
export const person = {
  sky: ['#4b3f86', '#a85c8a'],
  behind:
    fill(
      'M40,330h60v180h-60ZM110,280h44v230h-44ZM470,300h54v210h-54ZM530,350h50v160h-50Z',
      '#1d2450',
      'opacity=".55"',
    ) +
    fill('M120,300h10v12h-10ZM134,330h10v12h-10ZM480,320h12v14h-12ZM500,350h12v14h-12ZM56,350h12v14h-12Z', '#f9c784') +
    fill('M0,386H170Q190,386 190,410V470H0Z', '#d7433b', 'opacity=".92"') +
    fill('M420,386H600V470H420Z', '#d7433b', 'opacity=".92"') +
    windowsOf(40) +
    windowsOf(450) +
    fill('M0,470H600V492H0Z', '#14233b') +
    stroke('M60,492V720M540,492V720M60,560L120,492M540,560L480,492', '#14233b', 16),
  lean: 2,
  head: {
    skin,
    tilt: 7,
    turn: -0.35,
    w: 90,
    h: 123,
    jaw: 0.8,
    chin: 0.34,
    eyes: { left: 'open', right: 'smile', iris: '#4a2a18', look: -0.2, lash: 2 },
    brows: { kind: 'thick', color: hair, left: 8, right: -2 },
    nose: { kind: 'soft' },
    mouth: { kind: 'lipsmile', color: '#c9283a' },
    backHair: fill(blob('20,-140 84,-110 98,-40 92,20 -92,20 -96,-60 -60,-126'), '#54343a'),
    under: fill('M60,-130H100V-6L86,-30Q70,-60 60,-130Z', '#54343a', 'opacity=".75"'),
    hair:
      fill(
        blob('70,-112 40,-158 -40,-166 -110,-126 -126,-40 -118,60 -90,92 -84,10 -74,-36 -20,-70 40,-80 66,-90'),
        hair,
      ) +
      curls(
        '40,-136 0,-154 -44,-152 -82,-128 -108,-92 -116,-48 -116,0 -108,46 -98,84 60,-106 10,-116 -40,-108 -76,-76 -92,-30',
        27,
        hair,
        '#6d4250',
        4,
      ),
    over:
      disc(98, 26, 5, '#f4b73f') +
      disc(104, 8, 4.5, '#f4b73f') +
      disc(104, -8, 4, '#f4b73f') +
      stroke('M-104,60V96', '#f4b73f', 4) +
      disc(-104, 104, 10, '#9cc9be'),
  },
  body:
    bust(skin) +
    cloth({}, neckline.halter(300, 540), plum) +
    lit(stroke('M244,560Q300,600 356,560', '#f4b73f', 4), 's'),
  front: foldedArms(skin),
};
