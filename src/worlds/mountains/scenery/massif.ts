import { crag, outline, shadows, type Point, type Profile } from './crag.ts';

/*
 * The high peaks as path data, for the cover and the share picture. The great peak's summit is near x = 0, the foot of
 * all peaks at y = 0. On the cover, one unit is --unit of `cover.module.css`. Light comes from the left.
 */

const FARTHEST: Profile = [
  [-1800, -150],
  [-1660, -215],
  [-1540, -150],
  [-1430, -245],
  [-1330, -190],
  [-1240, -265],
  [-1100, -160],
  [-980, -222],
  [-880, -150],
  [-770, -200],
  [-690, -160],
  [-560, -232],
  [-440, -170],
  [-340, -210],
  [-200, -120],
  [40, -160],
  [260, -130],
  [420, -255],
  [520, -200],
  [610, -290],
  [740, -190],
  [850, -262],
  [960, -180],
  [1060, -230],
  [1200, -150],
];

const FAR: Profile = [
  [-1800, -90],
  [-1620, -150],
  [-1500, -95],
  [-1330, -175],
  [-1190, -80],
  [-1060, -150],
  [-960, -90],
  [-850, -128],
  [-700, -50],
  [-560, -105],
  [-440, -60],
  [-200, -110],
  [300, -90],
  [460, -170],
  [560, -120],
  [690, -215],
  [820, -110],
  [930, -170],
  [1040, -90],
  [1200, -130],
];

/** The great peak, with a foothill and a shoulder on its left and a horn on its right. */
const GREAT: Point[] = [
  [-700, 20],
  [-610, -60],
  [-520, -92],
  [-440, -178],
  [-405, -168],
  [-330, -232],
  [-262, -318],
  [-240, -312],
  [-205, -282],
  [-150, -336],
  [-112, -392],
  [-70, -436],
  [-34, -506],
  [-8, -522],
  [10, -508],
  [26, -468],
  [64, -402],
  [92, -372],
  [120, -290],
  [168, -226],
  [196, -214],
  [226, -176],
  [262, -248],
  [286, -196],
  [330, -118],
  [420, -76],
  [520, 20],
];

export const farthest = () => outline(FARTHEST, 5, 7);
export const farthestShadow = () => shadows(FARTHEST, 11, 5);
export const far = () => outline(FAR, 21, 6);
export const farShadow = () => shadows(FAR, 31, 5);
export const great = () => crag(GREAT, 41, 6, 18);

/**
 * The north face and the shaded sides of the shoulder, the horn and the foothill, in this order. They reach above the
 * great peak, so they must be clipped to it.
 */
export const greatShadow = () =>
  crag(
    [
      [-8, -560],
      [-8, -522],
      [-4, -470],
      [22, -424],
      [12, -396],
      [52, -318],
      [36, -286],
      [92, -186],
      [70, -150],
      [128, -40],
      [120, 20],
      [240, 20],
      [214, -60],
      [232, -120],
      [226, -176],
      [190, -230],
      [190, -560],
    ],
    43,
    4,
  ) +
  crag(
    [
      [-262, -360],
      [-262, -318],
      [-250, -270],
      [-228, -236],
      [-236, -212],
      [-190, -140],
      [-200, -110],
      [-150, 20],
      [-96, 20],
      [-128, -80],
      [-140, -170],
      [-205, -282],
    ],
    44,
    4,
  ) +
  crag(
    [
      [262, -300],
      [262, -248],
      [264, -204],
      [286, -150],
      [278, -120],
      [310, 20],
      [560, 20],
      [430, -100],
    ],
    45,
    3,
  ) +
  crag(
    [
      [-440, -220],
      [-440, -178],
      [-420, -132],
      [-426, -110],
      [-370, 20],
      [-320, 20],
      [-356, -90],
      [-405, -168],
    ],
    46,
    3,
  );

/** A narrow wedge from `x`, `top` down to `foot`, `lean` units further right, and about `width` units wide. */
type Wedge = [x: number, top: number, width: number, foot: number, lean: number];

/** Gullies in the lit face: narrow, shaded wedges. */
export const gullies = () =>
  GULLIES.map(([x, top, width, foot, lean], index) => {
    const middleX = Math.round(x + lean * 0.5);
    const middleY = Math.round((top + foot) / 2);
    return crag(
      [
        [x, top],
        [middleX - 2, middleY - 20],
        [x + lean, foot],
        [middleX + width, middleY + 26],
      ],
      50 + index,
      2,
      14,
    );
  }).join('');

const GULLIES: Wedge[] = [
  [-40, -490, 13, -330, 14],
  [-22, -400, 16, -210, 44],
  [-84, -424, 15, -250, 2],
  [-60, -300, 17, -120, 34],
  [-130, -360, 14, -200, -14],
  [-110, -270, 18, -70, 22],
  [-158, -316, 12, -190, -20],
  [-20, -220, 17, -40, 60],
  [-66, -150, 18, -10, 30],
  [6, -380, 10, -290, 22],
  [-290, -280, 13, -160, -24],
  [-330, -226, 15, -90, -20],
  [-276, -220, 14, -90, 10],
  [-368, -190, 12, -80, -18],
  [-300, -130, 16, -20, 4],
  [30, -250, 12, -150, 30],
  [-500, -86, 12, -10, -30],
  [-470, -110, 12, -20, -10],
  [240, -200, 8, -110, -8],
];

/** Ribs of the dark faces that catch the last light. */
export const ribs = () =>
  RIBS.map(([x, top, width, foot, lean], index) => {
    const middleX = Math.round(x + lean * 0.6);
    const middleY = Math.round(top + (foot - top) * 0.6);
    return crag(
      [
        [x, top],
        [middleX - width, middleY],
        [x + lean, foot],
        [middleX + 4, middleY - 14],
      ],
      80 + index,
      2,
      14,
    );
  }).join('');

const RIBS: Wedge[] = [
  [16, -490, 10, -410, 36],
  [40, -430, 14, -300, 44],
  [78, -372, 16, -230, 52],
  [64, -280, 14, -180, 44],
  [122, -276, 16, -140, 40],
  [112, -180, 16, -30, 50],
  [170, -210, 14, -90, 26],
  [150, -120, 16, 0, 36],
  [-236, -250, 10, -150, 36],
  [-196, -180, 12, -60, 50],
  [292, -170, 10, -70, 30],
  [-410, -120, 9, -40, 24],
];

/** Strata of bare rock across the lit face, all dipping to one side. */
export const strata = () =>
  STRATA.map(([x, y, length], index) =>
    crag(
      [
        [x, y],
        [x + Math.round(length * 0.6), y - Math.round(length * 0.34)],
        [x + length, y - Math.round(length * 0.5)],
        [x + Math.round(length * 0.5), y - Math.round(length * 0.2)],
      ],
      90 + index,
      2,
      14,
    ),
  ).join('');

const STRATA: [x: number, y: number, length: number][] = [
  [-60, -424, 40],
  [-112, -330, 60],
  [-40, -300, 62],
  [-136, -210, 74],
  [-30, -190, 84],
  [-300, -226, 50],
  [-346, -140, 58],
  [-110, -90, 80],
  [-10, -70, 76],
];

/** The bonfires, on summits of all three ranges: the nearest range first, smaller with distance. */
export const FIRES: readonly { summit: Point; size: number }[] = [
  { summit: [-260, -316], size: 1 },
  { summit: [262, -246], size: 0.95 },
  { summit: [-440, -178], size: 0.85 },
  { summit: [-8, -520], size: 1 },
  { summit: [690, -213], size: 0.7 },
  { summit: [-560, -103], size: 0.62 },
  { summit: [460, -168], size: 0.7 },
  { summit: [610, -288], size: 0.5 },
  { summit: [-560, -230], size: 0.5 },
  { summit: [850, -260], size: 0.42 },
  { summit: [-770, -198], size: 0.42 },
  { summit: [-980, -220], size: 0.36 },
  { summit: [-1240, -263], size: 0.34 },
];
