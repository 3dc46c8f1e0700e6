/**
 * Biscuit, the couple's dog: caramel, with floppy ears and a red collar for the leash. Drawn around 0,0 on the ground,
 * 80 high, facing right.
 */
import { C, dark, mix } from './color.mjs';
import { lit, tint } from './light.mjs';
import { line, n, oval, path, smooth, taper } from './svg.mjs';

const COAT = '#c98a48';
const EAR = '#8c5427';
const MUZZLE = '#e2ac6c';

/**
 * Biscuit from his side.
 * @param {{ at: [number, number], k: number, face: 1 | -1, pose: 'stand'|'walk'|'run'|'sit'|'lie',
 *   tail?: number, tilt?: number }} o `tail`: how far it is wagged, -1 to 1; `tilt`: of the head in degrees
 * @returns {{ all: string, collar: [number, number], head: [number, number] }} the drawing, and the places of the collar's
 *   ring and of the head in the scene
 */
export const dog = ({ at, k, face, pose, tail = 0, tilt = 0 }) => {
  /** The place of a point in the scene; `curve` and `limb` draw there, too. */
  const inScene = (x, y) => [at[0] + x * k * face, at[1] + y * k];
  const curve = (points) => smooth(points.map(([x, y]) => inScene(x, y)));
  const limb = (a, ra, b, rb) => taper(inScene(...a), ra * k, inScene(...b), rb * k);
  const coat = tint(COAT);
  const farCoat = mix(coat, tint('#5a2f3c'), 0.35);
  const parts = POSES[pose];
  const legs = (list, color) =>
    list
      .map(
        ([hip, knee, ankle]) =>
          path(limb(hip, 7.5, knee, 5), color) +
          path(limb(knee, 5, ankle, 4.2), color) +
          path(limb(ankle, 4.4, [ankle[0] + 5, ankle[1] + 0.5], 3.9), color),
      )
      .join('');
  const [tailX, tailY] = parts.tail;
  const [tipX, tipY] = parts.tip;
  const [base, bend, tip] = [
    inScene(tailX, tailY),
    inScene(tailX + tipX * 0.85, tailY + tipY * 0.3),
    inScene(tailX + tipX + tail * 8, tailY + tipY + Math.abs(tail) * 3),
  ];
  const tailPath = line(
    `M${n(base[0])} ${n(base[1])}Q${n(bend[0])} ${n(bend[1])} ${n(tip[0])} ${n(tip[1])}`,
    coat,
    7 * k,
  );
  const head = inScene(...parts.head);
  const turn = (parts.tilt ?? 0) + tilt;
  const headShape =
    path(
      smooth([
        [-15, -2],
        [-11, -15],
        [2, -18],
        [14, -12],
        [22, -4],
        [31, -1],
        [33, 6],
        [26, 11],
        [12, 12],
        [-4, 14],
      ]),
      coat,
    ) +
    path(
      smooth([
        [14, -1],
        [24, -2],
        [32, 2],
        [32, 8],
        [24, 11],
        [14, 11],
      ]),
      tint(MUZZLE),
    ) +
    oval(31.5, 0, 4, 3.2, C.deep) +
    oval(12, -5, 2.3, 2.8, C.deep) +
    oval(12.8, -6, 0.8, 0.8, '#fff') +
    line('M20 7.5Q25 9 30 6.5', dark(coat, 0.4), 1.4, { opacity: 0.7 }) +
    path(
      pose === 'run'
        ? smooth([
            [-2, -15],
            [-16, -18],
            [-28, -8],
            [-22, -2],
            [-6, -4],
          ])
        : smooth([
            [-2, -16],
            [-12, -12],
            [-16, 4],
            [-11, 15],
            [-3, 11],
            [3, -6],
          ]),
      tint(EAR),
    );
  const ring = inScene(...parts.ring);
  const [bandStart, bandEnd] = parts.band.map((point) => inScene(...point));
  const band = line(
    `M${n(bandStart[0])} ${n(bandStart[1])}Q${n(ring[0])} ${n(ring[1])} ${n(bandEnd[0])} ${n(bandEnd[1])}`,
    tint(C.red),
    5.2 * k,
  );
  const tag = oval(ring[0], ring[1] + 2.5 * k, 2.6 * k, 2.6 * k, tint(C.yellow));
  const all =
    lit(legs(parts.far, farCoat) + tailPath, k) +
    lit(
      path(curve(parts.body), coat) +
        path(limb(parts.neck, 12, parts.head, 11), coat) +
        path(curve(parts.chest), tint(MUZZLE), { opacity: 0.75 }) +
        legs(parts.near, coat),
      k,
    ) +
    band +
    lit(
      `<g transform="translate(${n(head[0])} ${n(head[1])}) rotate(${n(turn * face)}) scale(${n(k * face)} ${n(k)})">${headShape}</g>`,
      k,
    ) +
    tag;
  return { all, collar: ring, head };
};

const trunk = [
  [-40, -42],
  [-36, -54],
  [-10, -55],
  [18, -58],
  [30, -50],
  [28, -34],
  [10, -26],
  [-14, -30],
  [-34, -27],
];
const chest = [
  [20, -40],
  [29, -44],
  [29, -34],
  [20, -29],
  [10, -28],
];
/**
 * Outlines and points of each pose. `tail` is the base of the tail, and `tip` its tip relative to this base; `ring` and
 * `band` are the middle and the ends of the collar; each leg is a hip, a knee and an ankle; `tilt` is added to `dog`'s.
 */
const POSES = {
  stand: {
    body: trunk,
    chest,
    head: [34, -66],
    neck: [24, -50],
    ring: [33, -50],
    band: [
      [18, -58],
      [40, -54],
    ],
    tail: [-38, -48],
    tip: [-14, -24],
    far: [
      [
        [-28, -36],
        [-33, -18],
        [-28, -4],
      ],
      [
        [24, -36],
        [22, -18],
        [22, -4],
      ],
    ],
    near: [
      [
        [-33, -38],
        [-39, -19],
        [-34, -4],
      ],
      [
        [18, -36],
        [15, -18],
        [15, -4],
      ],
    ],
  },
  walk: {
    body: trunk,
    chest,
    head: [35, -65],
    neck: [24, -50],
    ring: [34, -49],
    band: [
      [19, -58],
      [41, -53],
    ],
    tail: [-38, -48],
    tip: [-15, -22],
    tilt: 2,
    far: [
      [
        [-28, -36],
        [-22, -20],
        [-14, -5],
      ],
      [
        [24, -36],
        [22, -20],
        [12, -8],
      ],
    ],
    near: [
      [
        [-33, -38],
        [-42, -20],
        [-46, -6],
      ],
      [
        [18, -36],
        [28, -21],
        [32, -4],
      ],
    ],
  },
  run: {
    body: [
      [-42, -46],
      [-34, -60],
      [-8, -58],
      [20, -64],
      [34, -56],
      [30, -40],
      [8, -36],
      [-16, -40],
      [-36, -32],
    ],
    chest: [
      [22, -46],
      [32, -50],
      [31, -40],
      [20, -36],
    ],
    head: [46, -70],
    neck: [30, -56],
    ring: [42, -55],
    band: [
      [28, -66],
      [46, -58],
    ],
    tail: [-40, -52],
    tip: [-24, -14],
    far: [
      [
        [-26, -42],
        [-40, -30],
        [-58, -24],
      ],
      [
        [24, -44],
        [42, -36],
        [56, -30],
      ],
    ],
    near: [
      [
        [-34, -44],
        [-52, -28],
        [-68, -14],
      ],
      [
        [20, -42],
        [38, -28],
        [54, -18],
      ],
    ],
  },
  sit: {
    body: [
      [-24, -4],
      [-30, -22],
      [-22, -44],
      [-4, -60],
      [12, -64],
      [20, -50],
      [20, -28],
      [12, -4],
    ],
    chest: [
      [14, -50],
      [21, -46],
      [20, -26],
      [12, -22],
      [9, -36],
    ],
    head: [15, -78],
    neck: [8, -58],
    ring: [19, -61],
    band: [
      [-1, -68],
      [24, -64],
    ],
    tail: [-24, -8],
    tip: [-22, -12],
    far: [
      [
        [14, -34],
        [15, -18],
        [15, -4],
      ],
      [
        [-8, -12],
        [4, -7],
        [10, -4],
      ],
    ],
    near: [
      [
        [8, -36],
        [8, -18],
        [7, -4],
      ],
      [
        [-14, -14],
        [-4, -6],
        [2, -4],
      ],
    ],
  },
  lie: {
    body: [
      [-48, -6],
      [-46, -22],
      [-24, -30],
      [6, -30],
      [24, -34],
      [30, -20],
      [26, -4],
      [-10, -2],
    ],
    chest: [
      [20, -22],
      [29, -20],
      [26, -6],
      [16, -4],
    ],
    head: [34, -44],
    neck: [22, -26],
    ring: [32, -29],
    band: [
      [15, -36],
      [38, -32],
    ],
    tail: [-44, -10],
    tip: [-24, -6],
    far: [
      [
        [18, -10],
        [28, -5],
        [42, -5],
      ],
    ],
    near: [
      [
        [16, -8],
        [26, -4],
        [36, -4],
      ],
      [
        [-34, -10],
        [-26, -5],
        [-16, -4],
      ],
    ],
  },
};

/** A red leash, almost taut, from a hand to the collar's ring. */
export const leash = (hand, ring) =>
  line(
    `M${n(hand[0])} ${n(hand[1])}Q${n((hand[0] + ring[0]) / 2)} ${n((hand[1] + ring[1]) / 2 + 2)} ${n(ring[0])} ${n(ring[1])}`,
    tint(C.red),
    6,
  );

/**
 * Biscuit seen from the front: sitting, or looking over an edge with his paws on it (`peek`). Drawn around 0,0 on the
 * ground (or the edge), 96 high.
 * @param {{ at: [number, number], k: number, pose?: 'sit' | 'peek', tail?: number, tilt?: number,
 *   paw?: [number, number], look?: [number, number], tongue?: boolean }} o `tail`: how far it is wagged, -1 to 1;
 *   `paw`: where in the scene he puts his raised paw, or null for both on the ground; `look`: where the eyes turn, right and
 *   down from 0 to about 1
 * @returns {{ all: string, body: string, arm: string, top: string, head: [number, number] }} the whole, its layers (`top`
 *   is the head), and the head's place in the scene
 */
export const dogFront = ({ at, k, pose = 'sit', tail = 0, tilt = 0, paw = null, look = [0, 0], tongue = false }) => {
  /** The place of a point in the scene; `curve` and `limb` draw there, too. */
  const inScene = (x, y) => [at[0] + x * k, at[1] + y * k];
  const curve = (points) => smooth(points.map(([x, y]) => inScene(x, y)));
  const limb = (a, ra, b, rb) => taper(inScene(...a), ra * k, inScene(...b), rb * k);
  const coat = tint(COAT);
  const shadedCoat = mix(coat, tint('#5a2f3c'), 0.35);
  const isPeeking = pose === 'peek';
  const [base, bend, tip] = [inScene(14, -8), inScene(40 + tail * 4, -10), inScene(38 + tail * 14, -34 - tail * 4)];
  const tailPath = line(
    `M${n(base[0])} ${n(base[1])}Q${n(bend[0])} ${n(bend[1])} ${n(tip[0])} ${n(tip[1])}`,
    coat,
    7.5 * k,
  );
  const foot = (x) => path(limb([x, -34], 7.4, [x, -6], 6.4) + limb([x - 1.5, -4.5], 5.4, [x + 1.5, -4.5], 5.4), coat);
  const arm = paw
    ? lit(
        path(taper(inScene(11, -40), 7.6 * k, paw, 5.8 * k), coat) +
          oval(paw[0], paw[1], 7 * k, 5.8 * k, tint(MUZZLE), { opacity: 0.9 }),
        k,
      )
    : lit(foot(9), k);
  const body = isPeeking
    ? lit(path(limb([0, -12], 15, [0, 4], 19), coat), k)
    : lit(tailPath, k) +
      lit(
        path(limb([-17, -12], 12, [-21, -6], 6), shadedCoat) + path(limb([17, -12], 12, [21, -6], 6), shadedCoat),
        k,
      ) +
      lit(path(curve(SEATED), coat) + path(curve(BREAST), tint(MUZZLE), { opacity: 0.8 }), k) +
      lit(foot(-9), k);
  const [cx, cy] = inScene(0, isPeeking ? -2 : -54);
  const band = line(
    `M${n(cx - 14 * k)} ${n(cy - 3 * k)}Q${n(cx)} ${n(cy + 9 * k)} ${n(cx + 14 * k)} ${n(cy - 3 * k)}`,
    tint(C.red),
    5.4 * k,
  );
  const tag = oval(cx, cy + 5.5 * k, 3.4 * k, 3.4 * k, tint(C.yellow));
  const head = inScene(0, isPeeking ? -22 : -74);
  const [lookX, lookY] = look;
  const eye = (x) =>
    oval(x, -4, 3.1, 3.8, C.deep) + oval(x - 0.8 + lookX * 1.3, -5.2 + lookY * 1.6, 1.15, 1.15, '#fff');
  const face =
    path(smooth(SKULL), coat) +
    path(smooth(SNOUT), tint(MUZZLE)) +
    (tongue ? path('M-5 18H6Q7 28 1 29Q-5 28 -5 18Z', '#e8746c') : '') +
    line('M0 13V16.5M-6.5 15.5Q-3.5 19.5 0 16.5Q3.5 19.5 6.5 15.5', C.deep, 1.7) +
    path('M-6.6 6.5Q0 3 6.6 6.5Q5.5 12 0 13.3Q-5.5 12 -6.6 6.5Z', C.deep) +
    line('M-3.5 6.8Q-1 5.4 1.5 5.7', '#fff', 1.1, { opacity: 0.6 }) +
    eye(-8.6) +
    eye(8.6) +
    line('M-13 -11Q-10 -14 -6.5 -13.5M6.5 -13.5Q10 -14 13 -11', tint(EAR), 1.7) +
    path(smooth(FLAP), tint(EAR)) +
    path(smooth(FLAP.map(([x, y]) => [-x, y])), tint(EAR));
  const top = lit(
    `<g transform="translate(${n(head[0])} ${n(head[1])}) rotate(${n(tilt)}) scale(${n(k)})">${face}</g>`,
    k,
  );
  const paws = isPeeking
    ? lit([-22, 22].map((x) => path(limb([x - 2, 0], 6.6, [x + 2, 2], 6.6), coat)).join(''), k)
    : '';
  return { all: body + (isPeeking ? '' : arm) + band + tag + top + paws, body: body + band + tag, arm, top, head };
};

const SEATED = [
  [-18, -58],
  [-21, -40],
  [-24, -18],
  [-19, -4],
  [19, -4],
  [24, -18],
  [21, -40],
  [18, -58],
];
const BREAST = [
  [-9, -52],
  [9, -52],
  [12, -38],
  [0, -22],
  [-12, -38],
];
const SKULL = [
  [0, -21],
  [11, -18],
  [17, -8],
  [16, 4],
  [11, 14],
  [0, 20],
  [-11, 14],
  [-16, 4],
  [-17, -8],
  [-11, -18],
];
const SNOUT = [
  [0, -2],
  [8, 3],
  [10, 11],
  [6, 18],
  [0, 20.5],
  [-6, 18],
  [-10, 11],
  [-8, 3],
];
const FLAP = [
  [-8, -19],
  [-18, -18],
  [-25, -4],
  [-26, 9],
  [-20, 14],
  [-15, 6],
  [-14, -6],
];
