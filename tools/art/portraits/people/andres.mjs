import { blob } from '../kit/shape.mjs';
import { fill, skins, red, stroke, disc, lit, paper } from '../kit/ink.mjs';
import { bust, suit, collar, bowTie } from '../kit/body.mjs';
import { hand } from '../kit/hands.mjs';
import { arc, curls } from '../kit/hair.mjs';

const skin = skins.tan;
const hair = '#2a1a1d';
const speech = lit(
  fill('M-46,-150Q-10,-160 44,-146L52,120Q56,150 30,160L-40,148Q-54,90 -46,-150Z', paper) +
    [26, 32, 18, 30, 24, 32, 20, 30]
      .map((end, i) => stroke(`M-28,${-118 + i * 26}L${end},${-114 + i * 26}`, '#4b3f86', 5, 'opacity=".6"'))
      .join('') +
    fill('M-40,148Q-30,120 -4,128Q30,130 52,120Q56,150 30,160Z', '#e8d6b4'),
  'm',
);

/** Brother of the groom; the speech has grown. */
export const person = {
  sky: ['#f9c784', '#d9748a'],
  behind:
    stroke('M-20,300Q80,420 200,250M200,250Q330,430 440,250M440,250Q540,400 640,300', '#4b3f86', 7, 'opacity=".7"') +
    fill(
      'M186,230H214V560H186ZM426,230H454V560H426ZM192,196H208V232H192ZM432,196H448V232H432Z',
      '#4b3f86',
      'opacity=".8"',
    ) +
    stroke('M60,362V470M100,372V470M140,344V470M500,344V470M540,352V470', '#4b3f86', 4, 'opacity=".5"') +
    fill('M0,462H600V486H0Z', '#4b3f86', 'opacity=".85"') +
    fill('M0,540H600V720H0Z', '#4b3f86', 'opacity=".35"'),
  lean: 3,
  head: {
    skin,
    tilt: 5,
    turn: 0.3,
    w: 92,
    h: 122,
    jaw: 0.86,
    chin: 0.42,
    eyes: { kind: 'open', iris: '#3a2114', look: 0.3 },
    brows: { kind: 'thick', color: hair, left: 0, right: 9 },
    nose: { kind: 'straight', size: 1.05 },
    mouth: { kind: 'sidegrin', y: 72 },
    under:
      fill(blob('-22,52 6,46 34,52 52,76 50,122 10,140 -34,122 -38,76'), hair, 'opacity=".9"') +
      fill(blob('-20,66 8,60 36,66 34,96 6,100 -20,94'), skin.base) +
      fill('M-94,-44H-76V30L-94,40ZM80,-44H96V40L82,26Z', '#4c3231', 'opacity=".75"'),
    hair:
      fill(
        blob('0,-146 62,-134 92,-84 96,-30 84,-44 72,-84 10,-96 -60,-86 -82,-44 -96,-30 -94,-86 -62,-134'),
        '#3d2728',
      ) +
      curls(
        [
          ...arc(0, -92, 80, 46, -0.27, 0.27, 13),
          ...arc(4, -96, 48, 26, -0.25, 0.25, 7),
          [-40, -86],
          [0, -90],
          [44, -86],
        ],
        22,
        hair,
        '#6d4645',
        6,
      ),
  },
  body:
    bust(skin, { half: 196, twist: 0.8 }) +
    suit({ half: 198, twist: 0.8, jacket: '#2f5d8c', lapel: '#24466b' }) +
    collar({}) +
    bowTie(300, 556, red, 0.95, [-34, -22, 22, 36].map((x, i) => disc(x, i % 2 ? 6 : -8, 4, '#fff3dc')).join('')),
  front:
    `<g transform="translate(450 530) rotate(9)">${speech}</g>` +
    hand.grip(skin, 446, 640, 8, 1, { sleeve: '#2f5d8c', cuff: paper, bend: 10 }),
};
