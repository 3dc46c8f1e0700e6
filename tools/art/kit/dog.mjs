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
 * @param {{ at: [number, number], k: number, face: 1 | -1, pose: 'stand'|'walk'|'run'|'sit'|'lie'|'sleep',
 *   tail?: number, tilt?: number }} o `tail`: how far it is wagged, -1 to 1; `tilt`: of the head in degrees
 * @returns {{ all: string, collar: [number, number], head: [number, number], neck: [number, number] }} the drawing, and
 *   the places of the collar's ring, head and neck in the scene
 */
export const dog = ({ at, k, face, pose, tail = 0, tilt = 0 }) => {
  const P = (x, y) => [at[0] + x * k * face, at[1] + y * k];
  const S = (pts) => smooth(pts.map(([x, y, c]) => [...P(x, y), c]));
  const T = (a, ra, b, rb) => taper(P(...a), ra * k, P(...b), rb * k);
  const coat = tint(COAT);
  const farCoat = mix(coat, tint('#5a2f3c'), 0.35);
  const p = POSES[pose];
  const legs = (list, c) =>
    list
      .map(
        ([a, b, e]) =>
          path(T(a, 7.5, b, 5), c) + path(T(b, 5, e, 4.2), c) + path(T(e, 4.4, [e[0] + 5, e[1] + 0.5], 3.9), c),
      )
      .join('');
  const [tx, ty] = p.tail;
  const tip = [tx + p.wag[0] + tail * 8, ty + p.wag[1] + Math.abs(tail) * 3];
  const [t0, t1, t2] = [P(tx, ty), P(tx + p.wag[0] * 0.85, ty + p.wag[1] * 0.3), P(...tip)];
  const tailPath = line(`M${n(t0[0])} ${n(t0[1])}Q${n(t1[0])} ${n(t1[1])} ${n(t2[0])} ${n(t2[1])}`, coat, 7 * k);
  const [hx, hy] = p.head;
  const hc = P(hx, hy);
  const turn = (p.tilt ?? 0) + tilt;
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
    (pose === 'sleep'
      ? line('M9 -4Q12 -1 15 -3', C.deep, 1.8)
      : oval(12, -5, 2.3, 2.8, C.deep) + oval(12.8, -6, 0.8, 0.8, '#fff')) +
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
  const neck = P(...p.neck);
  const ring = P(...p.ring);
  const band = line(
    `M${n(P(...p.band[0])[0])} ${n(P(...p.band[0])[1])}Q${n(ring[0])} ${n(ring[1])} ${n(P(...p.band[1])[0])} ${n(P(...p.band[1])[1])}`,
    tint(C.red),
    5.2 * k,
  );
  const tag = oval(ring[0], ring[1] + 2.5 * k, 2.6 * k, 2.6 * k, tint(C.yellow));
  const all =
    lit(legs(p.far, farCoat) + (p.tailFirst === false ? '' : tailPath), k) +
    lit(
      path(S(p.body), coat) +
        path(T(p.neck, 12, p.head, 11), coat) +
        path(S(p.chest), tint(MUZZLE), { opacity: 0.75 }) +
        legs(p.near, coat),
      k,
    ) +
    (p.tailFirst === false ? lit(tailPath, k) : '') +
    band +
    lit(
      `<g transform="translate(${n(hc[0])} ${n(hc[1])}) rotate(${n(turn * face)}) scale(${n(k * face)} ${n(k)})">${headShape}</g>`,
      k,
    ) +
    tag;
  return { all, collar: ring, head: hc, neck };
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
    wag: [-14, -24],
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
    wag: [-15, -22],
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
    wag: [-24, -14],
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
    wag: [-22, -12],
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
    wag: [-24, -6],
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
  sleep: {
    body: [
      [-44, -4],
      [-46, -20],
      [-28, -32],
      [0, -32],
      [22, -26],
      [28, -12],
      [22, -2],
      [-10, 0],
    ],
    chest: [
      [16, -12],
      [24, -12],
      [22, -3],
      [12, -2],
    ],
    head: [34, -13],
    neck: [20, -14],
    ring: [26, -7],
    band: [
      [14, -26],
      [24, -4],
    ],
    tail: [-40, -8],
    wag: [20, 6],
    tilt: 6,
    tailFirst: false,
    far: [],
    near: [
      [
        [14, -6],
        [24, -4],
        [34, -4],
      ],
    ],
  },
};

/** A leash from a hand to the collar's ring; it sags when it is slack. */
export const leash = (hand, ring, sag = 26, color = C.red, w = 3) =>
  line(
    `M${n(hand[0])} ${n(hand[1])}Q${n((hand[0] + ring[0]) / 2)} ${n((hand[1] + ring[1]) / 2 + sag)} ${n(ring[0])} ${n(ring[1])}`,
    tint(color),
    w,
  );

/**
 * Biscuit seen from the front: sitting, or looking over an edge with his paws on it (`peek`). Drawn around 0,0 on the
 * ground (or the edge), 96 high.
 * @param {{ at: [number, number], k: number, pose?: 'sit' | 'peek', tail?: number, tilt?: number,
 *   paw?: [number, number], look?: [number, number], tongue?: boolean }} o `tail`: how far it is wagged, -1 to 1;
 *   `paw`: where in the scene he puts it; `look`: where the eyes turn
 * @returns {{ all: string, body: string, arm: string, top: string, head: [number, number] }} the whole, its layers, and
 *   the place of the head (`top`) in the scene
 */
export const dogFront = ({ at, k, pose = 'sit', tail = 0, tilt = 0, paw = null, look = [0, 0], tongue = false }) => {
  const P = (x, y) => [at[0] + x * k, at[1] + y * k];
  const S = (pts) => smooth(pts.map(([x, y, c]) => [...P(x, y), c]));
  const T = (a, ra, b, rb) => taper(P(...a), ra * k, P(...b), rb * k);
  const coat = tint(COAT);
  const deep = mix(coat, tint('#5a2f3c'), 0.35);
  const peek = pose === 'peek';
  const [hx, hy] = peek ? [0, -22] : [0, -74];
  const wag = line(
    `M${n(P(14, -8)[0])} ${n(P(14, -8)[1])}Q${n(P(40 + tail * 4, -10)[0])} ${n(P(40 + tail * 4, -10)[1])} ${n(P(38 + tail * 14, -34 - tail * 4)[0])} ${n(P(38 + tail * 14, -34 - tail * 4)[1])}`,
    coat,
    7.5 * k,
  );
  const foot = (x) => path(T([x, -34], 7.4, [x, -6], 6.4) + T([x - 1.5, -4.5], 5.4, [x + 1.5, -4.5], 5.4), coat);
  const arm = paw
    ? lit(
        path(taper(P(11, -40), 7.6 * k, paw, 5.8 * k), coat) +
          oval(paw[0], paw[1], 7 * k, 5.8 * k, tint(MUZZLE), { opacity: 0.9 }),
        k,
      )
    : lit(foot(9), k);
  const body = peek
    ? lit(path(T([0, -12], 15, [0, 4], 19), coat), k)
    : lit(wag, k) +
      lit(path(T([-17, -12], 12, [-21, -6], 6), deep) + path(T([17, -12], 12, [21, -6], 6), deep), k) +
      lit(path(S(SEATED), coat) + path(S(BREAST), tint(MUZZLE), { opacity: 0.8 }), k) +
      lit(foot(-9), k);
  const [cx, cy] = P(...(peek ? [0, -2] : [0, -54]));
  const band = line(
    `M${n(cx - 14 * k)} ${n(cy - 3 * k)}Q${n(cx)} ${n(cy + 9 * k)} ${n(cx + 14 * k)} ${n(cy - 3 * k)}`,
    tint(C.red),
    5.4 * k,
  );
  const tag = oval(cx, cy + 5.5 * k, 3.4 * k, 3.4 * k, tint(C.yellow));
  const c = P(hx, hy);
  const e = look;
  const eye = (x) => oval(x, -4, 3.1, 3.8, C.deep) + oval(x - 0.8 + e[0] * 1.3, -5.2 + e[1] * 1.6, 1.15, 1.15, '#fff');
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
  const top = lit(`<g transform="translate(${n(c[0])} ${n(c[1])}) rotate(${n(tilt)}) scale(${n(k)})">${face}</g>`, k);
  const paws = peek ? lit([-22, 22].map((x) => path(T([x - 2, 0], 6.6, [x + 2, 2], 6.6), coat)).join(''), k) : '';
  return { all: body + (peek ? '' : arm) + band + tag + top + paws, body: body + band + tag, arm, top, head: c };
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
