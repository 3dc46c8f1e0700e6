import { blob } from '../kit/shape.mjs';
import { fill, harbour, inside, lit, paper, red, skins, stroke } from '../kit/ink.mjs';
import { bust, cloth, neckline } from '../kit/body.mjs';
import { hand } from '../kit/hands.mjs';
import { strands } from '../kit/hair.mjs';

const skin = skins.porcelain;
const hair = '#4a2a22';
const shine = '#8a5644';

const braid = Array.from({ length: 6 }, (_, i) => {
  const [x, y, k] = [-96 + i * 2, 84 + i * 32, 1 - i * 0.07];
  return (
    fill(
      blob([
        [x - 4, y - 26],
        [x + 28 * k, y - 8],
        [x + 22 * k, y + 18],
        [x - 4, y + 24],
        [x - 26 * k, y + 2],
      ]),
      hair,
    ) +
    strands(
      [
        [
          [x + 16 * k, y - 12],
          [x + 4, y + 2],
          [x - 4, y + 16],
        ],
      ],
      shine,
    )
  );
}).join('');

const buoyShape = 'M-40,-96Q0,-118 40,-96L46,70Q0,96 -46,70Z';
const buoy = `<g transform="translate(452 556) rotate(14)">${lit(
  stroke('M0,-150V150', '#7d5638', 15) +
    fill(buoyShape, paper) +
    inside(buoyShape, fill('M-60,-60H60V-20H-60Z', red) + fill('M-60,40H60V110H-60Z', harbour)),
  'm',
)}</g>`;

/** Sister of the bride, just off the lobster boat. */
export const person = {
  sky: ['#f9c784', '#ef8f7a'],
  behind:
    fill('M0,500H600V720H0Z', '#a85c8a', 'opacity=".55"') +
    fill('M74,486L150,210Q166,360 160,486Z', '#fff3dc', 'opacity=".92"') +
    fill('M168,486L172,250Q230,380 240,486Z', '#fbdcae') +
    fill('M60,494H252Q240,524 200,526H104Q74,520 60,494Z', '#4b3f86') +
    stroke('M46,556H150M470,538H556M60,596H120', '#ffe2b0', 5, 'opacity=".6"'),
  lean: -3,
  head: {
    skin,
    ears: false,
    tilt: -5,
    turn: 0.3,
    w: 90,
    h: 122,
    jaw: 0.78,
    chin: 0.34,
    freckles: 26,
    eyes: { kind: 'open', iris: '#3d6b8f', look: 0.3, lash: 1 },
    brows: { kind: 'soft', color: hair, right: 4 },
    nose: { kind: 'upturned' },
    mouth: { kind: 'grin', size: 0.86 },
    backHair: fill(blob('-20,-150 70,-140 104,-60 96,50 60,110 -70,120 -108,40 -104,-70'), hair),
    hair:
      braid +
      fill(
        blob(
          '12,-146 66,-134 102,-78 104,10 92,34! 88,-30 60,-72 20,-98! -20,-66 -74,-30 -86,20 -84,84 -112,84 -114,-20 -92,-104 -40,-144',
        ),
        hair,
      ) +
      strands(['16,-110 -36,-84 -84,-30 -98,40', '10,-128 -50,-108 -96,-50', '30,-118 70,-92 92,-40'], shine),
    over: fill('M-102,262q14,-8 28,0l-3,18h-22Z', red) + fill(blob('-88,276 -72,300 -86,326 -100,300'), hair),
  },
  body: bust(skin, { twist: 0.9 }) + cloth({ twist: 0.9 }, neckline.v(300, 540), harbour),
  front: buoy + hand.grip(skin, 458, 622, 6, 1, { bend: 16 }),
};
