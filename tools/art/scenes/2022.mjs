/** 2022 and the last winter: nine lists, the church, a waltzed lawn, the harbor in snow. */
import { church, house } from '../kit/city.mjs';
import { C, mix } from '../kit/color.mjs';
import { dog, leash } from '../kit/dog.mjs';
import { MATEO, mateo, NELL, nell, person } from '../kit/figure.mjs';
import { lighthouse, sail, trawler } from '../kit/harbor.mjs';
import { grass, ground, pine, ridge, shadow } from '../kit/land.mjs';
import { lit, setLight, tint } from '../kit/light.mjs';
import { beams, birds, glow, sky, streaks, sun } from '../kit/sky.mjs';
import { circle, clip, g, line, linear, oval, path, place, range, rect, smooth, times, W } from '../kit/svg.mjs';
import { glitter, sea, swell } from '../kit/water.mjs';
import { snow } from '../kit/weather.mjs';

export const scenes = [
  {
    n: 47,
    slug: 'nine-lists',
    draw() {
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
      const lying = (who, x, y, turn, o) => {
        light(turn);
        const p = person({
          who,
          at: [0, 97 * 1.84],
          k: 1.84,
          view: 'back',
          face: 1,
          feet: { near: [-14, -4], far: [16, 2] },
          ...o,
        });
        light(0);
        return g(p.all, { transform: `translate(${x} ${y}) rotate(${turn})` });
      };
      const u = 1.84;
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
      setLight({ from: [-0.7, -0.6], key: '#fff0c0', ambient: '#dcd8ee', shade: '#2c2a66', depth: 0.4 });
      const arch = (x, y, w, h, fill) =>
        path(
          `M${x - w / 2} ${y}V${y - h + w / 2}Q${x - w / 2} ${y - h} ${x} ${y - h}Q${x + w / 2} ${y - h} ${x + w / 2} ${y - h + w / 2}V${y}Z`,
          fill,
        );
      const glass = (x, y, w, h, cs) => {
        const c = clip(arch(x, y, w, h, '#fff'));
        return (
          arch(x, y + 5, w + 14, h + 12, '#f6efe4') +
          g(
            rect(
              x - w / 2,
              y - h,
              w,
              h,
              linear([
                [0, cs[0]],
                [1, cs[1]],
              ]),
            ) +
              times(18, (i) =>
                rect(
                  x - w / 2 + (i % 3) * (w / 3),
                  y - h + Math.floor(i / 3) * (h / 6),
                  w / 3,
                  h / 6,
                  cs[2 + ((i * 7) % 4)],
                  { opacity: 0.75 },
                ),
              ) +
              times(2, (i) => line(`M${x - w / 6 + (i * w) / 3} ${y}V${y - h}`, '#4a4470', 3)) +
              times(5, (i) => line(`M${x - w / 2} ${y - ((i + 1) * h) / 6}h${w}`, '#4a4470', 3)),
            { 'clip-path': c },
          )
        );
      };
      const cs = ['#fff1c9', '#f9c784', C.red, C.blue, C.yellow, '#9cc9be'];
      const side = (f) =>
        times(3, (i) => {
          const q = [0, 0.42, 0.66][i];
          const s = 1 - q;
          const x = 350 + f * (300 * s);
          return g(glass(0, 0, 96, 330, cs), { transform: `translate(${x} ${420 + 50 * s}) scale(${s * 0.62} ${s})` });
        });
      const pew = (q, f) => {
        const s = 1 - q;
        const [xi, xo, y] = [350 + f * 96 * s, 350 + f * 430 * s, 430 + 330 * s];
        return (
          path(
            `M${xi} ${y}V${y - 96 * s}Q${xi} ${y - 110 * s} ${xi + f * 12 * s} ${y - 110 * s}H${xo}V${y}Z`,
            mix('#8a5a44', '#4b3f72', q * 0.7),
          ) +
          line(`M${xi + f * 8 * s} ${y - 108 * s}H${xo}`, mix('#e9b98a', '#8a7aa4', q * 0.6), 7 * s) +
          path(
            `M${xi} ${y}V${y - 96 * s}Q${xi} ${y - 112 * s} ${xi + f * 16 * s} ${y - 110 * s}V${y}Z`,
            mix('#fbf6ec', '#b8b0d0', q * 0.7),
          )
        );
      };
      const m = mateo([322, 690], 1.12, 1, {
        view: 'back',
        feet: { near: [-9, 0], far: [8, -7] },
        hands: { far: [354, 616] },
        head: { look: 'side', dir: 1, tilt: -4 },
        wear: { kind: 'shirt', legs: '#3a3f66' },
      });
      const nn = nell([384, 692], 1.06, -1, {
        view: 'back',
        feet: { near: [-8, -6], far: [8, 0] },
        hands: { far: [354, 616] },
        head: { look: 'side', dir: -1, tilt: -12, sway: 3 },
        wear: { kind: 'dress', sleeves: 'short' },
      });
      return (
        rect(0, 0, W, 800, '#c9c4e0') +
        path(
          'M0 0H700L430 300H270Z',
          linear([
            [0, '#7d7ab0'],
            [1, '#b8b2d4'],
          ]),
        ) +
        times(6, (i) => line(`M${i * 140} 0L${270 + i * 32} 300`, '#6a68a0', 3, { opacity: 0.5 })) +
        [0.1, 0.4, 0.62, 0.8]
          .map((q) => line(`M${270 * q} ${300 * q}H${700 - 270 * q}`, '#5a5890', 9 * (1 - q * 0.6), { opacity: 0.6 }))
          .join('') +
        path(
          'M0 0L270 300V520L0 760Z',
          linear(
            [
              [0, '#d4cee6'],
              [1, '#aca6ce'],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        path(
          'M700 0L430 300V520L700 760Z',
          linear(
            [
              [0, '#8680b4'],
              [1, '#b8b2d4'],
            ],
            1,
            0,
            0,
            0,
          ),
        ) +
        rect(270, 300, 160, 222, '#f3ecf0') +
        arch(350, 452, 78, 130, '#fff6dc') +
        glass(350, 450, 70, 122, ['#fff6d8', '#fbd894', '#9cc9be', C.yellow, C.blue, C.red]) +
        glow(350, 390, 200, '#fff1c9', 0.8) +
        rect(320, 476, 60, 40, '#8a5a44') +
        rect(314, 470, 72, 8, '#fffaf0') +
        side(-1) +
        side(1) +
        path(
          'M270 520L0 760V820H700V760L430 520Z',
          linear([
            [0, '#a890a8'],
            [1, '#5a4470'],
          ]),
        ) +
        path(
          'M330 520H370L470 820H230Z',
          linear([
            [0, '#d7655a'],
            [1, '#a82f3f'],
          ]),
        ) +
        [0.72, 0.62, 0.5, 0.36, 0.2].map((q) => pew(q, -1) + pew(q, 1)).join('') +
        g(
          path(
            'M24 150L76 130L530 716H330Z',
            linear([
              [0, '#fff6d8', 0.85],
              [1, '#fff1c9', 0.25],
            ]),
          ) +
            path(
              'M150 236L178 222L500 640H410Z',
              linear([
                [0, '#fff6d8', 0.6],
                [1, '#fff1c9', 0.1],
              ]),
            ),
          { opacity: 0.42 },
        ) +
        [
          [392, 708, C.red],
          [436, 722, C.yellow],
          [368, 726, C.blue],
          [470, 738, '#9cc9be'],
          [330, 712, '#9cc9be'],
          [410, 740, C.red],
        ]
          .map(([x, y, c]) => oval(x, y, 24, 7, c, { opacity: 0.38 }))
          .join('') +
        shadow(376, 698, 150, 14, '#2a1a4a', 0.5) +
        m.all +
        nn.all +
        pew(0, -1) +
        pew(0, 1) +
        times(46, () => circle(range(160, 520), range(200, 660), range(0.8, 2.2), '#fff6d8', { opacity: 0.65 }))
      );
    },
  },
  {
    n: 49,
    slug: 'the-hotel-lawn',
    draw() {
      setLight({ from: [0.9, -0.3], key: '#ffe9b0', ambient: '#f6dcd2', shade: '#3a2460', depth: 0.38 });
      const k = 1.72;
      const m = mateo([286, 676], k, 1, {
        lean: 4,
        feet: { near: [26, 0], far: [-22, -3] },
        hands: { near: [344, 344], far: [366, 502] },
        elbows: { near: 'out', far: 'down' },
        head: { tilt: 3 },
        wear: { kind: 'jacket', legs: '#2b3f74', collar: C.paper },
      });
      const nn = nell([390, 678], k * 0.95, -1, {
        lean: -13,
        feet: { near: [-16, -16], far: [12, 0] },
        hands: { near: [345, 346], far: [488, 548] },
        elbows: { near: 'up', far: 'down' },
        head: { tilt: -8, sway: 30 },
        wear: { kind: 'dress', sleeves: 'short' },
      });
      const d = dog({ at: [588, 726], k: 1.2, face: 1, pose: 'run', tail: 0.6 });
      const steps = [];
      for (let i = 0; i < 41; i++) {
        const q = i / 40;
        const a = q * Math.PI * 6;
        steps.push([60 + q * 250 + Math.cos(a) * 34, 706 - q * 26 + Math.sin(a) * 15 - Math.sin(q * 3.1) * 46]);
      }
      const [mx, my] = [d.head[0] + 30, d.head[1] + 8];
      const win = (x, y, w, h) =>
        rect(x, y, w, h, '#ffe2a0') + line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, '#b88a8a', 1.6);
      const hotel =
        path('M-20 300L96 216L212 300Z', '#5a3f66') +
        rect(-20, 298, 420, 164, '#f6e4d4') +
        rect(150, 250, 250, 60, '#5a3f66') +
        path('M130 300L170 244H384L420 300Z', '#5a3f66') +
        path('M-20 300L96 216L212 300H196L96 230L0 300Z', '#fff6ea') +
        path('M14 300L96 240L178 300Z', '#f6e4d4') +
        [200, 262, 324]
          .map((x) => path(`M${x} 292V268L${x + 18} 250L${x + 36} 268V292Z`, '#f6e4d4') + win(x + 9, 268, 18, 22))
          .join('') +
        win(82, 258, 28, 30) +
        times(7, (i) => win(-2 + i * 56, 318, 28, 44)) +
        path('M-20 378H410L424 394H-20Z', '#5a3f66') +
        rect(-20, 394, 430, 70, '#c9968e') +
        times(7, (i) => win(4 + i * 56, 404, 30, 54)) +
        times(9, (i) => rect(-8 + i * 50, 394, 7, 70, '#fffaf0')) +
        rect(-20, 440, 430, 5, '#fffaf0') +
        times(40, (i) => rect(-16 + i * 10.6, 440, 3, 24, '#fffaf0', { opacity: 0.8 })) +
        rect(-20, 460, 440, 8, '#b88088') +
        rect(92, 150, 5, 70, '#4a3058') +
        path('M97 152Q124 144 146 156Q124 164 97 178Z', C.red) +
        path('M420 300V468H402V300Z', '#b88a98', { opacity: 0.7 });
      return (
        sky(['#4b3f86', '#a85c8a', '#ef8f7a', '#f9c784', '#fde8b8'], 470) +
        streaks(10, 60, 330, '#ffd9b0', 0.5) +
        sun(560, 398, 38, '#fff6dc') +
        beams(560, 398, 900, '#fff0c8', 14, 0.1, Math.PI, Math.PI * 2) +
        sea(424, ['#f6c08a', '#c9808c', '#6a5a94'], 520) +
        glitter(560, 426, 500, '#fff3cf', { count: 44, from: 30, spread: 1 }) +
        sail(478, 440, 0.7) +
        sail(652, 450, 0.9, -1) +
        birds(
          [
            [470, 210, 14],
            [506, 190, 11],
            [620, 240, 12],
          ],
          '#5a3f66',
        ) +
        hotel +
        ground(
          [
            [-20, 474],
            [200, 466],
            [420, 474],
            [560, 492],
            [720, 478],
          ],
          linear([
            [0, '#d9c070'],
            [0.35, '#9aa45a'],
            [1, '#4a6a4c'],
          ]),
        ) +
        times(8, (i) =>
          path(`M${-60 + i * 100} 476L${-300 + i * 170} 820H${-220 + i * 170}L${-10 + i * 100} 476Z`, '#fff1a8', {
            opacity: 0.1,
          }),
        ) +
        g(steps.map(([x, y], i) => oval(x, y, 5.4, 2.8, '#fff6d0', { opacity: 0.35 + i * 0.014 })).join('')) +
        path('M330 678Q220 690 60 726Q40 742 120 738Q260 716 350 688Z', '#2a2a4a', { opacity: 0.3 }) +
        path('M412 680Q330 700 210 734Q210 752 270 744Q370 716 430 690Z', '#2a2a4a', { opacity: 0.26 }) +
        path('M600 728Q540 734 460 750Q450 760 500 758Q580 746 630 734Z', '#2a2a4a', { opacity: 0.3 }) +
        nn.far +
        m.far +
        nn.body +
        m.body +
        nn.near +
        m.near +
        line(`M300 776Q420 800 500 768T${mx - 40} ${my + 46}T${mx} ${my}`, C.yellow, 7) +
        line(`M300 776Q420 800 500 768T${mx - 40} ${my + 46}T${mx} ${my}`, '#5a3a3a', 7, {
          'stroke-dasharray': '.1 13',
          opacity: 0.5,
        }) +
        circle(292, 772, 17, C.yellow) +
        circle(292, 772, 8, '#c9882a') +
        d.all +
        line(
          `M${d.collar[0] - 22} ${d.collar[1] - 3}Q${d.collar[0] - 4} ${d.collar[1] + 12} ${d.collar[0] + 7} ${d.collar[1]}`,
          tint(C.red),
          6.5,
        ) +
        place(rect(-9, -8, 18, 16, C.yellow, { rx: 4 }) + circle(0, 0, 4, '#c9882a'), mx, my, 1.2, 10) +
        grass(-10, 710, 800, '#3a5a44', 70, 26, 8)
      );
    },
  },
  {
    n: 50,
    slug: 'last-winter-visit',
    draw() {
      setLight({ from: [0.75, -0.35], key: '#fff0cc', ambient: '#e4e0f2', shade: '#2f3274', depth: 0.36 });
      const trail = ([a, b, c], s0, s1, count) =>
        times(count, (i) => {
          const q = i / (count - 1);
          const [x, y] = [0, 1].map((u) => (1 - q) ** 2 * a[u] + 2 * q * (1 - q) * b[u] + q * q * c[u]);
          const [dx, dy] = [0, 1].map((u) => 2 * (1 - q) * (b[u] - a[u]) + 2 * q * (c[u] - b[u]));
          const [s, turn, side] = [s0 + (s1 - s0) * q, Math.atan2(dy, dx), i % 2 ? 6 : -6];
          return place(
            oval(0, 0, 9, 3.8, '#6a72b4', { opacity: 0.75 }),
            x - Math.sin(turn) * side * s,
            y + Math.cos(turn) * side * s * 0.7,
            s,
            (turn * 180) / Math.PI,
          );
        });
      const k = 1.78;
      const join = [262, 602];
      const hat = (color) => ({ kind: 'beanie', color, band: C.paper });
      const m = mateo([206, 716], k, 1, {
        view: 'back',
        feet: { near: [-10, 0], far: [9, -3] },
        hands: { far: join },
        head: { look: 'side', dir: 1, tilt: -3, eyes: 'open', hat: hat(C.red) },
        wear: { kind: 'coat', scarf: C.yellow, gloves: '#2a2f66', boots: true },
      });
      const nn = nell([318, 718], k * 0.95, -1, {
        view: 'back',
        feet: { near: [-9, -3], far: [9, 0] },
        hands: { far: join, near: [362, 614] },
        head: { look: 'side', dir: 1, tilt: 0, eyes: 'open', sway: -6, hat: hat(C.yellow) },
        wear: { kind: 'coat', gloves: C.paper, boots: true },
      });
      const d = dog({ at: [446, 730], k: 1.3, face: 1, pose: 'sit', tail: 0.5, tilt: -6 });
      const houses = [
        [-16, 430, 70, '#a8503f'],
        [62, 424, 60, '#e9dcc4'],
        [186, 428, 64, '#4b6f9a'],
        [256, 430, 60, '#d9a65a'],
        [330, 434, 58, '#8f4a5a'],
      ];
      return (
        sky(['#5a62a8', '#9a92c4', '#e2b2b8', '#fbdcae'], 470) +
        streaks(9, 90, 330, '#fff3e0', 0.35) +
        sun(500, 378, 32, '#fff3d0') +
        ridge(424, 26, 120, 1, '#a8a2cc') +
        ridge(446, 12, 90, 3, '#c9c4e2', 480) +
        houses.map(([x, y, w, c]) => house(x, y, w, 56, c, { snow: true })).join('') +
        church(150, 432, 0.6) +
        pine(424, 440, 0.5, C.pine, true) +
        pine(396, 444, 0.38, C.pine, true) +
        ridge(442, 6, 70, 2, '#f3f0f8', 474) +
        sea(466, ['#f0c6b4', '#9d97c8', '#6f78b4', '#5a64a4'], 700) +
        glitter(500, 468, 640, '#fff3d0', { count: 60, from: 24, spread: 0.45 }) +
        swell(470, 660, '#fff', 40, 0.3) +
        trawler(96, 520, 0.5, C.glass) +
        sail(388, 498, 0.6) +
        path('M500 512Q540 452 610 448Q680 446 720 470V520Q620 530 500 512Z', '#4a4a7c') +
        path('M512 500Q548 452 610 448Q680 446 720 470V484Q640 470 590 484Q550 494 512 500Z', '#f3f0f8') +
        house(556, 462, 46, 36, '#fbf6ec', { snow: true }) +
        lighthouse(640, 462, 1.22) +
        ground(
          [
            [-20, 606],
            [140, 596],
            [300, 612],
            [470, 650],
            [600, 640],
            [720, 668],
          ],
          '#ffffff',
        ) +
        ground(
          [
            [-20, 616],
            [140, 606],
            [300, 622],
            [470, 660],
            [600, 650],
            [720, 680],
          ],
          linear([
            [0, '#fff6ea'],
            [0.35, '#dcdbf1'],
            [1, '#a7aad8'],
          ]),
        ) +
        trail(
          [
            [366, 724],
            [470, 676],
            [632, 662],
          ],
          1.2,
          0.6,
          13,
        ) +
        trail(
          [
            [668, 676],
            [640, 782],
            [386, 762],
          ],
          0.65,
          1.4,
          14,
        ) +
        trail(
          [
            [650, 672],
            [600, 716],
            [496, 738],
          ],
          0.5,
          0.85,
          11,
        ) +
        [
          [212, 724],
          [326, 726],
          [440, 736],
        ]
          .map(([x, y]) =>
            path(
              `M${x - 16} ${y - 6}Q${x - 90} ${y + 6} ${x - 200} ${y + 26}Q${x - 60} ${y + 22} ${x + 20} ${y + 4}Z`,
              '#6d72b2',
              { opacity: 0.26 },
            ),
          )
          .join('') +
        d.all +
        leash(nn.j.near, d.collar, 26) +
        m.all +
        nn.all +
        ground(
          [
            [-20, 776],
            [160, 760],
            [400, 790],
            [720, 756],
          ],
          '#f6f3fa',
        ) +
        grass(20, 130, 778, '#8a7a6a', 14, 44, 14) +
        grass(610, 700, 786, '#8a7a6a', 16, 40, 14) +
        snow(110, { t: 0.2, a: 0.9, big: 4.4 })
      );
    },
  },
];
