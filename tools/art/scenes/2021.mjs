/**
 * 2021: scissors, eleven hugs, a sunrise, the question, the answer, the news. In each scene, `m` is Mateo, `nn` is Nell
 * and `d` is Biscuit, their dog.
 */
import { bricks, bunting, skyline } from '../kit/city.mjs';
import { C, dark, mix } from '../kit/color.mjs';
import { dog, dogFront } from '../kit/dog.mjs';
import { MATEO, mateo, nell, person } from '../kit/figure.mjs';
import { gull, lighthouse, sail } from '../kit/harbor.mjs';
import { bareTree, grass, ground, pine, ridge, rock, shadow } from '../kit/land.mjs';
import { lit, setLight, tint } from '../kit/light.mjs';
import { mug, pie, plant } from '../kit/props.mjs';
import { beams, birds, glow, moon, sky, stars, streaks, sun } from '../kit/sky.mjs';
import * as audio from '../kit/sound.mjs';
import {
  circle,
  clip,
  fade,
  g,
  line,
  linear,
  n,
  oval,
  path,
  place,
  poly,
  range,
  rect,
  rnd,
  smooth,
  spray,
  times,
  W,
} from '../kit/svg.mjs';
import { glitter, sea, swell } from '../kit/water.mjs';

/** How the aunts look: some of the eleven look alike. */
const AUNTS = [
  { skin: '#8a5238', hair: '#8d8a94', style: 'bun', color: '#a85c8a', width: 0.98 },
  { skin: '#a0653f', hair: '#241a1c', style: 'long', color: '#f4b73f', width: 0.92 },
  { skin: '#7a4630', hair: '#c9c4c8', style: 'short', color: '#4f8f86', width: 1.04, glasses: true },
  { skin: '#94583a', hair: '#3a2018', style: 'bun', color: '#ef8f7a', width: 0.96 },
  { skin: '#84502f', hair: '#241a1c', style: 'bun', color: '#6a5aa8', width: 1, glasses: true },
  { skin: '#8f573c', hair: '#d8d4d8', style: 'bun', color: '#3f7f6a', width: 1.06 },
  { skin: '#a0653f', hair: '#5a2f22', style: 'long', color: '#d9749a', width: 0.9 },
];

/** Adds a dog's bark to `out` from `at` seconds on: a short hoarse tone that falls. */
const bark = (out, at, level) => {
  const from = Math.round(at * audio.RATE);
  for (let i = 0; i < audio.RATE * 0.16; i++) {
    const s = i / audio.RATE;
    const tone = ((s * (420 - 900 * s)) % 1) * 2 - 1;
    out[(from + i) % out.length] +=
      level *
      Math.sin(Math.min(1, s / 0.02) * 1.57) *
      Math.exp(-s * 22) *
      (tone * 0.6 + Math.sin(s * 9100) * 0.25 + Math.sin(s * 23000 + Math.sin(s * 9000)) * 0.2);
  }
};

export const scenes = [
  {
    n: 41,
    slug: 'haircuts-at-home',
    draw() {
      setLight({ from: [-0.6, -0.8], key: '#fff6dc', ambient: '#f4f2e6', shade: '#23405a', depth: 0.3 });
      const cape = smooth([
        [322, 436, 1],
        [286, 470],
        [232, 560],
        [206, 700, 1],
        [270, 716],
        [360, 706],
        [440, 718],
        [512, 700, 1],
        [480, 560],
        [424, 470],
        [388, 436, 1],
      ]);
      const cloth = clip(path(cape, '#fff'));
      const nn = nell([282, 726], 2.5, 1, {
        view: 'three',
        lean: 5,
        farOver: true,
        feet: { near: [-8, 0], far: [8, 0] },
        hands: { near: [314, 398], far: [404, 384] },
        elbows: { near: 'down', far: 'down' },
        head: { look: 'three', tilt: 14, eyes: 'open', sway: -10, tail: 0.8 },
        wear: { kind: 'dress', sleeves: 'short' },
      });
      const m = mateo([352, 620], 2.4, 1, {
        hip: [0, 0],
        view: 'three',
        feet: null,
        hands: { near: [330, 640], far: [380, 640] },
        head: { look: 'three', tilt: -4, eyes: 'open' },
        wear: { kind: 'shirt', color: C.blue },
      });
      const [hx, hy] = m.j.head;
      const d = dog({ at: [604, 742], k: 1.75, face: 1, pose: 'sit', tail: -0.4, tilt: -10 });
      const scissors = place(
        line('M0 0L44 -14M0 -6L44 10', '#dfe6ee', 6) +
          circle(-9, 6, 9, 'none', { stroke: C.red, 'stroke-width': 5 }) +
          circle(-9, -12, 9, 'none', { stroke: C.red, 'stroke-width': 5 }),
        412,
        380,
        1,
        160,
      );
      const comb = place(
        rect(-4, -8, 62, 8, '#f4b73f', { rx: 2 }) + times(11, (i) => rect(2 + i * 5, 0, 2.6, 12, '#f4b73f')),
        308,
        396,
        1,
        -6,
      );
      return (
        rect(0, 0, W, 640, '#3f8a8a') +
        times(130, (i) =>
          rect(
            (i % 10) * 72 - 8,
            Math.floor(i / 10) * 50 - 4,
            68,
            46,
            mix('#4d9c98', ['#5fb0a6', '#3f8a8a', '#69b8ac'][(i * 7) % 3], 0.6),
            { rx: 3 },
          ),
        ) +
        rect(0, 430, W, 16, '#f4b73f') +
        rect(0, 430, W, 4, '#ffe0a0') +
        path('M0 0L120 0L700 560V720L0 60Z', '#fff6dc', { opacity: 0.2 }) +
        rect(0, 636, W, 170, '#e8e0d4') +
        times(4, (r) =>
          times(12, (i) =>
            (i + r) % 2
              ? path(
                  poly([
                    [350 + (i - 6) * (76 + r * 20), 640 + r * 40],
                    [350 + (i - 5) * (76 + r * 20), 640 + r * 40],
                    [350 + (i - 5) * (96 + r * 20), 680 + r * 40],
                    [350 + (i - 6) * (96 + r * 20), 680 + r * 40],
                  ]),
                  '#2f5a6a',
                )
              : '',
          ),
        ) +
        rect(0, 630, W, 10, '#2f6a6a') +
        circle(560, 190, 112, '#e9c07a') +
        circle(560, 190, 100, '#bfe0dc') +
        path('M490 250L600 100M520 268L640 130', '#fff', { stroke: '#ffffff', 'stroke-width': 14, opacity: 0.4 }) +
        rect(470, 326, 190, 12, '#fbf6ec') +
        rect(492, 286, 22, 40, C.red, { rx: 4 }) +
        rect(526, 296, 34, 30, '#fbf6ec', { rx: 4 }) +
        line('M534 296L528 262M546 296L552 258', C.blue, 5) +
        plant(622, 326, 0.7) +
        rect(38, 90, 150, 230, '#fbf6ec') +
        rect(52, 104, 122, 202, fade('#a8d8e0', '#fff1d0')) +
        line('M113 104V306M52 205H174', '#fbf6ec', 8) +
        bareTree(140, 306, 0.55, '#6a7a7a') +
        shadow(356, 728, 380, 40, '#1a2a3a', 0.3) +
        nn.far +
        nn.body +
        shadow(354, 742, 200, 20, '#1a2a3a', 0.3) +
        rect(300, 640, 14, 100, C.woodDark) +
        rect(404, 640, 14, 100, C.woodDark) +
        m.all +
        lit(
          path('M318 660H346L344 728H322ZM362 660H390L386 728H366Z', '#3a3f66') +
            path('M316 724H346V744H304Q304 732 316 724ZM362 724H392Q404 732 404 744H362Z', '#1a1d3d'),
          2,
        ) +
        g(
          lit(path(cape, '#fbf6ec'), 2.2) +
            g(
              times(9, (i) =>
                path(
                  `M${354 + (i - 4) * 8 - 3} 430L${354 + (i - 4) * 46 - 9} 730H${354 + (i - 4) * 46 + 9}L${354 + (i - 4) * 8 + 3} 430Z`,
                  C.red,
                  { opacity: 0.85 },
                ),
              ),
              { 'clip-path': cloth },
            ) +
            lit(
              path(
                smooth([
                  [316, 432],
                  [354, 446],
                  [394, 430],
                  [392, 444],
                  [354, 462],
                  [318, 446],
                ]),
                '#fbf6ec',
              ),
              2,
            ),
          { transform: 'translate(354 480) scale(0.8 0.72) translate(-354 -436)' },
        ) +
        path(`M${hx + 6} ${hy - 40}L${hx + 18} ${hy - 62}L${hx + 26} ${hy - 30}Z`, MATEO.skin) +
        path(
          `M${hx - 36} ${hy - 34}L${hx - 54} ${hy - 52}L${hx - 30} ${hy - 48}L${hx - 34} ${hy - 68}L${hx - 14} ${hy - 46}Z`,
          MATEO.hair,
        ) +
        path(`M${hx + 22} ${hy - 36}L${hx + 44} ${hy - 58}L${hx + 34} ${hy - 24}Z`, MATEO.hair) +
        scissors +
        comb +
        nn.near +
        times(26, () => {
          const [x, y] = [range(210, 500), range(728, 772)];
          return place(path('M0 0Q6 -8 14 -3Q8 4 0 0Z', MATEO.hair), x, y, range(0.8, 1.5), rnd() * 360);
        }) +
        [
          [470, 420, 20],
          [498, 380, 70],
          [236, 420, 130],
          [260, 470, 40],
        ]
          .map(([x, y, a]) => place(path('M0 0Q6 -8 14 -3Q8 4 0 0Z', MATEO.hair), x, y, 1.1, a))
          .join('') +
        shadow(606, 744, 150, 16, '#1a2a3a', 0.35) +
        d.all
      );
    },
  },
  {
    n: 42,
    slug: 'eleven-hugs',
    draw() {
      setLight({ from: [0.45, -0.85], key: '#ffeeb8', ambient: '#fff0dc', shade: '#5a2a5a', rim: 0.9, depth: 0.36 });
      const horizon = 236;
      const foot = (k) => horizon + 228 * k;
      const spots = [
        [560, 1.86],
        [640, 1.56],
        [560, 1.34],
        [470, 1.16],
        [392, 1.02],
        [352, 0.86],
        [388, 0.74],
        [440, 0.64],
        [478, 0.56],
        [470, 0.47],
      ];
      const queue = spots
        .map(([x, k], i) => {
          const y = foot(k);
          const who = AUNTS[[1, 6, 2, 0, 3, 5, 4, 1, 6, 2][i]];
          const far = [-46, -122];
          const pose = [
            { near: [-56, -128], far: [-52, -150] },
            { near: [-48, -206], far: [20, -208] },
            { near: [-30, -104], far: [-36, -110] },
            { near: [-58, -140], far: [46, -140] },
            { near: [-44, -200], far: far },
            { near: [-54, -126], far: [-50, -138] },
            { near: [-30, -206], far: [36, -200] },
            { near: [-40, -120], far: far },
            { near: [-46, -204], far: far },
            { near: [-40, -200], far: [40, -196] },
          ][i];
          const at = ([u, v]) => [x + u * k, y + v * k];
          const view = i === 0 || i % 3 === 2 ? 'side' : 'three';
          return (
            shadow(x - 6 * k, y, 76 * k, 10 * k, '#5a2a4e', 0.3) +
            person({
              who,
              at: [x, y],
              k: k * [1, 1.04, 0.96, 1, 1.06, 0.95, 1.03, 1, 1, 1][i],
              face: -1,
              view,
              farOver: view === 'three',
              lean: i === 0 ? 8 : 0,
              feet: { near: [-8, 0], far: [9, 0] },
              hands: { near: at(pose.near), far: at(pose.far) },
              elbows: { near: pose.near[1] < -180 ? 'out' : 'down', far: pose.far[1] < -180 ? 'out' : 'down' },
              head: {
                look: view,
                tilt: [6, -6, 4, 8, -5, 4, -8, 5, 0, 0][i],
                eyes: i % 2 ? 'open' : 'closed',
                mouth: i % 2 ? 'laugh' : 'smile',
              },
              wear: { kind: 'dress', sleeves: i % 2 ? 'long' : 'short', color: who.color, shoes: '#5a2a3a' },
            }).all
          );
        })
        .toReversed();
      const m = mateo([226, 760], 2.5, 1, {
        lean: -4,
        feet: { near: [-16, -14, 34], far: [14, -22, 40] },
        hands: { near: [142, 590], far: [330, 372] },
        elbows: { near: 'back', far: 'up' },
        head: { tilt: -16, eyes: 'open', mouth: 'oh' },
        wear: { kind: 'shirt', legs: '#2f3560', shoes: '#fbf6ec' },
      });
      const aunt = person({
        who: { ...AUNTS[5], width: 1.22 },
        at: [322, 792],
        k: 2.36,
        face: -1,
        lean: 3,
        feet: { near: [-12, 0], far: [14, 0] },
        hands: { near: [180, 548], far: [190, 500] },
        elbows: { near: 'down', far: 'down' },
        head: { tilt: 10, dx: -4, eyes: 'closed', mouth: 'smile' },
        wear: { kind: 'dress', sleeves: 'long', color: AUNTS[5].color, shoes: '#5a2a3a' },
      });
      const nn = nell([92, 634], 1.62, 1, {
        view: 'three',
        farOver: true,
        hands: { near: [92, 486], far: [134, 484] },
        elbows: { near: 'down', far: 'down' },
        head: { look: 'three', tilt: 6, eyes: 'open', mouth: 'laugh', sway: -3 },
        wear: { kind: 'dress', sleeves: 'short', shoes: '#5a2a3a' },
      });
      const d = dogFront({ at: [100, 788], k: 1.5, tilt: -8, tail: 0.8, look: [0.8, -0.8], tongue: true });
      // a house from `q0` to `q1` of the street, which ends at 1; `f` is 1 on the right, -1 on the left
      const facade = (f, q0, q1, color) => {
        const x = (q) => 350 + f * (640 * (1 - q));
        const top = (q) => horizon - 560 * (1 - q);
        const base = (q) => horizon + 300 * (1 - q);
        // from `a` to `b` along the street, from `u` to `v` down the house
        const quad = (a, b, u, v, c, o = 1) => {
          const Y = (q, s) => top(q) + (base(q) - top(q)) * s;
          return path(`M${n(x(a))} ${n(Y(a, u))}L${n(x(b))} ${n(Y(b, u))}V${n(Y(b, v))}L${n(x(a))} ${n(Y(a, v))}Z`, c, {
            opacity: o,
          });
        };
        const len = q1 - q0;
        return (
          quad(q0, q1, 0, 1, color) +
          times(16, (i) =>
            quad(q0 + len * rnd() * 0.8, q0 + len * 0.9, 0.1 + i * 0.055, 0.12 + i * 0.055, dark(color, 0.2), 0.35),
          ) +
          [0.22, 0.42, 0.62]
            .map((v) =>
              [0.14, 0.56]
                .map((u) => {
                  const [a, b] = [q0 + len * u, q0 + len * (u + 0.28)];
                  return (
                    quad(a - len * 0.03, b + len * 0.03, v - 0.016, v + 0.135, '#f0dcb8') +
                    quad(a, b, v, v + 0.12, f > 0 ? '#6f8fa8' : '#ffdf9a') +
                    quad(a, a + len * 0.13, v + 0.02, v + 0.07, '#fff6dc', 0.45)
                  );
                })
                .join(''),
            )
            .join('') +
          quad(q0, q1, 0.0, 0.035, '#f0dcb8') +
          quad(q0 + len * 0.3, q0 + len * 0.62, 0.82, 1, '#2f5a74') +
          quad(q1 - len * 0.03, q1, 0, 1, '#4a1f3a', 0.3)
        );
      };
      const row = (f, colors) => {
        const cuts = [-0.1, 0.2, 0.42, 0.58, 0.7, 0.79, 0.86];
        return colors.map((c, i) => facade(f, cuts[i], cuts[i + 1], c)).join('');
      };
      return (
        sky(['#6fb0d0', '#bfe0e2', '#fde9bc', '#ffd894'], 300) +
        sun(372, 178, 30) +
        skyline(244, ['#d9a08a', '#c98f88'], {
          min: 20,
          max: 70,
          w: 40,
          litShare: 0,
          from: 240,
          to: 470,
          roofs: false,
        }) +
        rect(
          0,
          horizon,
          W,
          600,
          linear([
            [0, '#f9dcae'],
            [0.3, '#e3bfa4'],
            [1, '#b48a8c'],
          ]),
        ) +
        path(`M340 ${horizon}H362L560 800H-120Z`, '#fff0cc', { opacity: 0.28 }) +
        row(-1, ['#a84f42', '#c9836a', '#9a4a44', '#c07a60', '#a85a50', '#c98f7a']) +
        row(1, ['#7a3a44', '#96504a', '#7f4048', '#a0605a', '#8a4c50', '#a87068']) +
        path(`M-300 ${horizon + 420}L350 ${horizon}L352 ${horizon + 4}L-120 800H-300Z`, '#f3dcb8', { opacity: 0.35 }) +
        bunting(-30, 60, 330, 150, 34, [C.red, C.yellow, '#9cc9be', C.blue], 9) +
        bunting(330, 150, 730, 40, 30, [C.blue, C.red, C.yellow, '#9cc9be'], 9) +
        glow(372, 220, 300, '#fff0c0', 0.6) +
        queue.join('') +
        shadow(94, 636, 110, 14, '#5a2a4e', 0.3) +
        nn.far +
        nn.body +
        pie(116, 482, 0.95) +
        nn.near +
        shadow(280, 786, 330, 26, '#5a2a4e', 0.4) +
        shadow(92, 788, 130, 14, '#5a2a4e', 0.35) +
        aunt.far +
        m.far +
        m.body +
        m.near +
        aunt.body +
        aunt.near +
        d.all
      );
    },
  },
  {
    n: 43,
    slug: 'cadillac-mountain',
    draw() {
      setLight({ from: [0.55, -0.7], key: '#fff0b8', ambient: '#f4e2e4', shade: '#4a3f8a', rim: 1, depth: 0.36 });
      const k = 3.5;
      const [sx, sy] = [566, 350];
      const m = mateo([196, 772], k, 1, {
        hip: [0, 0],
        view: 'three',
        feet: null,
        lean: 5,
        head: {
          look: 'three',
          dir: 1,
          tilt: 12,
          eyes: 'closed',
          mouth: 'smile',
          hat: { kind: 'beanie', color: C.blue, band: C.yellow },
        },
        wear: { kind: 'coat' },
      });
      const nn = nell([370, 812], k * 0.94, -1, {
        hip: [0, 0],
        view: 'three',
        feet: null,
        lean: 10,
        head: {
          look: 'three',
          dir: -1,
          tilt: 16,
          eyes: 'closed',
          mouth: 'oh',
          tail: 0.7,
          hat: { kind: 'beanie', color: C.paper, band: C.red },
        },
        wear: { kind: 'coat' },
      });
      const shape = smooth([
        [26, 860, 1],
        [38, 720],
        [78, 630],
        [140, 592],
        [192, 622],
        [250, 664],
        [312, 660],
        [370, 642],
        [430, 650],
        [480, 700],
        [506, 780],
        [512, 860, 1],
      ]);
      const blanket = lit(
        path(shape, tint(C.red)) +
          g(
            times(8, (i) =>
              line(`M${70 + i * 58} 590Q${60 + i * 56} 700 ${52 + i * 58} 850`, '#f8d9a8', 7, { opacity: 0.6 }),
            ) +
              times(5, (i) =>
                line(`M40 ${654 + i * 46}Q256 ${626 + i * 50} 470 ${660 + i * 46}`, '#2a2a66', 10, { opacity: 0.5 }),
              ) +
              line('M250 640Q240 720 262 840', '#7a1f30', 5, { opacity: 0.6 }) +
              path('M70 720Q150 610 206 622Q160 640 110 700Z', '#fff3d0', { opacity: 0.12 }),
            { 'clip-path': clip(path(shape, '#fff')) },
          ),
        2.2,
      );
      const d = dog({ at: [504, 552], k: 2.1, face: 1, pose: 'stand', tail: 1, tilt: -12 });
      const isle = ([x, y, w, h, col]) =>
        path(
          `M${x - w / 2} ${y}Q${x - w * 0.3} ${y - h} ${x - w * 0.08} ${y - h * 0.9}Q${x + w * 0.1} ${y - h * 1.5} ${x + w * 0.24} ${y - h * 0.7}Q${x + w * 0.4} ${y - h * 0.5} ${x + w / 2} ${y}Z`,
          col,
        ) + oval(x, y + 1, w * 0.56, 5, '#fff0d8', { opacity: 0.65 });
      return (
        sky(['#8fb8d0', '#b9d6d2', '#f6e3c0', '#ffd8a4', '#fff0bc'], 400) +
        streaks(12, 60, 330, '#fff8e4', 0.75) +
        streaks(7, 130, 320, '#f4a88e', 0.4) +
        beams(sx, sy, 760, '#fffbe0', 22, 0.3, Math.PI, Math.PI * 2) +
        glow(sx, sy, 420, '#fff6c8', 0.9) +
        sun(sx, sy, 62, '#fffdf0') +
        sea(376, ['#ffe6b0', '#f6c4a8', '#a9bcd0', '#6f9ab8'], 800) +
        glitter(sx, 378, 640, '#fffbe4', { count: 60, from: 26, spread: 0.4 }) +
        [
          [60, 396, 190, 22, '#c9a8b4'],
          [320, 392, 150, 16, '#d4b0b0'],
          [200, 430, 250, 36, '#a796b8'],
          [430, 452, 170, 28, '#9a90b8'],
          [60, 486, 260, 44, '#7f86b4'],
          [330, 516, 220, 34, '#7484b0'],
        ]
          .map(isle)
          .join('') +
        streaks(8, 410, 530, '#fff0dc', 0.5) +
        // the rock that Biscuit keeps watch on
        lit(
          path(
            smooth([
              [330, 840, 1],
              [350, 700],
              [370, 612],
              [410, 562],
              [500, 544],
              [590, 552],
              [640, 592],
              [672, 680],
              [740, 760],
              [740, 840, 1],
            ]),
            linear([
              [0, '#eaa78e'],
              [0.3, '#b87a84'],
              [1, '#6a5488'],
            ]),
          ),
          3,
        ) +
        path('M384 602Q430 562 506 558T626 590L570 634Q500 604 430 640Z', '#ffe0b8', { opacity: 0.55 }) +
        line('M560 640L588 720L572 800M600 600L620 690L660 740', '#6f4a74', 4, { opacity: 0.5 }) +
        spray(570, 690, 150, 110, '#ffd8bc', 130, 0.35, 2.4) +
        ground(
          [
            [-20, 690],
            [80, 668],
            [220, 700],
            [400, 720],
            [560, 766],
            [720, 760],
          ],
          fade('#a8788c', '#54447c'),
        ) +
        pine(16, 700, 1.3, '#5f7f88') +
        pine(-26, 740, 1.7, '#4a6a80') +
        shadow(504, 558, 190, 16, '#4a2f5a', 0.45) +
        d.all +
        line(
          `M${d.collar[0] - 34} ${d.collar[1] - 10}Q${d.collar[0] - 8} ${d.collar[1] + 16} ${d.collar[0] + 12} ${d.collar[1] - 6}`,
          tint(C.red),
          10,
        ) +
        circle(d.collar[0] - 2, d.collar[1] + 8, 6, tint(C.yellow)) +
        shadow(250, 800, 460, 60, '#2a1f50', 0.4) +
        m.body +
        nn.body +
        blanket +
        lit(
          place(
            rect(-17, -92, 34, 92, '#9cc9be', { rx: 8 }) +
              rect(-17, -116, 34, 28, C.red, { rx: 6 }) +
              rect(-17, -60, 34, 8, '#fffaf0'),
            566,
            790,
            1,
          ),
          2,
        ) +
        mug(634, 784, 1.9, C.paper) +
        ['M292 446h28l-28 30h28', 'M334 402h20l-20 22h20', 'M362 366h14l-14 16h14']
          .map((z, i) => line(z, '#4a3f7a', 6 - i, { opacity: n(0.75 - i * 0.12) }))
          .join('') +
        birds(
          [
            [300, 240, 15],
            [336, 222, 11],
            [250, 262, 10],
          ],
          '#6a5a8a',
        )
      );
    },
  },
  {
    n: 44,
    slug: 'he-asks',
    draw() {
      // the sun between them lights each from another side
      const bySun = (side) =>
        setLight({
          from: [0.7 * side, -0.4],
          key: '#ffe6a8',
          ambient: '#dcbcd4',
          shade: '#1d1850',
          rim: 1,
          depth: 0.46,
        });
      bySun(1);
      const k = 2.55;
      const ring = [352, 420];
      const m = mateo([198, 742], k, 1, {
        hip: [0, -58],
        lean: 3,
        feet: { near: [-38, -3], far: [33, -2] },
        hands: { near: [338, 446], far: [344, 462] },
        elbows: { near: 'down', far: 'down' },
        head: { tilt: -20, eyes: 'open', mouth: 'smile' },
        wear: { kind: 'coat' },
      });
      bySun(-1);
      const nn = nell([484, 738], k * 0.95, -1, {
        lean: 5,
        feet: { near: [-4, 0], far: [10, 0] },
        hands: { near: [456, 358], far: [404, 462] },
        elbows: { near: [446, 452], far: 'down' },
        head: { tilt: 16, eyes: 'open', mouth: 'laugh', sway: 22 },
        wear: { kind: 'coat', belt: true, boots: true, shoes: '#4a2440' },
      });
      const d = dog({ at: [622, 760], k: 1.75, face: -1, pose: 'sit', tail: 0.9, tilt: -14 });
      const [sx, sy] = [356, 400];
      return (
        sky(['#262560', '#54408c', '#b05f88', '#f0907a', '#fbcb86'], 540) +
        stars(60, 230) +
        streaks(12, 150, 440, '#ffd0a8', 0.42) +
        glow(sx, sy, 470, '#ffdc98', 0.8) +
        circle(
          sx,
          sy,
          188,
          linear([
            [0, '#fffbe6'],
            [0.6, '#ffe6a4'],
            [1, '#fdc07a'],
          ]),
        ) +
        ridge(520, 12, 140, 1, '#8a4f8a', 540) +
        sea(524, ['#fbc48e', '#c06e8e', '#5a4488', '#2a2a66']) +
        glitter(sx, 526, 730, '#fff3cc', { count: 90, from: 110, spread: 0.3 }) +
        swell(530, 760, '#f9c0a8', 34, 0.3) +
        sail(440, 536, 0.55, -1) +
        gull(300, 150, 0.8) +
        gull(352, 186, 0.5, -1) +
        // the lighthouse on its point
        path('M480 556Q560 520 640 518Q700 518 740 530V590Q600 592 480 556Z', '#2a1f52') +
        lighthouse(640, 524, 1.5, { beam: 10 }) +
        ground(
          [
            [-20, 730],
            [90, 742],
            [220, 752],
            [400, 742],
            [560, 752],
            [720, 730],
          ],
          linear([
            [0, '#6a4074'],
            [0.3, '#3f2a5e'],
            [1, '#161238'],
          ]),
        ) +
        path('M-20 730L90 742L220 752L400 742L560 752L720 730V742L560 766L400 756L220 766L90 758L-20 750Z', '#f0a088', {
          opacity: 0.55,
        }) +
        line('M110 764L90 800M300 762L330 800M470 762L450 800M600 766L640 800', '#120e30', 4, { opacity: 0.7 }) +
        rock(10, 806, 200, 110, '#43346e') +
        grass(560, 710, (x) => 752 - (x - 560) * 0.12, '#241a48', 22, 30, -10) +
        shadow(220, 758, 270, 18, '#0e0b2c', 0.5) +
        shadow(482, 750, 160, 14, '#0e0b2c', 0.5) +
        shadow(622, 766, 130, 12, '#0e0b2c', 0.5) +
        d.all +
        nn.all +
        m.far +
        m.body +
        m.near +
        glow(ring[0], ring[1], 84, '#fffbe4', 1) +
        // the box in his hand, open, and the ring in it
        lit(
          path(
            `M${ring[0] - 24} ${ring[1] + 12}L${ring[0] - 38} ${ring[1] - 24}Q${ring[0] - 34} ${ring[1] - 36} ${ring[0] - 22} ${ring[1] - 34}L${ring[0] - 8} ${ring[1] + 10}Z`,
            '#9c2c34',
          ) + rect(ring[0] - 26, ring[1] + 8, 52, 24, C.red, { rx: 6 }),
          1.6,
        ) +
        rect(ring[0] - 20, ring[1] + 3, 40, 9, '#fff3dc', { rx: 4 }) +
        circle(ring[0] + 2, ring[1] - 9, 14, 'none', { stroke: '#a8621a', 'stroke-width': 6 }) +
        circle(ring[0] + 2, ring[1] - 9, 14, 'none', { stroke: '#f4b73f', 'stroke-width': 3 }) +
        path('M-11 -8H11L16 0L0 17L-16 0Z', '#e4f4fb', {
          transform: `translate(${ring[0] + 2} ${ring[1] - 36}) scale(.9)`,
          stroke: '#4a78a8',
          'stroke-width': 2.4,
        }) +
        line(
          `M${ring[0] + 2} ${ring[1] - 56}v-20M${ring[0] + 24} ${ring[1] - 50}l13 -13M${ring[0] - 20} ${ring[1] - 50}l-13 -13`,
          '#d9742f',
          4,
        )
      );
    },
  },
  {
    n: 45,
    slug: 'yes',
    seconds: 5,
    light() {
      setLight({ from: [-0.35, -0.7], key: '#fff0c0', ambient: '#dfe4ea', shade: '#123a66', rim: 0.95, depth: 0.4 });
    },
    still() {
      this.light();
      return (
        sky(['#1f4f86', '#3f86a4', '#8fc0b4', '#f4dca0', '#fbb47c'], 400) +
        stars(34, 150) +
        streaks(10, 190, 380, '#ffd8a8', 0.5) +
        streaks(5, 120, 260, '#f2907a', 0.35) +
        glow(190, 396, 420, '#fff0b8', 0.85) +
        ridge(396, 12, 110, 2.4, '#3f6a86', 410) +
        lighthouse(604, 394, 0.8) +
        path('M500 400Q590 376 720 386V412H500Z', '#1f4468') +
        sea(400, ['#f9d8a0', '#8fb8b4', '#3a8a9c', '#1f6a86'], 800)
      );
    },
    moving(t) {
      this.light();
      const a = t * Math.PI * 2;
      const s = Math.sin(a);
      const k = 2.25;
      const bob = Math.sin(a) * 5;
      const [x, y] = [318, 762];
      const m = mateo([x - 50, y], k, 1, {
        lean: -4 + s,
        feet: { near: [-12, 0], far: [15, 0] },
        hands: { near: [x + 74, y - 232 + bob], far: [x + 80, y - 250 + bob] },
        elbows: { near: 'down', far: 'down' },
        head: { tilt: -20 + s, mouth: 'laugh' },
        wear: { kind: 'coat' },
      });
      const nn = nell([x + 30, y - 92 + bob], k * 0.95, -1, {
        lean: 14 + s * 0.8,
        feet: { near: [-46, -34 + s * 4, 50], far: [-60, -52 - s * 5, 60] },
        hands: { near: [x - 72, y - 300 + bob], far: [x - 64, y - 290 + bob] },
        elbows: { near: 'down', far: 'up' },
        head: { tilt: 16 + s * 1.5, sway: 34 + s * 12, mouth: 'laugh' },
        wear: { kind: 'coat', belt: true, boots: true, shoes: '#4a2440' },
      });
      const barking = Math.max(0, Math.sin(t * Math.PI * 4)) ** 6;
      const d = dog({
        at: [630 - barking * 10, 724 - barking * 18],
        k: 1.45,
        face: -1,
        pose: 'run',
        tail: Math.sin(t * Math.PI * 16),
        tilt: 2 - barking * 16,
      });
      const [cx, cy] = d.collar;
      const collar =
        line(`M${n(cx + 34)} ${n(cy - 5)}Q${n(cx + 8)} ${n(cy + 18)} ${n(cx - 10)} ${n(cy + 1)}`, tint(C.red), 9) +
        circle(cx + 2, cy + 11, 5, tint(C.yellow));
      const wave = (v, amp, phase, len) => {
        const pts = [];
        for (let u = -40; u <= 740; u += 30)
          pts.push([u, v + Math.sin(u / len + phase) * amp + Math.sin(u / (len * 0.4) + phase * 2) * amp * 0.3]);
        return smooth(pts, false);
      };
      const beam = g(
        `<g transform="translate(604 260) rotate(${n(8 + s * 7)})"><path d="M0 0L-760 -80V80Z" fill="#fff0b8" opacity=".2"/><path d="M0 0L300 -30V30Z" fill="#fff0b8" opacity=".2"/></g>`,
      );
      const rings = (u, v, w) =>
        [0, 0.5]
          .map((p) => {
            const q = (t * 2 + p) % 1;
            return `<ellipse cx="${n(u)}" cy="${n(v)}" rx="${n(w * (0.7 + q * 0.7))}" ry="${n(w * 0.16 * (0.7 + q * 0.7))}" fill="none" stroke="#fffaf0" stroke-width="4" opacity="${n(0.8 * (1 - q))}"/>`;
          })
          .join('');
      const drops = (u, v, w, h, count) =>
        times(count, (i) => {
          const q = (t * 2 + i / count + (i % 3) * 0.13) % 1;
          const side = (i / (count - 1)) * 2 - 1;
          return circle(
            u + side * (w * 0.4 + q * w * 0.6),
            v - Math.sin(q * Math.PI) * h * (0.55 + 0.45 * Math.sin(i * 2.4) ** 2),
            4.4 - q * 1.8,
            '#fffaf0',
            { opacity: n(0.95 * (1 - q * q)) },
          );
        });
      return (
        beam +
        glitter(190, 402, 700, '#fff6d0', { count: 60, from: 40, spread: 0.6, t }) +
        swell(408, 640, '#e4f4ee', 46, 0.4, t) +
        line(wave(520 + Math.sin(a + 2) * 8, 5, a, 200), '#eafaf4', 4, { opacity: 0.55 }) +
        line(wave(590 + Math.sin(a + 1) * 10, 7, -a, 170), '#f4fbf4', 6, { opacity: 0.7 }) +
        m.far +
        nn.far +
        m.body +
        nn.body +
        m.near +
        nn.near +
        d.all +
        collar +
        g(
          [-26, 0, 26]
            .map((u) => place(line('M0 0h-24', '#fff6e6', 5), d.head[0] - 70, d.head[1] + u * 0.9, 1, u))
            .join(''),
          { opacity: n(barking) },
        ) +
        // the water they stand in
        path(
          `${wave(694 + Math.sin(a) * 5, 7, a, 120)}L740 860H-40Z`,
          linear([
            [0, '#5fb4b4', 0.82],
            [0.35, '#2a84a0', 0.95],
            [1, '#17587c', 1],
          ]),
        ) +
        line(wave(694 + Math.sin(a) * 5, 7, a, 120), '#fbfff4', 7, { opacity: 0.9 }) +
        rings(x - 48, 706, 84) +
        rings(636, 712, 96) +
        drops(x - 40, 700, 150, 96, 15) +
        drops(628, 704, 110, 60, 11) +
        line(wave(752 + Math.sin(a + 2) * 6, 8, -a, 140), '#eafaf4', 6, { opacity: 0.6 }) +
        swell(716, 796, '#e4f8f4', 16, 0.5, t)
      );
    },
    sound(seconds) {
      const out = audio.add(
        audio.noise(seconds, 0.9, (t) => 0.55 + 0.45 * Math.sin(t * Math.PI * 2 - 0.6)),
        audio.noise(seconds, 0.5, (t) => 0.05 + 0.05 * Math.sin(t * Math.PI * 2 - 0.2)),
      );
      bark(out, seconds * 0.1, 0.14);
      bark(out, seconds * 0.6, 0.14);
      bark(out, seconds * 0.66, 0.1);
      return out;
    },
  },
  {
    n: 46,
    slug: 'on-the-news',
    draw() {
      setLight({ from: [0, -1], key: '#fff0c0', ambient: '#ffe8c8', shade: '#6a2a4a', rim: 0.6, depth: 0.3 });
      const wall = '#5a2f56';
      const litWindow = (x, y, w, h, inner, top = '#ffdf98', bottom = '#f6a868') => {
        const c = clip(rect(x, y, w, h, '#fff'));
        return (
          glow(x + w / 2, y + h / 2, w * 1.0, '#ffc47a', 0.5) +
          rect(x - 6, y - 18, w + 12, 14, '#8a5a7a') +
          rect(x, y, w, h, fade(top, bottom)) +
          g(inner, { 'clip-path': c }) +
          `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="#2a1f4e" stroke-width="7"/>` +
          line(`M${x} ${y + 4}h${w}`, '#2a1f4e', 4) +
          rect(x - 10, y + h, w + 20, 11, '#8a5a7a')
        );
      };
      const neighbour = (who, x, y, o) =>
        person({
          who,
          at: [x, y],
          hip: [0, -20],
          k: 0.98,
          face: 1,
          view: 'three',
          farOver: true,
          feet: null,
          wear: { kind: 'shirt', color: who.color },
          ...o,
        });
      const cheer = (who, x, y, t = 0) =>
        neighbour(who, x, y, {
          hands: { near: [x - 34, y - 130], far: [x + 36, y - 126] },
          elbows: { near: 'out', far: 'out' },
          head: { look: 'three', tilt: t },
        }).all;
      const phone = (who, x, y, face) => {
        const f = neighbour(who, x, y, {
          face,
          view: 'side',
          hands: { near: [x + face * 17, y - 90], far: [x + face * 34, y - 66] },
          elbows: { near: 'front' },
          head: { tilt: -6, eyes: 'open' },
        });
        return f.all + rect(x + face * 13 - 3, y - 104, 6, 18, C.deep, { rx: 2 });
      };
      const dance = (a, b, x, y) => {
        const l = neighbour(a, x - 18, y, {
          view: 'side',
          lean: -3,
          hands: { near: [x, y - 112], far: [x + 16, y - 60] },
          elbows: { near: 'out' },
          head: { tilt: -2 },
        });
        const r = neighbour(b, x + 20, y, {
          face: -1,
          view: 'side',
          lean: -6,
          hands: { near: [x, y - 112], far: [x - 18, y - 62] },
          elbows: { near: 'out' },
          head: { tilt: -8, sway: 10 },
        });
        return l.far + r.far + l.body + r.body + r.near + l.near;
      };
      const uncle = { skin: '#84502f', hair: '#cfc8cc', style: 'short', color: '#4b6f9a', width: 1.1, glasses: true };
      const boy = { skin: '#94583a', hair: '#1d1416', style: 'short', color: C.yellow, width: 0.9 };
      const kid = (x, y) =>
        person({
          who: boy,
          at: [x, y],
          hip: [0, 0],
          k: 0.62,
          face: 1,
          view: 'three',
          farOver: true,
          feet: null,
          hands: { near: [x - 22, y - 74], far: [x + 22, y - 76] },
          elbows: { near: 'out', far: 'out' },
          head: { look: 'three' },
          wear: { kind: 'shirt', color: C.yellow },
        }).all;
      const [w, h] = [134, 132];
      const X = [104, 283, 462];
      const Y = [196, 372, 548];
      const floorOf = (row) => Y[row] + h + 8;
      const tv =
        rect(380, Y[1] + 58, 4, 4, C.deep) +
        rect(358, Y[1] + 60, 58, 44, '#3a2450', { rx: 4 }) +
        rect(362, Y[1] + 64, 50, 36, '#cfeaff') +
        circle(387, Y[1] + 86, 9, 'none', { stroke: '#e0a030', 'stroke-width': 3.4 }) +
        path(`M387 ${Y[1] + 66}l7 6l-7 7l-7 -7Z`, '#fff') +
        rect(352, Y[1] + 104, 70, 30, '#7a4a4a') +
        glow(387, Y[1] + 82, 60, '#cfeaff', 0.6);
      return (
        sky(['#141a44', '#232a5e', '#4a3a78', '#8a4f7a'], 760) +
        stars(90, 260) +
        moon(96, 92, 34, true) +
        g(skyline(430, ['#20265c', '#262a66'], { min: 120, max: 250, w: 90, litShare: 0.3 })) +
        rect(560, 250, 160, 12, '#10143a') +
        rect(566, 196, 170, 54, '#5a6a94') +
        rect(566, 236, 170, 6, '#a84a8c') +
        times(4, (i) => rect(578 + i * 40, 206, 26, 22, '#ffe2a0')) +
        rect(660, 262, 14, 460, '#10143a') +
        rect(560, 262, 160, 20, '#161a44') +
        rect(-20, 260, 100, 470, '#3a2a5a') +
        rect(620, 330, 110, 400, '#33285a') +
        [
          [10, 320],
          [10, 440],
          [640, 400],
          [640, 520],
        ]
          .map(([x, y]) => rect(x, y, 44, 60, '#ffd894', { opacity: 0.5 }))
          .join('') +
        rect(76, 150, 548, 580, wall) +
        bricks(80, 170, 540, 540, wall, 170) +
        rect(62, 128, 576, 26, '#8a5a7a') +
        rect(70, 154, 560, 8, '#3a1f46') +
        times(12, (i) => rect(82 + i * 46, 154, 16, 18, '#8a5a7a')) +
        rect(430, 80, 40, 50, '#3a2450') +
        line('M180 128V70M160 84H200M166 98H194', '#2a1f4e', 4) +
        litWindow(
          X[0],
          Y[0],
          w,
          h,
          cheer(AUNTS[0], X[0] + 66, floorOf(0), 4) + rect(X[0] + 10, Y[0] + 96, 24, 40, C.leaf),
        ) +
        litWindow(
          X[1],
          Y[0],
          w,
          h,
          phone(AUNTS[4], X[1] + 46, floorOf(0), 1) + phone(AUNTS[1], X[1] + 100, floorOf(0), -1),
          '#ffd0a0',
          '#ef8f7a',
        ) +
        litWindow(X[2], Y[0], w, h, dance(uncle, AUNTS[3], X[2] + 66, floorOf(0)), '#f9e2a0', '#f4b73f') +
        litWindow(X[0], Y[1], w, h, dance(AUNTS[2], AUNTS[6], X[0] + 66, floorOf(1)), '#f6c0a0', '#d9749a') +
        litWindow(
          X[1],
          Y[1],
          w,
          h,
          neighbour(AUNTS[5], X[1] + 40, floorOf(1), {
            view: 'side',
            hands: { near: [X[1] + 72, floorOf(1) - 84] },
            elbows: { near: 'up' },
            head: { eyes: 'open' },
          }).all + tv,
          '#bfd4e4',
          '#a88ac4',
        ) +
        litWindow(
          X[2],
          Y[1],
          w,
          h,
          cheer(AUNTS[4], X[2] + 46, floorOf(1), -6) + kid(X[2] + 102, floorOf(1) - 14),
          '#ffe0a0',
          '#f2a266',
        ) +
        litWindow(X[0], Y[2], w, h, phone(AUNTS[3], X[0] + 50, floorOf(2), 1) + plant(X[0] + 116, floorOf(2), 0.8)) +
        litWindow(X[2], Y[2], w, h, cheer(AUNTS[1], X[2] + 66, floorOf(2), 6), '#f9c784', '#ef8f7a') +
        rect(X[1] - 4, 540, w + 8, 190, '#8a5a7a') +
        rect(X[1] + 12, 556, w - 24, 174, '#ffe0a0') +
        glow(350, 640, 160, '#ffc47a', 0.7) +
        path(`M${X[1] + 12} 556L${X[1] - 24} 574V744L${X[1] + 12} 730Z`, '#2f5f7a') +
        rect(-20, 728, 740, 90, '#2a2254') +
        path('M290 728H410L450 800H250Z', '#8a5a7a') +
        path('M290 728H410L416 740H284ZM276 752H424L430 764H270ZM262 778H438L444 790H256Z', '#b88aa0') +
        rect(-20, 728, 300, 90, fade('#3a2f66', '#1a1640')) +
        rect(440, 728, 300, 90, fade('#3a2f66', '#1a1640')) +
        path('M290 728H410L470 820H230Z', '#ffdf98', { opacity: 0.25 }) +
        path('M284 740H416M270 764H430', '#5a2f56') +
        person({
          who: AUNTS[6],
          at: [350, 752],
          k: 1.08,
          face: 1,
          view: 'three',
          farOver: true,
          feet: { near: [-14, 0], far: [16, -10] },
          hands: { near: [306, 562], far: [396, 566] },
          elbows: { near: 'out', far: 'out' },
          head: { look: 'three', tilt: -4 },
          wear: { kind: 'dress', color: C.red, sleeves: 'short' },
        }).all +
        rect(398, 552, 8, 18, C.deep, { rx: 2 }) +
        [
          [210, 176],
          [426, 186],
          [246, 350],
          [600, 360],
          [236, 540],
          [440, 520],
          [620, 200],
        ]
          .map(([x, y], i) =>
            place(path('M0 8C-14 -2 -9 -14 0 -7C9 -14 14 -2 0 8Z', i % 2 ? C.red : C.yellow), x, y, 1.1, i * 23 - 50),
          )
          .join('')
      );
    },
  },
];
