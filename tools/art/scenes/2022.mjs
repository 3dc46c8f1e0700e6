/**
 * 2022 and the last winter: nine lists, the church, a waltz on the lawn, the harbour in snow. In each scene, `m` is
 * Mateo, `nn` is Nell and `d` is Biscuit, their dog.
 */
import { church, house } from '../kit/city.mjs';
import { C, mix } from '../kit/color.mjs';
import { dog } from '../kit/dog.mjs';
import { MATEO, mateo, NELL, nell, person } from '../kit/figure.mjs';
import { gull, lighthouse, sail } from '../kit/harbor.mjs';
import { grass, ground, leaves, pine, ridge, shadow } from '../kit/land.mjs';
import { lit, setLight, tint } from '../kit/light.mjs';
import { beams, cloud, glow, sky, streaks, sun } from '../kit/sky.mjs';
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
  pick,
  place,
  range,
  rect,
  smooth,
  times,
  W,
} from '../kit/svg.mjs';
import { candle } from '../kit/props.mjs';
import { glitter, sea, swell } from '../kit/water.mjs';
import { snow } from '../kit/weather.mjs';

export const scenes = [
  {
    n: 47,
    slug: 'nine-lists',
    draw() {
      // from the upper left, also on figures that are turned afterwards
      const light = (turn) => {
        const a = (-turn * Math.PI) / 180;
        const [x, y] = [-0.7, -0.7];
        setLight({
          from: [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)],
          key: '#fff6dc',
          ambient: '#fff2e2',
          shade: '#3a2a5a',
          rim: 0.7,
          depth: 0.34,
        });
      };
      light(0);
      const sheet = (x, y, turn, kind, s = 1) => {
        const rows = times(
          6,
          (i) =>
            (kind === 'check'
              ? rect(-34, -40 + i * 15, 8, 8, 'none', { stroke: C.ink, 'stroke-width': 1.6 }) +
                (i < 4 ? line(`M-34 ${-36 + i * 15}l3 4l7 -9`, C.red, 2.6) : '')
              : '') + line(`M${kind === 'check' ? -20 : -34} ${-36 + i * 15}H${10 + ((i * 17) % 26)}`, '#5a6488', 2.6),
        );
        const plan =
          line('M-34 -34H34V34H-34ZM-34 0H-8M10 34V10H34', C.blue, 2.6) +
          [
            [-20, -18],
            [16, -16],
            [-14, 18],
          ]
            .map(([a, b]) => circle(a, b, 8, 'none', { stroke: C.red, 'stroke-width': 2.4 }))
            .join('');
        const ship = path('M-24 14H24L16 26H-16ZM-2 8V-32L-24 8ZM4 8V-26L22 8Z', C.blue);
        return place(
          rect(-42, -52, 84, 108, '#4a2a4a', { opacity: 0.22, rx: 2 }) +
            rect(-46, -56, 88, 110, '#fffaf0', { rx: 2 }) +
            { check: rows, text: rows, plan, ship }[kind],
          x,
          y,
          s,
          turn,
        );
      };
      const flower = (x, y, c, r) =>
        times(6, (i) => {
          const a = (i * Math.PI) / 3;
          return circle(x + Math.cos(a) * r * 0.7, y + Math.sin(a) * r * 0.7, r * 0.52, c);
        }) + circle(x, y, r * 0.42, C.yellow);
      const posy = (x, y, turn) =>
        place(
          [-24, -8, 8, 24].map((a) => line(`M0 62Q${a * 0.2} 20 ${a} -16`, '#4f7a5a', 4)).join('') +
            path('M-9 40H9L13 64H-13Z', '#f3e4cc') +
            line('M-10 42H10', C.blue, 5) +
            flower(-28, -20, C.red, 19) +
            flower(2, -32, '#fbf6ec', 20) +
            flower(30, -18, '#ef8f7a', 18) +
            flower(-10, -4, '#a85c8a', 15) +
            flower(16, -2, '#fbf6ec', 14),
          x,
          y,
          1,
          turn,
        );
      const u = 1.84; // the size of both
      const lying = (who, x, y, turn, o) => {
        light(turn);
        const p = person({
          who,
          at: [0, 97 * u],
          k: u,
          view: 'back',
          face: 1,
          feet: { near: [-14, -4], far: [16, 2] },
          ...o,
        });
        light(0);
        return g(p.all, { transform: `translate(${x} ${y}) rotate(${turn})` });
      };
      const m = lying(MATEO, 240, 312, 82, {
        head: { look: 'back', tilt: 4 },
        elbows: { near: 'out', far: 'out' },
        hands: { near: [-24 * u, -106 * u], far: [20 * u, -104 * u] },
        wear: { kind: 'shirt', color: C.blue, legs: '#4a4a68', shoes: '#fbf6ec' },
      });
      const nn = lying(NELL, 446, 476, -100, {
        head: { look: 'back', tilt: -6, sway: 12 },
        elbows: { near: 'out', far: 'out' },
        hands: { near: [-22 * u, -100 * u], far: [18 * u, -108 * u] },
        wear: { kind: 'dress', sleeves: 'short', shoes: '#f2bd98' },
      });
      const limb = (pts, w, c) => line(smooth(pts, false), c, w);
      // Biscuit, asleep
      const nap = [
        limb(
          [
            [-64, 4],
            [-84, 44],
            [-58, 76],
          ],
          19,
          '#a8703a',
        ) +
          limb(
            [
              [50, 14],
              [44, 56],
              [20, 84],
            ],
            18,
            '#a8703a',
          ),
        limb(
          [
            [-84, -18],
            [-122, -44],
            [-150, -22],
            [-160, 6],
          ],
          15,
          '#c98a48',
        ),
        path(
          smooth([
            [-92, -22],
            [-62, -50],
            [0, -54],
            [52, -48],
            [84, -26],
            [80, 10],
            [40, 28],
            [-20, 26],
            [-70, 30],
            [-96, 8],
          ]),
          '#c98a48',
        ),
        path(
          smooth([
            [-50, 26],
            [-10, 4],
            [44, 8],
            [80, -8],
            [82, 12],
            [40, 30],
            [-10, 28],
          ]),
          '#e2ac6c',
          { opacity: 0.85 },
        ),
        limb(
          [
            [-70, 6],
            [-58, 50],
            [-24, 70],
          ],
          22,
          '#c98a48',
        ) +
          limb(
            [
              [62, 8],
              [78, 50],
              [62, 84],
            ],
            20,
            '#c98a48',
          ),
        limb(
          [
            [80, -38],
            [92, -14],
            [82, 12],
          ],
          12,
          C.red,
        ) + circle(88, 14, 7, C.yellow),
        path(
          smooth([
            [84, -34],
            [106, -52],
            [138, -44],
            [156, -20],
            [176, -2],
            [176, 16],
            [150, 24],
            [112, 18],
            [90, 4],
          ]),
          '#c98a48',
        ),
        path(
          smooth([
            [146, -16],
            [172, -8],
            [180, 8],
            [166, 22],
            [140, 20],
          ]),
          '#e2ac6c',
        ),
        oval(177, 0, 8, 7, C.deep) +
          line('M132 -16Q140 -8 149 -13', C.deep, 3.6) +
          line('M150 14Q162 18 172 13', '#7a4a24', 2.6),
        path(
          smooth([
            [104, -50],
            [126, -38],
            [128, -4],
            [112, 26],
            [94, 22],
            [92, -14],
          ]),
          '#8c5427',
        ),
      ]
        .map((part) => lit(part, 1.5))
        .join('');
      const board = (i) =>
        rect(-20, i * 74, 740, 72, i % 2 ? '#c58f62' : '#bd865a') +
        line(`M${(i * 197) % 700} ${i * 74}v72M${(i * 331 + 260) % 700} ${i * 74}v72`, '#8f5c42', 2);
      return (
        rect(0, 0, W, 800, '#8f5c42') +
        times(11, board) +
        rect(
          0,
          0,
          W,
          800,
          linear(
            [
              [0, '#fff0c8', 0.35],
              [0.5, '#fff0c8', 0],
              [1, '#3a1f4a', 0.4],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        rect(62, 108, 588, 600, '#3a1f3a', { opacity: 0.28, rx: 8 }) +
        times(40, (i) => line(`M${54 + i * 15} 92v14M${54 + i * 15} 694v14`, '#f6e6c8', 3)) +
        rect(50, 104, 596, 592, '#2f5f62', { rx: 4 }) +
        rect(68, 122, 560, 556, '#f2dcb4') +
        rect(78, 132, 540, 536, '#3f7f78') +
        g(
          times(30, (i) =>
            place(
              path('M0 -26L16 0L0 26L-16 0Z', i % 3 ? '#5a9a8c' : '#e9c07a') + path('M0 -12L7 0L0 12L-7 0Z', '#2f5f62'),
              122 + (i % 6) * 92,
              170 + Math.floor(i / 6) * 114,
            ),
          ),
          { opacity: 0.75 },
        ) +
        path('M0 60L60 0H300L0 330Z', '#fff6dc', { opacity: 0.2 }) +
        path('M0 420L420 0H520L0 540Z', '#fff6dc', { opacity: 0.14 }) +
        sheet(130, 190, -12, 'check') +
        sheet(262, 150, 6, 'text') +
        sheet(596, 176, 14, 'check', 1.05) +
        sheet(84, 620, 18, 'text') +
        sheet(216, 640, -8, 'check', 1.1) +
        sheet(654, 700, -16, 'plan', 1.1) +
        sheet(612, 300, 6, 'text', 0.9) +
        posy(470, 176, 24) +
        posy(100, 330, -34) +
        flower(330, 700, C.red, 16) +
        flower(372, 722, '#fbf6ec', 14) +
        flower(548, 716, '#ef8f7a', 14) +
        flower(658, 90, '#fbf6ec', 15) +
        sheet(376, 190, -6, 'ship', 1) +
        sheet(470, 318, 12, 'check', 1.1) +
        sheet(240, 500, -16, 'plan', 1.15) +
        place(
          circle(4, 4, 31, '#3a1f3a', { opacity: 0.25 }) +
            line('M24 -8l22 -12', '#fbf6ec', 9) +
            circle(0, 0, 30, '#fbf6ec') +
            circle(0, 0, 24, '#6a3f34') +
            path('M-20 -4q18 -14 40 2q-20 -20 -40 -2Z', '#fff', { opacity: 0.4 }),
          128,
          432,
          0.9,
        ) +
        m +
        nn +
        sheet(478, 650, 8, 'check', 1.9) +
        g(nap, { transform: 'translate(452 652) rotate(-12)' }) +
        [
          [620, 556, 20],
          [646, 534, 15],
          [664, 518, 11],
        ]
          .map(([x, y, s]) => place(line('M-8 -8H8L-8 8H8', '#fffaf0', 4), x, y, s / 16, 10))
          .join('')
      );
    },
  },
  {
    n: 48,
    slug: 'the-church',
    draw() {
      setLight({ from: [0.1, -1], key: '#fff3c8', ambient: '#c8b8e0', shade: '#15123f', rim: 1, depth: 0.5 });
      const lancet = (x, y, w, h) =>
        `M${x - w / 2} ${y}V${y - h + w * 0.8}Q${x - w / 2} ${y - h + w * 0.24} ${x} ${y - h}Q${x + w / 2} ${y - h + w * 0.24} ${x + w / 2} ${y - h + w * 0.8}V${y}Z`;
      const [wx, wy, ww, wh] = [350, 480, 216, 396];
      const frame = lancet(wx, wy, ww, wh);
      const lead = '#3a2f6a';
      const stained =
        path(lancet(wx, wy + 12, ww + 44, wh + 44), '#8a78b4') +
        path(lancet(wx, wy + 6, ww + 20, wh + 20), '#2a2158') +
        g(
          rect(
            wx - 120,
            wy - wh,
            240,
            wh,
            linear([
              [0, '#f6b45a'],
              [0.34, '#ffdf9a'],
              [0.6, '#fff6dc'],
              [1, '#ffe7b0'],
            ]),
          ) +
            times(12, (i) => {
              const a = Math.PI + ((i + 0.5) / 12) * Math.PI;
              return path(
                `M${wx} 300L${n(wx + Math.cos(a - 0.075) * 260)} ${n(300 + Math.sin(a - 0.075) * 260)}L${n(wx + Math.cos(a + 0.075) * 260)} ${n(300 + Math.sin(a + 0.075) * 260)}Z`,
                i % 2 ? C.red : C.coral,
                { opacity: 0.75 },
              );
            }) +
            circle(wx, 300, 62, C.yellow) +
            circle(wx, 300, 44, '#fff3c0') +
            // a schooner of glass
            path(`M${wx - 6} 262Q${wx - 66} 330 ${wx - 74} 384H${wx - 6}Z`, '#fffaf0') +
            path(`M${wx + 4} 246Q${wx + 70} 320 ${wx + 80} 384H${wx + 4}Z`, '#fff1d0') +
            path(
              `M${wx - 96} 392H${wx + 96}Q${wx + 78} 426 ${wx + 50} 428H${wx - 56}Q${wx - 84} 424 ${wx - 96} 392Z`,
              C.red,
            ) +
            path(
              `M${wx - 120} 422Q${wx - 80} 402 ${wx - 40} 422T${wx + 40} 422T${wx + 120} 422V490H${wx - 120}Z`,
              '#3f86b4',
            ) +
            path(
              `M${wx - 120} 446Q${wx - 80} 430 ${wx - 40} 446T${wx + 40} 446T${wx + 120} 446V490H${wx - 120}Z`,
              C.blue,
            ) +
            path(
              `M${wx - 120} 466Q${wx - 80} 454 ${wx - 40} 466T${wx + 40} 466T${wx + 120} 466V490H${wx - 120}Z`,
              C.glass,
            ) +
            line(
              `M${wx} 240V392M${wx - 96} 392H${wx + 96}M${wx - 6} 262Q${wx - 66} 330 ${wx - 74} 384H${wx + 80}Q${wx + 70} 320 ${wx + 4} 246`,
              lead,
              4,
            ) +
            `<circle cx="${wx}" cy="300" r="62" fill="none" stroke="${lead}" stroke-width="4"/>` +
            line(
              `M${wx - 108} 356H${wx - 70}M${wx + 74} 356H${wx + 108}M${wx - 110} 300H${wx - 62}M${wx + 62} 300H${wx + 110}M${wx} 238V84M${wx - 44} 256L${wx - 108} 190M${wx + 44} 256L${wx + 108} 190`,
              lead,
              4,
            ) +
            line(
              `M${wx - 120} 422Q${wx - 80} 402 ${wx - 40} 422T${wx + 40} 422T${wx + 120} 422M${wx - 120} 446Q${wx - 80} 430 ${wx - 40} 446T${wx + 40} 446T${wx + 120} 446`,
              lead,
              3.4,
            ),
          { 'clip-path': clip(path(frame, '#fff')) },
        ) +
        path(frame, 'none', { stroke: '#fff0c8', 'stroke-width': 5 });
      // pillars and pointed arches on both sides, nearer ones darker; `q` is 0 near, 1 at the altar
      const bay = (q, f) => {
        const s = 1 - q;
        const x0 = 350 + f * (150 + 300 * s);
        const [top, foot, apex] = [236 - 150 * s, 548 + 240 * s, 30 - 280 * s];
        const c = mix('#8f7fc0', '#211a50', s ** 0.55);
        const w = 14 + 40 * s;
        return (
          path(
            `M${x0} ${foot}V${top}H${x0 + f * w}V${foot + 10 * s}Z`,
            linear(
              f > 0
                ? [
                    [0, mix(c, '#ffd8a0', 0.5)],
                    [0.35, c],
                    [1, mix(c, '#15123f', 0.5)],
                  ]
                : [
                    [0, mix(c, '#15123f', 0.5)],
                    [0.65, c],
                    [1, mix(c, '#ffd8a0', 0.5)],
                  ],
              0,
              0,
              1,
              0,
            ),
          ) +
          rect(Math.min(x0 - f * 6, x0 + f * (w + 6)), foot - 18 * s, w + 12, 22 * s, mix(c, '#fff0d0', 0.14)) +
          line(`M${x0 + (f * w) / 2} ${top}Q${x0 + (f * w) / 2} ${(top + apex) / 2 + 10} 350 ${apex}`, c, 9 + 30 * s)
        );
      };
      const pew = (q, f) => {
        const s = 1 - q;
        const [xi, xo, y] = [350 + f * (52 + 118 * s), 350 + f * (150 + 520 * s), 548 + 292 * s];
        const c = mix('#9a6a72', '#2c1a3e', s ** 0.6);
        const h = 26 + 104 * s;
        return (
          path(`M${xi} ${y}V${y - h}H${xo}V${y}Z`, c) +
          line(`M${xi} ${y - h}H${xo}`, mix(c, '#ffd9a0', 0.62), 3 + 6 * s) +
          path(
            `M${xi} ${y}V${y - h * 1.12}Q${xi + f * 8 * s} ${y - h * 1.22} ${xi + f * (6 + 16 * s)} ${y - h}V${y}Z`,
            mix(c, '#15123f', 0.35),
          ) +
          line(`M${xi} ${y}V${y - h * 1.08}`, '#ffdca4', 2 + 3 * s, { opacity: 0.9 })
        );
      };
      const back = { view: 'back' };
      const m = mateo([316, 668], 1.34, 1, {
        ...back,
        feet: { near: [-8, 0], far: [9, -2] },
        hands: { far: [352, 584] },
        head: { look: 'side', dir: 1, tilt: -6, eyes: 'open', mouth: 'smile' },
        wear: { kind: 'jacket', legs: '#2a2f5c' },
      });
      const nn = nell([388, 670], 1.28, -1, {
        ...back,
        feet: { near: [-8, -1.5], far: [8, 0] },
        hands: { far: [352, 584] },
        head: { look: 'back', tilt: -4, sway: 3 },
        wear: { kind: 'dress', sleeves: 'short' },
      });
      const pane = (x, y, w, h, c, a) =>
        path(
          `M${350 + x * (0.55 + y * 0.75)} ${560 + y * 250}L${350 + (x + w) * (0.55 + y * 0.75)} ${560 + y * 250}L${350 + (x + w) * (0.55 + (y + h) * 0.75)} ${560 + (y + h) * 250}L${350 + x * (0.55 + (y + h) * 0.75)} ${560 + (y + h) * 250}Z`,
          c,
          { opacity: a },
        );
      const colors = [C.yellow, C.red, C.glass, '#fff3c0', C.blue, C.coral];
      return (
        rect(
          0,
          0,
          W,
          800,
          linear([
            [0, '#1d1848'],
            [0.6, '#54479a'],
            [1, '#2a2058'],
          ]),
        ) +
        rect(196, 0, 308, 552, fade('#4a3f8a', '#a890c4')) +
        glow(350, 300, 420, '#ffe2a8', 0.75) +
        stained +
        // altar
        rect(276, 500, 148, 46, '#fffaf0') +
        rect(266, 492, 168, 11, '#f4d9a0') +
        [292, 408].map((x) => candle(x, 492, 0.62, '#fffaf0')).join('') +
        path('M180 548H520L900 830H-200Z', fade('#b896b4', '#6a4f8a', '#2c2054')) +
        path('M298 548H402L512 820H188Z', fade('#f0a078', '#c23f3f', '#7a1f3a')) +
        // the window's colours on the floor
        times(15, (i) => {
          const [u, v] = [i % 3, Math.floor(i / 3)];
          return pane(-66 + u * 46, 0.06 + v * 0.185, 40, 0.15, colors[(i * 5 + v) % 6], n(0.85 - v * 0.09));
        }) +
        [0.86, 0.62, 0.34].map((q) => bay(q, -1) + bay(q, 1)).join('') +
        [0.94, 0.84, 0.72, 0.56, 0.36].map((q) => pew(q, -1) + pew(q, 1)).join('') +
        g(
          [
            [300, 180, 130, 800],
            [330, 210, 270, 820],
            [372, 210, 440, 820],
            [402, 180, 574, 800],
          ]
            .map(([x, y, u, v]) =>
              path(
                `M${x - 22} ${y}H${x + 22}L${u + 70} ${v}H${u - 70}Z`,
                linear([
                  [0, '#fff3cc', 0],
                  [0.42, '#fff3cc', 0.66],
                  [1, '#ffdc9a', 0],
                ]),
              ),
            )
            .join(''),
          { opacity: 0.85 },
        ) +
        path('M322 668L268 800H330L340 672Z', '#160f38', { opacity: 0.42 }) +
        path('M370 672L376 800H446L398 670Z', '#160f38', { opacity: 0.42 }) +
        shadow(352, 674, 130, 12, '#120c30', 0.5) +
        m.all +
        nn.all +
        lit(oval(m.j.far[0], m.j.far[1] - 1, 8, 9, tint(MATEO.skin)), 1.2) +
        lit(oval(m.j.far[0] + 4, m.j.far[1] - 2, 5.4, 7, tint(NELL.skin)), 1.2) +
        [0.06].map((q) => pew(q, -1) + pew(q, 1)).join('') +
        times(60, () =>
          circle(range(150, 550), range(150, 660), range(0.8, 2.4), '#fff6d8', { opacity: n(range(0.3, 0.85)) }),
        )
      );
    },
  },
  {
    n: 49,
    slug: 'the-hotel-lawn',
    draw() {
      setLight({ from: [-0.75, -0.65], key: '#fffbe0', ambient: '#fffaf0', shade: '#2a3a6a', depth: 0.32 });
      const k = 1.5;
      const m = mateo([372, 520], k, 1, {
        lean: 5,
        feet: { near: [24, 0], far: [-20, -3] },
        hands: { near: [440, 236], far: [452, 392] },
        elbows: { near: 'out', far: 'down' },
        head: { tilt: 4, mouth: 'smile' },
        wear: { kind: 'jacket', legs: '#2b3f74', collar: C.paper },
      });
      const nn = nell([474, 522], k * 0.95, -1, {
        lean: -14,
        feet: { near: [-18, -18, 20], far: [12, 0] },
        hands: { near: [441, 238], far: [566, 372] },
        elbows: { near: 'up', far: 'down' },
        head: { tilt: -10, sway: 40, mouth: 'smile' },
        wear: { kind: 'dress', sleeves: 'short', belt: true, shoes: C.paper },
      });
      // forty-one steps: a waltz that loops up the lawn to the place where they dance
      const way = (q) => {
        const a = q * Math.PI * 3.5 + 2.9;
        const s = 1 - q * 0.52;
        return [170 + q * 226 + Math.cos(a) * 118 * s, 700 - q * 152 + Math.sin(a) * 54 * s, s];
      };
      const steps = times(41, (i) => {
        const [x, y, s] = way(i / 40);
        const [u, v] = way(i / 40 + 0.01);
        const turn = (Math.atan2((v - y) * 1.6, u - x) * 180) / Math.PI;
        return place(
          oval(3, i % 2 ? 7 : -7, 9, 4.6, '#2c5a40') + oval(-9, i % 2 ? 7 : -7, 4.4, 3.8, '#2c5a40'),
          x,
          y,
          1.25 * s + 0.15,
          turn,
        );
      });
      const d = dog({ at: [524, 736], k: 1.8, face: 1, pose: 'run', tail: 0.7, tilt: -4 });
      const [mx, my] = [d.head[0] + 48, d.head[1] + 12];
      // the tape measure in Biscuit's mouth
      const tape = `M${mx} ${my}C${mx - 40} ${my + 90} 470 790 380 768S190 690 150 752S60 800 -20 770`;
      return (
        sky(['#5fa4c8', '#a4d0d4', '#e6efdc'], 210) +
        cloud(30, 120, 220, '#fffdf4', 0.9) +
        cloud(460, 90, 190, '#fffdf4', 0.85) +
        cloud(300, 168, 150, '#fffdf4', 0.7) +
        sea(190, ['#8fc4cc', '#4f9ab4', '#2f7a9c'], 320) +
        swell(196, 300, '#f0fbf6', 46, 0.55) +
        glitter(150, 194, 300, '#fffbe4', { count: 30, from: 60, spread: 1 }) +
        path('M480 194Q560 166 720 174V200H480Z', '#5f8f8a') +
        lighthouse(612, 182, 0.5, { isLit: false }) +
        sail(330, 214, 0.8) +
        sail(420, 204, 0.5, -1) +
        sail(70, 232, 1.1, -1) +
        gull(250, 140, 0.6) +
        // the lawn, mown in stripes
        ground(
          [
            [-20, 306],
            [160, 286],
            [380, 282],
            [560, 290],
            [720, 280],
          ],
          linear([
            [0, '#b4cc70'],
            [0.4, '#7fb05e'],
            [1, '#4f8a52'],
          ]),
        ) +
        times(6, (i) =>
          path(`M${80 + i * 96} 284L${-420 + i * 290} 820H${-275 + i * 290}L${128 + i * 96} 283Z`, '#e6f0a0', {
            opacity: 0.2,
          }),
        ) +
        path('M-20 306L160 286L380 282L560 290L720 280V292L560 302L380 294L160 299L-20 320Z', '#4f8a52', {
          opacity: 0.6,
        }) +
        times(26, (i) =>
          circle(-10 + i * 29, 292 - Math.sin(i * 0.5) * 4, range(9, 17), i % 3 ? '#4f8f5a' : '#6aa862'),
        ) +
        times(22, () => circle(range(0, 700), range(274, 296), range(2.4, 4), pick(['#fffaf0', '#f7c4cc', C.red]))) +
        // a corner of the veranda
        lit(
          rect(-20, 120, 128, 200, '#fbf3e4') +
            path('M-20 120H128L104 84H-20Z', '#56627c') +
            rect(-20, 222, 140, 10, '#e0d4c4') +
            [-6, 50]
              .map((x) => rect(x, 142, 34, 58, '#6fa4b8') + line(`M${x + 17} 142v58M${x} 171h34`, '#fffaf0', 3))
              .join('') +
            rect(-20, 232, 128, 88, '#c4b4b8') +
            [6, 56, 104].map((x) => rect(x, 232, 8, 92, '#fffdf6')).join('') +
            rect(-20, 282, 140, 6, '#fffdf6') +
            times(12, (i) => rect(-14 + i * 11, 284, 3.4, 38, '#fffdf6')),
          2,
        ) +
        line('M72 84V14', '#56627c', 5) +
        path('M74 16Q104 4 134 18Q112 30 134 46Q102 38 74 48Z', C.red) +
        steps +
        path('M362 524Q470 548 640 590Q690 612 640 612Q500 584 380 538Z', '#1f4a48', { opacity: 0.34 }) +
        path('M470 526Q560 540 690 572Q730 590 690 592Q560 566 462 534Z', '#1f4a48', { opacity: 0.28 }) +
        nn.far +
        m.far +
        nn.body +
        m.body +
        nn.near +
        m.near +
        shadow(566, 742, 260, 20, '#1f4a48', 0.36) +
        line(tape, '#c9882a', 15) +
        line(tape, C.yellow, 12) +
        line(tape, '#5a3a3a', 8, { 'stroke-dasharray': '.1 17', opacity: 0.6 }) +
        d.all +
        line(
          `M${d.collar[0] - 33} ${d.collar[1] - 4}Q${d.collar[0] - 6} ${d.collar[1] + 18} ${d.collar[0] + 10} ${d.collar[1]}`,
          tint(C.red),
          9,
        ) +
        lit(place(rect(-17, -15, 34, 30, C.yellow, { rx: 8 }) + circle(0, 0, 8, '#b9742a'), mx, my + 4, 1, 8), 1.4) +
        grass(-10, 710, 806, '#3a6a44', 80, 30, 8) +
        times(30, () => circle(range(0, 700), range(620, 790), range(1.6, 3), '#fffbe4', { opacity: 0.8 })) +
        leaves(9, [C.red, C.yellow, '#e0793c'], 300, 700, 1)
      );
    },
  },
  {
    n: 50,
    slug: 'last-winter-visit',
    draw() {
      setLight({ from: [-0.55, -0.7], key: '#fff0c4', ambient: '#f2e8f0', shade: '#2f3a7c', rim: 0.95, depth: 0.28 });
      const k = 2.16;
      const hat = (color) => ({ kind: 'beanie', color, band: C.paper });
      const hold = [358, 472];
      // both barefoot: she holds her boots, he holds one foot
      const nn = nell([240, 716], k * 0.95, 1, {
        lean: -10,
        feet: { near: [-10, 0], far: [14, 0] },
        hands: { near: hold, far: [160, 560] },
        elbows: { near: 'down', far: 'back' },
        head: { tilt: -8, eyes: 'closed', mouth: 'laugh', sway: -16, hat: hat(C.yellow) },
        wear: { kind: 'coat', legs: NELL.skin, shoes: NELL.skin, belt: true, scarf: C.paper },
      });
      const m = mateo([464, 706], k, -1, {
        lean: 8,
        hip: [4, -97],
        feet: { near: [-4, 0], far: [34, -76, -30] },
        hands: { near: [hold[0] + 6, hold[1] + 4], far: [416, 536] },
        elbows: { near: 'down', far: 'down' },
        head: { tilt: -14, eyes: 'closed', mouth: 'oh', hat: hat(C.red) },
        wear: { kind: 'coat', legs: '#26305a', shoes: MATEO.skin, scarf: C.yellow },
      });
      const boots = (x, y, s, turn, color, flip = 1) =>
        place(
          lit(path('M-12 -46H10L12 -8Q34 -6 34 8H-14Z', color) + rect(-15, -50, 28, 9, C.paper, { rx: 4 }), 1.6),
          x,
          y,
          s,
          turn,
          flip,
        );
      const d = dog({ at: [598, 760], k: 1.9, face: -1, pose: 'walk', tail: 0.8, tilt: -8 });
      const houses = [
        [-18, 398, 78, '#a8503f'],
        [68, 392, 64, '#e9dcc4'],
        [206, 396, 66, '#4b6f9a'],
        [282, 398, 60, '#d9a65a'],
        [356, 402, 58, '#8f4a5a'],
      ];
      // a walk from the village to the water: two pairs of boots and four paws
      const trail = (pts, s0, s1, count) =>
        times(count, (i) => {
          const q = i / (count - 1);
          const [x, y] = [0, 1].map((u) => (1 - q) ** 2 * pts[0][u] + 2 * q * (1 - q) * pts[1][u] + q * q * pts[2][u]);
          const s = s0 + (s1 - s0) * q;
          return oval(x + (i % 2 ? 5 : -5) * s, y, 6.4 * s, 3.2 * s, '#7f86c0', { opacity: 0.75 });
        });
      const ring = (x, y, w) =>
        oval(x, y, w, w * 0.17, 'none', { stroke: '#fffaf0', 'stroke-width': 3.4, opacity: 0.85 }) +
        oval(x, y, w * 1.6, w * 0.27, 'none', { stroke: '#fffaf0', 'stroke-width': 2.2, opacity: 0.45 });
      const drops = (x, y, w, h, count) =>
        times(count, (i) => {
          const a = Math.PI * (0.12 + (0.76 * i) / (count - 1));
          const q = range(0.5, 1);
          return circle(x + Math.cos(a) * w * q, y - Math.sin(a) * h * q, range(2.2, 5), '#fffaf0', { opacity: 0.95 });
        });
      const shore = [
        [-20, 640],
        [120, 628],
        [300, 646],
        [470, 626],
        [610, 640],
        [720, 622],
      ];
      return (
        sky(['#5f8ec0', '#a3b8d8', '#f3cdb6', '#fde4b4'], 420) +
        streaks(9, 70, 300, '#fff6e4', 0.5) +
        beams(58, 300, 760, '#fff3cc', 15, 0.16, -Math.PI, 0) +
        sun(58, 300, 40, '#fffae4') +
        ridge(392, 24, 120, 1, '#a9aed6') +
        ridge(408, 10, 90, 3, '#cfcdea', 440) +
        houses.map(([x, y, w, c]) => house(x, y, w, 60, c, { snow: true })).join('') +
        church(160, 398, 0.66) +
        pine(448, 412, 0.62, C.pine, true) +
        pine(484, 414, 0.44, C.pine, true) +
        path('M470 430Q560 380 640 378Q700 378 740 396V470Q580 470 470 430Z', '#4f5a94') +
        path('M482 424Q560 380 640 378Q700 378 740 396V416Q650 398 590 412Q540 424 482 424Z', '#fbf8fc') +
        lighthouse(622, 388, 1.5) +
        // snow down to the water
        ground(
          [
            [-20, 404],
            [160, 400],
            [380, 408],
            [560, 426],
            [720, 420],
          ],
          linear([
            [0, '#fff6e6'],
            [0.3, '#f0ecf6'],
            [0.62, '#c9c9e8'],
          ]),
        ) +
        path('M-20 440Q160 424 330 452T720 446V470Q520 480 330 474T-20 466Z', '#ffffff', { opacity: 0.6 }) +
        trail(
          [
            [246, 408],
            [330, 470],
            [250, 626],
          ],
          0.5,
          1.5,
          13,
        ) +
        trail(
          [
            [262, 408],
            [390, 470],
            [420, 622],
          ],
          0.5,
          1.5,
          13,
        ) +
        trail(
          [
            [282, 410],
            [520, 450],
            [560, 626],
          ],
          0.3,
          0.9,
          19,
        ) +
        ground(shore, '#b9a48c') +
        ground(
          shore.map(([x, y]) => [x, y + 9]),
          '#fffdf6',
        ) +
        ground(
          shore.map(([x, y]) => [x, y + 18]),
          linear([
            [0, '#bfe0dc'],
            [0.25, '#6fb0bc'],
            [1, '#1f5f86'],
          ]),
        ) +
        glitter(80, 660, 800, '#fff3cc', { count: 60, from: 60, spread: 0.9, a: 0.75 }) +
        swell(664, 800, '#e8fbf8', 46, 0.45) +
        // the colours of their coats on the water
        times(8, (i) =>
          oval(232 + range(-16, 16), 728 + i * 9, range(18, 46), 2.6, C.red, { opacity: 0.5 - i * 0.05 }),
        ) +
        times(8, (i) =>
          oval(464 + range(-16, 16), 720 + i * 10, range(18, 46), 2.6, C.blue, { opacity: 0.6 - i * 0.06 }),
        ) +
        shadow(466, 714, 90, 12, '#123a66', 0.4) +
        m.far +
        nn.far +
        boots(154, 610, 1.2, 20, '#8a3f54', -1) +
        boots(192, 612, 1.2, -16, '#4a2440') +
        nn.body +
        m.body +
        nn.near +
        m.near +
        // water over their ankles
        ring(232, 716, 40) +
        ring(464, 708, 30) +
        drops(464, 704, 54, 40, 7) +
        d.all +
        path(
          'M470 746Q530 730 580 740T660 736T720 742V820H440Z',
          linear(
            [
              [0, '#2b6f90', 0],
              [0.3, '#2b6f90'],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        line('M508 738Q540 728 580 740T660 736T712 741', '#fffaf0', 5) +
        line('M528 756Q570 748 610 756T690 754', '#fffaf0', 3, { opacity: 0.6 }) +
        drops(596, 742, 120, 44, 13) +
        snow(60, { a: 0.85, big: 3.6 })
      );
    },
  },
];
