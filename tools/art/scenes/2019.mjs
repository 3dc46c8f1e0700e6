/**
 * 2019: ice, bread that rises, Lisbon, paint, boats, a bouquet, and then Biscuit. In each scene, `m` is Mateo, `nn` is
 * Nell and `d` is Biscuit, their dog.
 */
import { bars, bunting, church, house, skyline, streetLamp, stringLights } from '../kit/city.mjs';
import { C, dark } from '../kit/color.mjs';
import { dog, dogFront, leash } from '../kit/dog.mjs';
import { MATEO, mateo, NELL, nell, person, STEP } from '../kit/figure.mjs';
import { gull, lighthouse, sail } from '../kit/harbor.mjs';
import { head } from '../kit/head.mjs';
import { bareTree, hill, shadow, tree } from '../kit/land.mjs';
import { lit, setLight, tint } from '../kit/light.mjs';
import { bread, mug, plant, room, shelf } from '../kit/props.mjs';
import { beams, cloud, glow, sky, stars, sun } from '../kit/sky.mjs';
import * as audio from '../kit/sound.mjs';
import {
  blur,
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
  ribbon,
  rnd,
  smooth,
  spray,
  taper,
  times,
  W,
} from '../kit/svg.mjs';
import { glitter, sea, swell, wetLights } from '../kit/water.mjs';
import { snow, wind } from '../kit/weather.mjs';

export const scenes = [
  {
    n: 23,
    slug: 'skating',
    draw() {
      setLight({ from: [0.55, -0.75], key: '#ffdcae', ambient: '#e2d2ea', shade: '#26225e', rim: 0.95, depth: 0.4 });
      // in mid-fall
      const [mx, my, k] = [264, 746, 2.5];
      const m = mateo([mx, my], k, 1, {
        hip: [0, -58],
        lean: -52,
        feet: { near: [54, -128, -70], far: [84, -88, -42] },
        hands: { near: [86, 536], far: [170, 368] },
        elbows: { near: 'back', far: 'up' },
        head: { tilt: 10, eyes: 'open', mouth: 'oh' },
        wear: { kind: 'jacket', scarf: C.red, gloves: C.ink, legs: '#3d437e', shoes: '#2a2450' },
      });
      // already past him, looking back
      const nn = nell([566, 474], 1.34, 1, {
        lean: 44,
        hip: [0, -94],
        feet: { near: [6, 0], far: [-88, -84, 20] },
        hands: { near: [650, 346], far: [498, 326] },
        elbows: { near: 'up', far: 'up' },
        head: {
          dir: -1,
          tilt: 10,
          sway: -26,
          eyes: 'open',
          mouth: 'laugh',
          hat: { kind: 'beanie', color: C.paper, band: C.red },
        },
        wear: { kind: 'jacket', scarf: C.paper, shoes: C.paper },
      });
      const blade = (x, y, turn, s) =>
        place(line('M-8 11H15Q19 11 19 7M-3 6V11M9 6V11', '#eef4ff', 2.2), x, y, s, turn);
      const child = person({
        who: { skin: '#c08a68', hair: '#3a2420', style: 'short', color: C.yellow, width: 1.15 },
        at: [300, 430],
        k: 0.56,
        face: 1,
        lean: 14,
        feet: { near: [16, 0], far: [-30, -12] },
        hands: { near: [326, 386], far: [272, 384] },
        elbows: { near: 'up', far: 'up' },
        head: { tilt: -6, hat: { kind: 'beanie', color: '#4f9a86', band: C.paper } },
        wear: { kind: 'jacket' },
      });
      const lamps = [70, 360, 640];
      return (
        sky(['#2c3274', '#6a5a9c', '#d08a9c', '#f9bf92', '#fde0ae'], 350) +
        stars(24, 120) +
        glow(596, 318, 300, '#ffe2ae', 0.85) +
        sun(596, 322, 30, '#fff0c8') +
        g(skyline(336, ['#8a74a8', '#7c689e'], { min: 40, max: 190, w: 74, litShare: 0.4 })) +
        bareTree(30, 346, 1.25, '#4a3f70') +
        bareTree(676, 344, 0.95, '#4a3f70') +
        stringLights(70, 160, 360, 168, 76, 7, { r: 5.5 }) +
        stringLights(360, 168, 640, 160, 76, 7, { r: 5.5 }) +
        lamps.map((x) => streetLamp(x, 352, x === 360 ? 190 : 196, '#2a2860')).join('') +
        rect(
          -10,
          344,
          720,
          470,
          linear([
            [0, '#f7cfae'],
            [0.16, '#d8bcd0'],
            [0.5, '#a9a8d8'],
            [1, '#6a74b8'],
          ]),
        ) +
        path('M-10 334Q120 352 340 342T710 344V362Q520 356 350 364T-10 360Z', '#f8f2f6') +
        wetLights(
          [
            [70, '#ffe6b4', 0.7],
            [360, '#ffe6b4', 0.7],
            [640, '#ffe6b4', 0.6],
          ],
          366,
          560,
        ) +
        glitter(596, 362, 640, '#fff0cc', { count: 34, from: 18, spread: 0.3, a: 0.6 }) +
        times(12, () => {
          const y = range(420, 790);
          return line(
            `M${n(range(-60, 460))} ${n(y)}q${n(range(80, 200))} ${n(range(-18, 18))} ${n(range(180, 300))} ${n(range(-8, 8))}`,
            '#fff',
            1.8,
            { opacity: 0.3 },
          );
        }) +
        // their tracks in the ice: hers is one easy curve, his are two that disagree
        line('M-20 640Q120 560 330 600T640 560Q700 520 640 488T570 477', '#ffffff', 4, { opacity: 0.9 }) +
        line('M720 790Q640 700 560 742T430 720Q396 704 372 716', '#ffffff', 4.5, { opacity: 0.95 }) +
        line('M720 756Q650 776 590 716T470 752Q410 764 366 734', '#ffffff', 4.5, { opacity: 0.95 }) +
        child.all +
        shadow(304, 434, 56, 6, '#2a2f70', 0.35) +
        shadow(570, 484, 130, 12, '#2a2f70', 0.4) +
        nn.all +
        blade(574, 466, 0, 1.34) +
        shadow(250, 768, 330, 28, '#23265f', 0.5) +
        blade(mx + 84 * k, my - 94 * k, -42, k) +
        m.far +
        blade(mx + 54 * k, my - 134 * k, -70, k) +
        m.body +
        m.near +
        // his hat, still in the air
        place(
          lit(
            path('M-40 6C-46 -56 40 -58 42 4Z', C.yellow) +
              path('M-44 -6Q0 -18 44 -6L45 12Q0 2 -44 12Z', C.ink) +
              circle(0, -46, 13, C.ink),
            1.6,
          ),
          62,
          330,
          0.92,
          -34,
        ) +
        line('M112 372q-14 -16 -32 -20M150 350q-6 -20 -22 -32', '#fff6e6', 4, { opacity: 0.85 }) +
        times(9, (i) => circle(360 + i * 15, 738 - ((i * 7) % 5) * 8, 3.4 - (i % 3) * 0.7, '#fff'))
      );
    },
  },
  {
    n: 24,
    slug: 'one-scarf',
    draw() {
      setLight({ from: [0.15, -0.9], key: '#ffdfa6', ambient: '#d8cdea', shade: '#1a1f54', rim: 0.9, depth: 0.4 });
      const face = (who, x, y, k, dir, o) =>
        head({ who, x, y, k, dir, look: 'side', eyes: 'closed', mouth: 'smile', ...o });
      const m = face(MATEO, 252, 372, 8.2, 1, { tilt: 6, hat: { kind: 'beanie', color: C.red } });
      const nn = face(NELL, 464, 426, 7.8, -1, {
        tilt: -4,
        sway: 14,
        tail: 0.86,
        hat: { kind: 'beanie', color: C.blue },
      });
      const coat = (pts, color) => lit(path(smooth(pts), tint(color)), 1.3);
      const knit = (pts, w, color) => {
        const ribs = pts.slice(1).flatMap(([endX, endY], i) => {
          const [startX, startY] = pts[i];
          const [dx, dy] = [endX - startX, endY - startY];
          const len = Math.hypot(dx, dy);
          const [acrossX, acrossY] = [(-dy / len) * w * 0.4, (dx / len) * w * 0.4];
          const [bendX, bendY] = [(dx / len) * 9, (dy / len) * 9];
          return Array.from({ length: Math.round(len / 17) }, (_, j) => {
            const share = (j * 17) / len;
            const [x, y] = [startX + dx * share, startY + dy * share];
            return `M${n(x + acrossX)} ${n(y + acrossY)}Q${n(x + bendX)} ${n(y + bendY)} ${n(x - acrossX)} ${n(y - acrossY)}`;
          });
        });
        // Invisible: it makes room for the light's filter, since the box of a line ignores the line's width.
        const space = path(ribbon(pts, w * 2.4), 'none');
        return lit(
          space + line(smooth(pts, false), color, w) + line(ribs.join(''), '#b0741c', 3, { opacity: 0.42 }),
          4,
        );
      };
      const fringe = (x, y, turn) =>
        place(
          times(7, (i) => line(`M${-30 + i * 10} 0q${i % 2 ? 5 : -4} 24 ${i % 2 ? -2 : 3} 40`, '#e0a02e', 6)),
          x,
          y,
          1,
          turn,
        );
      return (
        sky(['#11163e', '#2a2f6e', '#5a4f92', '#a8739a']) +
        glow(356, 330, 430, '#ffcf8a', 0.55) +
        times(15, () =>
          glow(range(0, W), range(40, 520), range(34, 92), pick(['#ffd894', '#ffd894', '#ef8f7a', '#9cc9be']), 0.5),
        ) +
        times(16, () =>
          circle(range(0, W), range(40, 520), range(14, 40), pick(['#ffd894', '#f4b73f', '#ef8f7a']), {
            opacity: n(range(0.12, 0.3)),
          }),
        ) +
        snow(60, { t: 0.1, big: 4, a: 0.6 }) +
        m.behind +
        nn.behind +
        lit(path(taper([206, 440], 54, [180, 620], 72), tint('#6e3f2e')), 4) +
        coat(
          [
            [-40, 900, 1],
            [-30, 700],
            [60, 580],
            [190, 520],
            [300, 540],
            [360, 640],
            [368, 900, 1],
          ],
          C.blue,
        ) +
        lit(path(taper([478, 500], 50, [520, 640], 66), tint('#d79a7a')), 4) +
        lit(nn.front, 6) +
        coat(
          [
            [350, 900, 1],
            [352, 680],
            [404, 580],
            [500, 548],
            [620, 590],
            [700, 680],
            [740, 900, 1],
          ],
          C.red,
        ) +
        lit(m.front, 6) +
        fringe(631, 754, 2) +
        knit(
          [
            [570, 560],
            [614, 600],
            [636, 660],
            [632, 724],
          ],
          84,
          '#e3a332',
        ) +
        knit(
          [
            [150, 494],
            [176, 548],
            [250, 590],
            [352, 606],
            [456, 600],
            [536, 566],
            [566, 520],
          ],
          96,
          C.yellow,
        ) +
        knit(
          [
            [140, 590],
            [200, 640],
            [300, 668],
            [410, 668],
            [510, 640],
            [570, 596],
          ],
          84,
          '#eaa933',
        ) +
        knit(
          [
            [176, 640],
            [158, 700],
            [166, 780],
            [160, 880],
          ],
          88,
          C.yellow,
        ) +
        oval(356, 300, 66, 24, '#fff', { opacity: 0.2, filter: blur(10) }) +
        oval(392, 244, 46, 20, '#fff', { opacity: 0.14, filter: blur(10) }) +
        snow(64, { t: 0.6, big: 9 })
      );
    },
  },
  {
    n: 25,
    slug: 'it-rises',
    draw() {
      setLight({ from: [-0.85, -0.5], key: '#fff6d0', ambient: '#fff4e0', shade: '#6a4a6a', depth: 0.28 });
      const m = mateo([232, 640], 2.35, 1, {
        hip: [0, 0],
        lean: -5,
        feet: null,
        hands: { near: [382, 356], far: [376, 364] },
        elbows: { near: 'down', far: 'down' },
        head: { tilt: -12, eyes: 'closed', mouth: 'laugh' },
        wear: { kind: 'shirt', sleeves: 'short', apron: C.paper },
      });
      const nn = nell([552, 650], 2.2, -1, {
        hip: [0, 0],
        view: 'three',
        lean: -3,
        feet: null,
        hands: { near: [648, 330], far: [470, 322] },
        elbows: { near: 'out', far: 'out' },
        head: { look: 'three', dir: -1, tilt: -8, sway: 6, mouth: 'laugh' },
        wear: { kind: 'shirt', collar: C.paper },
      });
      return g(
        room('#f2c888', '#c98a5a', 660, '#f9dfae') +
          rect(40, 70, 230, 270, '#bfe0dc') +
          cloud(50, 250, 180, '#fff', 0.9) +
          circle(110, 140, 30, '#fffbe0') +
          g(skyline(340, ['#a4c0c0'], { min: 20, max: 90, w: 50, litShare: 0, from: 40, to: 230, roofs: false })) +
          rect(270, 60, 40, 290, '#f2c888') +
          bars(40, 70, 230, 270, '#fbf6ec', 8) +
          rect(24, 340, 262, 15, '#fbf6ec') +
          plant(90, 342, 0.75, '#6f9a5a') +
          path('M40 340L-10 660H420L270 340Z', '#fffbe0', { opacity: 0.28 }) +
          path('M270 70L560 660H300L270 340Z', '#fffbe0', { opacity: 0.16 }) +
          rect(380, 120, 300, 12, '#b9784a') +
          shelf(404, 120, 120, ['#c8605a', C.blue, '#6f9a8a', C.yellow], 6) +
          times(3, (i) =>
            path(`M${560 + i * 38} 120V${84 - i * 4}H${586 + i * 38}V120Z`, ['#9cc9be', '#ef8f7a', '#f6e6c8'][i]),
          ) +
          rect(420, 210, 220, 10, '#b9784a') +
          times(
            5,
            (i) =>
              line(`M${440 + i * 44} 220v10`, '#8a5a44', 3) +
              path(`M${428 + i * 44} 230h24v14q-12 18 -24 0Z`, [C.red, C.paper, C.blue, C.yellow, '#6f9a8a'][i]),
          ) +
          glow(345, 356, 150, '#fff1c0', 0.8) +
          beams(345, 356, 200, '#fff6d8', 14, 0.35) +
          m.far +
          m.body +
          nn.all +
          lit(bread(350, 402, 1.8), 3) +
          m.near +
          rect(-10, 636, 720, 180, '#b9704a') +
          rect(-10, 624, 720, 24, '#e4b07a') +
          spray(350, 636, 320, 9, '#fffaf0', 300, 0.8, 3) +
          path('M60 626Q66 566 120 566Q174 566 180 626Z', '#9cc9be') +
          oval(120, 568, 56, 10, '#fff6e6') +
          rect(470, 556, 66, 70, '#f6e6d0', { rx: 6 }) +
          line('M484 584h38M484 596h26', '#b9704a', 4) +
          mug(610, 624, 1.5, C.red) +
          times(3, (i) => line(`M${240 + i * 170} 660V800`, '#9a5a3c', 4)) +
          circle(224, 716, 7, '#f6d09a') +
          circle(420, 716, 7, '#f6d09a'),
        { transform: 'translate(-130 -150) scale(1.28)' },
      );
    },
  },
  {
    n: 26,
    slug: 'lisbon',
    draw() {
      setLight({ from: [0.7, -0.7], key: '#fffbe0', ambient: '#ffffff', shade: '#5a4a86', depth: 0.26 });
      const tiles = (x, y, w, h) => {
        const columns = Math.floor(w / 26);
        return times(columns * Math.floor(h / 26), (i) =>
          place(
            path('M0 -9L9 0L0 9L-9 0Z', '#4f86b4', { opacity: 0.7 }),
            x + 14 + (i % columns) * 26,
            y + 14 + Math.floor(i / columns) * 26,
          ),
        );
      };
      const facade = (x, y, w, color, pattern = '') =>
        rect(x, y, w, 900 - y, color) +
        pattern +
        times(6, (i) => {
          const [u, v] = [x + w * (i % 2 ? 0.58 : 0.14), y + 50 + Math.floor(i / 2) * 130];
          return (
            rect(u, v, w * 0.26, 74, '#f6f0e4') +
            rect(u + 5, v + 5, w * 0.26 - 10, 64, '#4f7a94') +
            line(`M${u - 6} ${v + 74}h${w * 0.26 + 12}`, '#3a4a6a', 5) +
            times(4, (j) => line(`M${u + j * w * 0.08} ${v + 50}v24`, '#3a4a6a', 2))
          );
        });
      const tramWindow = clip(rect(236, 366, 232, 96, '#fff'));
      const m = mateo([300, 500], 1.35, 1, {
        hip: [0, 0],
        feet: null,
        hands: { near: [352, 446], far: [356, 440] },
        head: { tilt: 10, eyes: 'open' },
        wear: { kind: 'shirt' },
      });
      const nn = nell([412, 500], 1.3, -1, {
        hip: [0, 0],
        feet: null,
        hands: { near: [372, 448], far: [470, 390] },
        head: { dir: 1, tilt: -6, eyes: 'open', sway: -12 },
        wear: { kind: 'shirt', color: C.red },
      });
      return (
        sky(['#4fa0c4', '#9cd0d0', '#f4ecd0'], 520) +
        sun(350, 120, 38) +
        cloud(250, 210, 200, '#fff', 0.7) +
        sea(300, ['#5aa8bc', '#8fc8c8'], 480) +
        sail(340, 330, 0.8) +
        path('M230 330Q350 300 470 330V480H230Z', '#8fb08a') +
        times(
          9,
          (i) =>
            rect(232 + i * 27, 340 + (i % 3) * 14, 30, 120, ['#f4d0b0', '#f6e6cc', '#eab48c'][i % 3]) +
            path(`M${230 + i * 27} ${342 + (i % 3) * 14}h34l-17 -16Z`, '#c8604a'),
        ) +
        facade(-20, 90, 200, '#f2c4a0', tiles(-20, 90, 200, 400)) +
        path('M-30 90H190L176 66H-30Z', '#c8604a') +
        facade(520, 50, 220, '#f6dc8c') +
        path('M510 50H720V26H524Z', '#c8604a') +
        facade(170, 230, 66, '#9cc4c4') +
        facade(470, 210, 56, '#ef9f8c') +
        path('M236 480L470 480L640 820H40Z', '#b8a8a8') +
        path('M180 480H236L40 820H-20ZM470 480H530L720 820H640Z', '#d8c8bc') +
        line('M300 480L200 820M404 480L500 820M330 480L280 820M376 480L420 820', '#6a6078', 5) +
        times(40, () => {
          const y = range(500, 790);
          return rect(350 + (rnd() - 0.5) * (y - 420) * 1.3, y, 14, 5, '#a09094');
        }) +
        line('M352 0V270', '#3a3a5c', 2) +
        line('M310 300L352 262L394 300', '#3a3a5c', 4) +
        line('M-20 60L720 30M-20 100L720 170', '#5a5a7c', 1.6, { opacity: 0.6 }) +
        shadow(352, 690, 330, 34, '#3a2f5a', 0.4) +
        lit(rect(212, 300, 280, 380, C.yellow, { rx: 24 }), 3) +
        rect(212, 470, 280, 20, C.paper) +
        path('M226 316Q352 282 478 316V346H226Z', C.paper) +
        rect(316, 314, 72, 26, C.ink, { rx: 5 }) +
        `<text x="352" y="334" font-family="DejaVu Sans" font-size="20" font-weight="bold" text-anchor="middle" fill="#f4b73f">28</text>` +
        rect(230, 360, 244, 106, '#7a4a2c', { rx: 8 }) +
        rect(236, 366, 232, 96, '#3f5f80', { rx: 4 }) +
        g(
          m.all +
            path('M334 430L362 420L394 432L392 474L362 464L336 474Z', '#fff6e6') +
            line('M362 420V464M344 440l12 4l18 -6', '#d7433b', 2) +
            nn.all,
          { 'clip-path': tramWindow },
        ) +
        path('M236 366h120L290 462H236Z', '#fff', { opacity: 0.14 }) +
        circle(352, 560, 25, '#7a4a2c') +
        circle(352, 560, 19, '#fff6d0') +
        rect(232, 640, 240, 18, '#7a4a2c') +
        path('M240 660L226 692H478L464 660Z', '#4a3a4c') +
        rect(240, 510, 54, 34, '#d99a2c', { rx: 6 }) +
        rect(410, 510, 54, 34, '#d99a2c', { rx: 6 }) +
        plant(60, 800, 1.5, '#6f9a5a', '#c8604a') +
        bunting(176, 250, 522, 220, 30, [C.red, C.blue, C.paper, '#6f9a8a'], 9)
      );
    },
  },
  {
    n: 27,
    slug: 'harbor-blue',
    draw() {
      setLight({ from: [0.8, -0.6], key: '#fffbe6', ambient: '#fdf4ea', shade: '#2f3f74', depth: 0.32 });
      const wet = '#3a72a8';
      const m = mateo([236, 868], 3.2, 1, {
        view: 'back',
        lean: 0,
        feet: STEP.apart,
        hands: { near: [96, 352], far: [370, 700] },
        elbows: { near: 'out', far: 'out' },
        head: { look: 'side', dir: 1, tilt: -4, eyes: 'open', mouth: 'oh' },
        wear: { kind: 'shirt', color: '#fbf0dc', sleeves: 'short', legs: '#5f7aa8', shoes: C.paper },
      });
      const nn = nell([560, 872], 3.05, -1, {
        view: 'three',
        farOver: true,
        lean: -3,
        feet: STEP.apart,
        hands: { near: [520, 470], far: [408, 520] },
        elbows: { near: 'down', far: 'down' },
        head: {
          look: 'three',
          tilt: -7,
          eyes: 'open',
          mouth: 'laugh',
          sway: -6,
          hat: { kind: 'cap', color: C.paper, band: C.red },
        },
        wear: { kind: 'shirt', sleeves: 'short', legs: '#5f7aa8', shoes: C.paper },
      });
      const roller = (x, y, turn, k = 1) =>
        place(
          line('M0 62V0H30V-20', '#6a6a7c', 6) +
            lit(rect(-44, -54, 104, 40, wet, { rx: 16 }), 2) +
            line('M0 62V108', C.red, 14),
          x,
          y,
          k,
          turn,
        );
      const drip = (x, y, h, w = 7) => line(`M${x} ${y}v${h}`, wet, w) + circle(x, y + h, w * 0.7, wet);
      const paintEdge = 'Q322 40 306 110H344Q352 200 330 262H300Q318 330 308 400H352Q360 470 336 530';
      // a roller's width of paint across his back
      const stripe =
        'M206 396Q236 386 268 394L272 470Q266 520 274 574Q264 566 258 578Q250 562 240 580Q230 566 222 578Q212 564 204 574Q210 500 206 396Z';
      return (
        rect(0, 0, W, 800, fade('#f6e8cc', '#eed2ac')) +
        path('M700 0V640L430 800H180L620 0Z', '#fffbe6', { opacity: 0.5 }) +
        path('M520 0L400 230L300 420H240L380 0Z', '#fffbe6', { opacity: 0.3 }) +
        rect(444, 50, 236, 700, '#fbf6ec') +
        rect(466, 74, 192, 690, '#2f5d8c') +
        rect(486, 100, 152, 236, '#28507c') +
        rect(486, 366, 152, 300, '#28507c') +
        line('M486 336V100H638', '#5f8fbc', 4, { opacity: 0.7 }) +
        drip(500, 74, 46, 6) +
        drip(606, 74, 30, 6) +
        circle(480, 440, 12, C.yellow) +
        path(`M-10 -10H300${paintEdge}H312V820H-10Z`, C.blue) +
        times(9, (i) => line(`M${16 + i * 36} 0V800`, wet, 22, { opacity: 0.3 })) +
        path(`M300 -10${paintEdge}`, 'none', { stroke: wet, 'stroke-width': 10 }) +
        drip(334, 262, 62) +
        drip(318, 110, 36, 6) +
        drip(344, 520, 76) +
        rect(-10, 742, 330, 70, '#24496f') +
        rect(-10, 770, 720, 50, '#e8e0d4') +
        path('M-10 776Q200 756 380 776T710 772V820H-10Z', '#f2ebe0') +
        m.far +
        m.body +
        lit(path(stripe, wet), 2.4) +
        path('M214 410Q234 402 256 408', 'none', { stroke: '#8fb8dc', 'stroke-width': 5, opacity: 0.6 }) +
        roller(104, 296, -8, 1.1) +
        m.near +
        nn.far +
        nn.body +
        roller(396, 452, -14, 1.15) +
        lit(oval(406, 520, 19, 15, tint('#f2bd98')), 3) +
        nn.near +
        drip(372, 418, 26, 6) +
        times(16, () => circle(range(280, 660), range(640, 800), range(2, 7), wet)) +
        circle(604, 300, 6, wet)
      );
    },
  },
  {
    n: 28,
    slug: 'ferry',
    draw() {
      setLight({ from: [-0.6, -0.8], key: '#fffbe0', ambient: '#fbfdfb', shade: '#1f3f70', depth: 0.3 });
      const m = mateo([386, 690], 3.1, 1, {
        hip: [0, 0],
        feet: null,
        lean: 34,
        hands: { near: [536, 606], far: [650, 356] },
        elbows: { near: 'back', far: 'up' },
        head: { tilt: -26, eyes: 'open', mouth: 'oh' },
        wear: { kind: 'jacket', collar: C.paper, legs: '#e8d8bc' },
      });
      const nn = nell([206, 690], 3, 1, {
        view: 'three',
        hip: [0, 0],
        feet: null,
        lean: -4,
        hands: { near: [178, 396], far: [402, 584] },
        farOver: true,
        elbows: { near: 'out', far: 'down' },
        head: { look: 'three', dir: 1, tilt: -6, eyes: 'open', mouth: 'laugh', tail: 0.35 },
        wear: { kind: 'dress', sleeves: 'short' },
      });
      const [hx, hy] = nn.j.head;
      const hairColor = tint(NELL.hair);
      const lock = (pts, w) =>
        path(
          smooth([
            ...pts.map(([x, y]) => [hx + x, hy + y]),
            ...pts.toReversed().map(([x, y], i) => [hx + x, hy + y + (i === 0 ? 2 : w)]),
          ]),
          hairColor,
        );
      const hair = lit(
        lock(
          [
            [-30, -26],
            [40, -52],
            [110, -34],
            [170, -50],
          ],
          26,
        ) +
          lock(
            [
              [-30, 6],
              [20, 26],
              [90, 22],
              [136, 44],
            ],
            24,
          ),
        2,
      );
      const hat = (x, y, s, turn) =>
        place(
          oval(0, 8, 74, 19, '#e9bf66') +
            lit(oval(0, 4, 74, 17, '#f8dc92'), 1.6) +
            lit(path('M-36 4Q-38 -42 0 -45Q38 -42 36 4Q0 15 -36 4Z', '#f8dc92'), 1.6) +
            path('M-37 -10Q0 3 37 -10L36 4Q0 15 -36 4Z', C.red) +
            path('M-32 2Q-70 2 -96 26Q-84 -2 -58 -8ZM-34 0Q-64 22 -74 52Q-46 34 -32 8Z', C.red) +
            line('M-24 -28Q0 -36 24 -28M-58 6Q0 18 58 6', '#c9952f', 2, { opacity: 0.5 }),
          x,
          y,
          s,
          turn,
        );
      const cap = place(
        path('M-32 6Q-36 -30 0 -32Q34 -30 32 4Z', C.blue) +
          path('M24 0Q60 0 68 16Q44 12 22 10Z', C.yellow) +
          circle(0, -32, 4, C.yellow),
        628,
        84,
        0.86,
        -34,
      );
      return (
        sky(['#3a8cb8', '#7cc0d0', '#cfe8dc', '#f2f2d8'], 430) +
        sun(84, 84, 40) +
        cloud(210, 150, 300, '#fff', 0.9) +
        cloud(-120, 250, 280, '#fff', 0.7) +
        cloud(430, 300, 330, '#fff', 0.75) +
        path('M-20 398Q90 378 220 392T420 398V420H-20Z', '#d8c48c') +
        path('M-20 404Q120 392 300 404V420H-20Z', '#8fae7a') +
        line('M120 388V318', '#8f8a88', 11) +
        path('M108 322H132L128 302H112Z', '#8f8a88') +
        sea(410, ['#5fb0b8', '#2a84a0', '#17607e'], 800) +
        swell(416, 700, '#e8fbf8', 80, 0.5) +
        glitter(90, 416, 620, '#fffbe4', { count: 40, from: 40, spread: 0.8 }) +
        sail(600, 440, 1.1) +
        sail(500, 424, 0.6, -1) +
        wind(
          [
            [290, 250, 140],
            [330, 190, 110],
            [400, 320, 90],
            [430, 130, 110],
          ],
          '#fff',
          0.85,
        ) +
        gull(660, 500, 0.8, -1) +
        cap +
        // the ferry's deckhouse and flag behind them
        lit(path('M-20 250H96L112 820H-20Z', '#fdf8ec'), 2) +
        path('M-20 250H96L98 296H-20Z', C.blue) +
        [350, 470]
          .map(
            (y) =>
              circle(44, y, 30, '#c9b48c') +
              circle(44, y, 22, '#4f90a8') +
              path(`M30 ${y + 8}L54 ${y - 14}`, 'none', { stroke: '#dff4f2', 'stroke-width': 5 }),
          )
          .join('') +
        line('M30 250V40', '#8a6a5a', 8) +
        path('M34 48Q70 30 104 50T176 46V126Q140 146 104 128T34 130Z', C.blue) +
        path('M72 66Q90 62 106 70T140 74V104Q122 108 106 100T72 98Z', C.paper) +
        nn.far +
        hair +
        nn.body +
        m.far +
        lit(path(taper([m.j.hip[0] - 4, m.j.hip[1] - 10], 46, [340, 800], 46), '#e8d8bc'), 2.4) +
        m.body +
        nn.near +
        m.near +
        // her hand in his jacket
        lit(oval(nn.j.far[0], nn.j.far[1], 17, 13, tint(NELL.skin)), 2) +
        // rail and hull
        lit(rect(-20, 600, 740, 20, '#fffaf0', { rx: 8 }), 2) +
        times(7, (i) => rect(36 + i * 108, 618, 12, 90, '#f2ece0')) +
        rect(-20, 644, 740, 7, '#f2ece0') +
        rect(-20, 674, 740, 7, '#f2ece0') +
        path('M-20 700H720V820H-20Z', fade('#fffaf0', '#d4dce0')) +
        rect(-20, 700, 740, 12, '#dcd4c8') +
        rect(-20, 742, 740, 26, C.red) +
        rect(-20, 768, 740, 60, C.blue) +
        [90, 250, 410, 570].map((x) => circle(x, 727, 5, '#b8b4ac')).join('') +
        `<circle cx="574" cy="662" r="48" fill="none" stroke="#d7433b" stroke-width="22"/>` +
        line('M574 603v22M574 699v22M515 662h22M611 662h22', '#fffaf0', 20) +
        hat(566, 236, 1.62, 20)
      );
    },
  },
  {
    n: 29,
    slug: 'circles',
    draw() {
      setLight({ from: [-0.6, -0.7], key: '#fff8dc', ambient: '#ffffff', shade: '#123f4c', depth: 0.3 });
      const ring = (r, w, a) =>
        `<ellipse cx="340" cy="420" rx="${r}" ry="${r * 0.92}" fill="none" stroke="#e4f8ec" stroke-width="${w}" opacity="${a}" stroke-dasharray="${r * 1.2} 16 ${r * 2} 30" stroke-linecap="round"/>`;
      const headTop = (x, y, hair, r) =>
        circle(x, y, r, hair) + circle(x + 3, y + 2, r * 0.5, '#fff', { opacity: 0.1 });
      const rower = (x, y, c, hair, skin, tail = '') =>
        lit(oval(x, y, 30, 21, c), 1.4) + tail + headTop(x, y, hair, 15) + oval(x, y + 12, 6, 4, skin);
      const boat =
        lit(path('M0 -118Q52 -70 48 20Q46 90 34 112H-34Q-46 90 -48 20Q-52 -70 0 -118Z', C.red), 2) +
        path('M0 -100Q38 -62 35 20Q34 80 26 100H-26Q-34 80 -35 20Q-38 -62 0 -100Z', '#7a4a3c') +
        rect(-37, -40, 74, 17, '#b98058') +
        rect(-37, 20, 74, 17, '#b98058') +
        rect(-34, 76, 68, 17, '#b98058') +
        line('M-20 12L-136 -26M20 12L136 -26', '#e4c89a', 7) +
        path('M-136 -26L-176 -44L-182 -30L-140 -18ZM136 -26L176 -44L182 -30L140 -18Z', '#fbf6ec') +
        line('M-14 20L-34 6M14 20L34 6', C.blue, 13) +
        circle(-34, 6, 6, MATEO.skin) +
        circle(34, 6, 6, MATEO.skin) +
        rower(0, 26, C.blue, MATEO.hair, MATEO.skin) +
        rower(0, -40, '#f6e6c8', '#c8c4c4', NELL.skin) +
        rower(0, 82, C.red, NELL.hair, NELL.skin, path('M-10 84Q-8 118 4 120Q14 112 10 84Z', NELL.hair));
      return (
        rect(
          0,
          0,
          W,
          800,
          linear(
            [
              [0, '#4fa09a'],
              [1, '#1f6470'],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        swell(-10, 800, '#dff6ea', 90, 0.28) +
        g(
          times(30, () =>
            oval(range(0, W), range(0, 800), range(30, 110), range(10, 30), '#2f7f84', { opacity: 0.25 }),
          ),
        ) +
        oval(346, 430, 216, 200, '#5ab0a4', { opacity: 0.5 }) +
        oval(346, 430, 150, 138, '#2f7f84', { opacity: 0.6 }) +
        ring(196, 14, 0.75) +
        ring(222, 5, 0.5) +
        ring(168, 6, 0.55) +
        ring(258, 3, 0.35) +
        ring(120, 3, 0.3) +
        path('M-10 -10H210Q180 60 100 84T-10 180Z', '#d9c49a') +
        path('M-10 -10H190Q160 46 84 68T-10 150Z', '#8f9a58') +
        times(5, (i) => lit(circle(20 + i * 34, 26 + (i % 2) * 24, 26, '#6f8a4c'), 1.6)) +
        rect(470, -10, 70, 250, '#a8785a') +
        times(16, (i) => line(`M470 ${i * 16}H540`, '#8a5f48', 2)) +
        circle(474, 236, 9, '#5a3a3c') +
        circle(536, 236, 9, '#5a3a3c') +
        rect(556, 40, 74, 150, '#fbf6ec', { rx: 30 }) +
        rect(570, 70, 46, 70, '#9cc9be', { rx: 8 }) +
        line('M540 110H556', C.ink, 3) +
        [
          [110, 640],
          [620, 560],
          [590, 730],
          [60, 400],
          [300, 740],
        ]
          .map(
            ([x, y], i) =>
              circle(x, y + 5, 13, '#0f4450', { opacity: 0.4 }) +
              circle(x, y, 13, [C.yellow, C.red, C.paper][i % 3]) +
              circle(x, y, 5, C.ink),
          )
          .join('') +
        place(boat, 532, 458, 1, 8) +
        gull(210, 250, 1.1) +
        oval(236, 330, 36, 8, '#0f4450', { opacity: 0.2 }) +
        gull(120, 540, 0.8, -1)
      );
    },
  },
  {
    n: 30,
    slug: 'bouquet',
    draw() {
      setLight({ from: [0.15, -1], key: '#fff0bc', ambient: '#fae2cc', shade: '#4a1f4e', rim: 0.95, depth: 0.36 });
      const k = 2.3;
      const nn = nell([346, 640], k, 1, {
        view: 'three',
        lean: 3,
        hip: [0, -88],
        feet: { near: [-30, -8, 50], far: [-4, -40, 50] },
        hands: { near: [368, 186], far: [404, 184] },
        farOver: true,
        elbows: { near: 'out', far: 'out' },
        head: { look: 'three', dir: 1, dy: 6, tilt: -8, sway: -30, eyes: 'open', mouth: 'laugh' },
        wear: { kind: 'dress', sleeves: 'none', shoes: '#fff3dc', belt: true },
      });
      const bride = person({
        who: { skin: '#94583a', hair: '#241a1c', style: 'bun', color: '#fffaf0', width: 0.9 },
        at: [92, 562],
        k: 1.36,
        face: 1,
        view: 'three',
        lean: -8,
        hands: { near: [62, 300], far: [134, 292] },
        elbows: { near: 'out', far: 'out' },
        head: { look: 'side', dir: 1, tilt: -6, eyes: 'open', mouth: 'smile' },
        wear: { kind: 'gown', sleeves: 'none' },
      });
      const flowers = place(
        path('M-9 8L-13 58H13L9 8Z', '#5f8f4e') +
          [0, 60, 120, 180, 240, 300]
            .map((a) => place(path('M0 0Q16 -12 46 -4Q22 12 0 0Z', '#6f9a5a'), 0, -8, 1, a + 20))
            .join('') +
          [
            [-24, -2, '#f7c4cc'],
            [25, -4, C.yellow],
            [-17, -28, '#fffaf0'],
            [16, -30, '#ef8f7a'],
            [0, 12, '#fffaf0'],
            [0, -14, C.red],
          ]
            .map(
              ([x, y, c]) =>
                lit(circle(x, y, 18, c), 1) +
                line(`M${x - 7} ${y + 2}q7 -10 12 -2q-2 8 -8 4`, dark(c, 0.22), 2.6, { opacity: 0.7 }),
            )
            .join('') +
          line('M-8 40Q-30 44 -36 64M8 40Q30 42 38 60', C.yellow, 7) +
          line('M-11 38H11', C.yellow, 10),
        386,
        140,
        1.35,
        8,
      );
      // one of the others who jumped, from behind: dark against the light
      const jumper = (x, y, s, skin, hair, dress, style, hands) =>
        person({
          who: { skin, hair, style, color: dress, width: style === 'short' ? 1.02 : 0.9 },
          at: [x, y],
          k: s,
          face: 1,
          view: 'back',
          hip: [0, 0],
          feet: null,
          hands: { near: hands[0], far: hands[1] },
          elbows: { near: 'out', far: 'out' },
          head: { look: 'back', tilt: 4 },
          wear: { kind: 'shirt', sleeves: style === 'short' ? 'long' : 'short' },
        }).all;
      const m = mateo([596, 850], 2.6, -1, {
        view: 'three',
        hip: [0, 0],
        feet: null,
        lean: -5,
        hands: { near: [642, 478], far: [520, 492] },
        elbows: { near: 'out', far: 'out' },
        head: { look: 'three', tilt: -8, eyes: 'open', mouth: 'oh' },
        wear: { kind: 'jacket', collar: C.paper, legs: '#26305a' },
      });
      // the bouquet's flight
      const arc = [];
      for (let i = 0; i <= 9; i++) {
        const q = i / 9;
        arc.push([132 + q * 214, 268 - Math.sin(q * Math.PI * 0.66) * 168 + q * 14]);
      }
      return (
        rect(
          0,
          0,
          W,
          800,
          linear([
            [0, '#5a2f4a'],
            [0.35, '#b8604a'],
            [0.7, '#e39a56'],
            [1, '#7a3f46'],
          ]),
        ) +
        times(15, (i) => line(`M${i * 50} 0V600`, '#6a2f40', 2.6, { opacity: 0.4 })) +
        // the barn's open end, and the evening in it
        path(
          'M196 600V250Q350 130 504 250V600Z',
          linear([
            [0, '#4b5fa8'],
            [0.55, '#d98aa0'],
            [1, '#ffd9a0'],
          ]),
        ) +
        g(hill(560, 24, 70, 1, '#7f6a9a', 0.1, 610) + hill(580, 14, 50, 3, '#5f7a6a', 0.2, 610) + sun(270, 520, 26), {
          'clip-path': clip(path('M196 600V250Q350 130 504 250V600Z', '#fff')),
        }) +
        path('M196 600V250Q350 130 504 250V600', 'none', { stroke: '#5a2840', 'stroke-width': 16 }) +
        path('M-10 190L350 -60L710 190V150L350 -100L-10 150Z', '#43203c') +
        line('M100 600V120M600 600V120', '#4f2640', 20) +
        line('M100 250L30 180M100 250L180 168M600 250L520 168M600 250L670 180', '#4f2640', 13) +
        line('M-10 132H710', '#43203c', 18) +
        glow(380, 190, 330, '#fff0b8', 0.85) +
        stringLights(-20, 30, 350, 40, 70, 8, { r: 7 }) +
        stringLights(350, 40, 720, 30, 70, 8, { r: 7 }) +
        rect(-10, 596, 720, 220, fade('#e0a060', '#6a3440')) +
        times(12, (i) =>
          line(`M${(i - 5.5) * 70 + 350} 596L${(i - 5.5) * 190 + 350} 800`, '#8a4a44', 3, { opacity: 0.6 }),
        ) +
        glow(350, 640, 300, '#ffe6a8', 0.55) +
        // the bride on a bale of hay
        lit(rect(18, 552, 160, 66, '#e8b84e', { rx: 10 }), 2) +
        times(26, () => line(`M${range(26, 160)} ${range(560, 610)}l${range(8, 18)} ${range(-4, 4)}`, '#b9822e', 2)) +
        line('M60 553V616M136 553V616', '#a8542e', 4) +
        bride.all +
        arc.map(([x, y], i) => circle(x, y, 2.4 + i * 0.3, '#fff6dc', { opacity: n(0.35 + i * 0.06) })).join('') +
        times(16, (i) => {
          const [x, y] = arc[i % arc.length];
          return place(
            path('M0 0Q7 -7 13 0Q7 7 0 0Z', pick(['#f7c4cc', '#fffaf0', '#ef8f7a'])),
            x + range(-10, 14),
            y + range(4, 46),
            range(0.8, 1.3),
            range(0, 360),
          );
        }) +
        shadow(360, 690, 180, 20, '#3a1230', 0.45) +
        nn.all +
        flowers +
        m.all +
        jumper(60, 884, 2.3, '#c98a60', '#7a4a30', '#4f9a94', 'long', [
          [6, 590],
          [124, 570],
        ]) +
        jumper(214, 916, 2.5, '#7a4630', '#241a1c', '#6a5aa8', 'bun', [
          [164, 622],
          [276, 596],
        ]) +
        jumper(404, 940, 2.4, '#c98a60', '#3a2420', C.yellow, 'short', [
          [352, 670],
          [456, 650],
        ]) +
        times(44, () =>
          place(
            rect(-4, -2, 8, 5, pick([C.yellow, C.red, C.glass, '#fffaf0'])),
            range(170, 690),
            range(60, 560),
            range(0.8, 1.3),
            range(0, 180),
          ),
        )
      );
    },
  },
  {
    n: 31,
    slug: 'meet-biscuit',
    draw() {
      setLight({ from: [0.65, -0.75], key: '#fff3c4', ambient: '#fff2e0', shade: '#2f3a5e', depth: 0.34 });
      const nn = nell([560, 742], 2.5, -1, {
        hip: [0, -58],
        lean: 20,
        feet: { near: [-38, -3], far: [26, 0] },
        hands: { near: [436, 612], far: [452, 598] },
        elbows: { near: 'down', far: 'down' },
        head: { tilt: 12, sway: 10, mouth: 'smile' },
        wear: { kind: 'jacket', legs: '#3a4a7c', boots: true, shoes: '#6a3a3c' },
      });
      const m = mateo([138, 716], 2.5, 1, {
        hip: [0, -56],
        lean: 16,
        feet: { near: [-36, -3], far: [30, 0] },
        hands: { near: [286, 560], far: [330, 448] },
        elbows: { near: 'down', far: 'down' },
        head: { tilt: 6, mouth: 'laugh' },
        wear: { kind: 'jacket', legs: '#3a3458', shoes: C.paper, scarf: C.yellow },
      });
      const d = dogFront({
        at: [352, 736],
        k: 3.1,
        tilt: 9,
        tail: 0.5,
        paw: [430, 622],
        look: [0.4, -0.6],
        tongue: true,
      });
      const otherDog = (x, y, color, earColor, s) =>
        place(
          lit(
            path('M-44 96Q-52 20 -24 -4H24Q52 20 44 96Z', color) +
              circle(0, -30, 38, color) +
              path('M-34 -52Q-62 -34 -52 16Q-30 22 -26 -18ZM34 -52Q62 -34 52 16Q30 22 26 -18Z', earColor),
            1.6,
          ) +
            oval(0, -16, 9, 7, C.ink) +
            circle(-14, -34, 4.4, C.ink) +
            circle(14, -34, 4.4, C.ink),
          x,
          y,
          s,
        );
      // an open door is `swing` wide
      const kennel = (x, w, inner, swing = 0) =>
        rect(x, 120, w, 360, '#24463f') +
        rect(
          x,
          120,
          w,
          360,
          linear([
            [0, '#0f2230', 0.6],
            [1, '#0f2230', 0],
          ]),
        ) +
        inner +
        (swing
          ? path(`M${x} 116L${x - swing} 96V520L${x} 484Z`, '#3f6f60', { opacity: 0.35 }) +
            times(4, (i) => line(`M${x - (swing * i) / 4} ${120 - i * 5}V${484 + i * 9}`, '#dfe6d2', 5)) +
            line(`M${x} 116L${x - swing} 96V520L${x} 484M${x} 300L${x - swing} 306`, '#dfe6d2', 8)
          : times(Math.floor(w / 26), (i) => line(`M${x + 16 + i * 26} 120V480`, '#cfd8c4', 5))) +
        `<rect x="${x}" y="120" width="${w}" height="360" fill="none" stroke="#dfe6d2" stroke-width="9"/>`;
      const kennels = clip(rect(20, 120, 170, 360, '#fff') + rect(512, 120, 190, 360, '#fff'));
      return (
        rect(0, 0, W, 620, fade('#5f9080', '#a9c49a')) +
        rect(0, 500, W, 120, '#4f7f72') +
        rect(0, 490, W, 11, '#e8ecd8') +
        kennel(20, 170, g(otherDog(104, 384, '#e8dccb', '#b8a48c', 1), { 'clip-path': kennels })) +
        kennel(512, 210, g(otherDog(610, 330, '#4a4450', '#2f2a38', 1.15), { 'clip-path': kennels })) +
        kennel(280, 150, '', 64) +
        `<g transform="rotate(-5 360 70)">${rect(284, 26, 144, 84, '#fffaf0', { rx: 6 })}<text x="356" y="66" font-family="DejaVu Serif" font-weight="bold" font-size="27" fill="#14233b" text-anchor="middle">Biscuit</text>${path('M341 84q8 -10 15 0q8 -10 15 0q0 10 -15 18q-15 -8 -15 -18Z', C.red)}</g>` +
        circle(356, 26, 5, C.red) +
        rect(0, 600, W, 200, fade('#4f8068', '#79a380')) +
        times(10, (i) =>
          line(`M${(i - 4.5) * 76 + 350} 600L${(i - 4.5) * 200 + 350} 800`, '#3f6f5a', 3, { opacity: 0.7 }),
        ) +
        line('M-10 650H710M-10 718H710', '#3f6f5a', 3, { opacity: 0.7 }) +
        path('M470 -10H720V160L470 800H90Z', '#fff6cc', { opacity: 0.17 }) +
        path('M560 -10H720V60L380 800H230Z', '#fff6cc', { opacity: 0.13 }) +
        oval(352, 744, 250, 44, '#fff3c4', { opacity: 0.35 }) +
        shadow(346, 740, 220, 26, '#1f2f3a', 0.45) +
        shadow(574, 748, 260, 22, '#1f2f3a', 0.4) +
        shadow(140, 722, 260, 22, '#1f2f3a', 0.4) +
        m.far +
        m.body +
        nn.far +
        d.body +
        d.top +
        m.near +
        d.arm +
        nn.body +
        nn.near +
        lit(circle(214, 762, 21, C.red), 2) +
        line('M196 756Q214 768 232 756', '#fff', 5) +
        spray(520, 120, 200, 220, '#fff6cc', 60, 0.5, 2.6)
      );
    },
  },
  {
    n: 32,
    slug: 'we-are-three',
    draw() {
      setLight({ from: [-0.5, -0.75], key: '#fff3b8', ambient: '#ffeed8', shade: '#6a2350', depth: 0.36, rim: 0.95 });
      const d = dog({ at: [424, 744], k: 2.85, face: 1, pose: 'run', tail: 0.5, tilt: -6 });
      const nn = nell([226, 606], 1.72, 1, {
        lean: 24,
        feet: { near: [40, 4], far: [-34, -16, 26] },
        hands: { near: [350, 424], far: [172, 412] },
        elbows: { near: 'up', far: 'down' },
        head: { tilt: -16, sway: -40, eyes: 'open', mouth: 'laugh' },
        wear: { kind: 'coat', scarf: C.paper, belt: true, boots: true, shoes: '#6a3038' },
      });
      const m = mateo([76, 564], 1.6, 1, {
        lean: 22,
        feet: { near: [36, 2], far: [-36, -14, 26] },
        hands: { near: [172, 412], far: [26, 440] },
        elbows: { near: 'up', far: 'back' },
        head: { tilt: -12, eyes: 'open', mouth: 'oh', hat: { kind: 'beanie', color: C.yellow, band: '#fff3dc' } },
        wear: { kind: 'coat', scarf: C.yellow },
      });
      const trunk = (x, y, w, h, c) =>
        lit(
          path(
            smooth([
              [x - w * 0.9, y, 1],
              [x - w * 0.5, y - h * 0.2],
              [x - w * 0.42, y - h, 1],
              [x + w * 0.42, y - h, 1],
              [x + w * 0.5, y - h * 0.2],
              [x + w, y, 1],
            ]),
            tint(c),
          ),
          2,
        );
      const crown = (x, y, s, c) =>
        lit(
          [
            [0, 0, 90],
            [-80, 24, 62],
            [78, 26, 66],
            [-40, -50, 66],
            [44, -54, 62],
          ]
            .map(([u, v, r]) => circle(x + u * s, y + v * s, r * s, tint(c)))
            .join(''),
          3 * s,
        ) +
        spray(x - 40 * s, y - 50 * s, 100 * s, 60 * s, '#ffe9a8', 110, 0.5, 2.6) +
        spray(x + 40 * s, y + 40 * s, 100 * s, 50 * s, '#7a1f30', 110, 0.35, 2.6);
      const leaf = (x, y, s, c, a) =>
        place(
          path('M0 0Q9 -10 18 0Q9 10 0 0ZM0 0h-7', c) + line('M-6 0H14', '#7a2a24', 1, { opacity: 0.5 }),
          x,
          y,
          s,
          a,
        );
      const autumn = [C.red, C.yellow, '#e0793c', '#f0a83c', '#c2452f'];
      return (
        sky(['#f3a878', '#fbcf8e', '#fde9b8'], 520) +
        glow(120, 250, 420, '#fffbe0', 0.9) +
        sun(120, 250, 46, '#fffdf0') +
        beams(120, 250, 900, '#fffbe0', 26, 0.2) +
        hill(440, 30, 120, 2, '#e8a070', 0.5) +
        tree(330, 450, 0.6, '#e88a4a') +
        tree(420, 452, 0.75, '#d9603a') +
        tree(230, 452, 0.5, '#f0b050') +
        tree(520, 470, 0.95, '#f0a83c') +
        hill(476, 20, 90, 4, '#d0743f', 0.4) +
        trunk(640, 640, 40, 480, '#6a3a40') +
        crown(640, 170, 1.5, '#d9482f') +
        crown(470, 60, 0.9, '#ee9436') +
        // the slope
        path(
          `${smooth(
            [
              [-20, 566],
              [120, 580],
              [300, 622],
              [480, 688],
              [720, 742],
            ],
            false,
          )}L720 820H-20Z`,
          linear([
            [0, '#f0b45c'],
            [0.4, '#c9803c'],
            [1, '#7a3f3a'],
          ]),
        ) +
        path(
          `${smooth(
            [
              [-20, 572],
              [120, 588],
              [300, 634],
              [480, 706],
              [720, 768],
            ],
            false,
          )}L720 840Q460 800 260 720T-20 640Z`,
          '#fbdc9c',
          { opacity: 0.9 },
        ) +
        times(110, () => {
          const x = range(-10, 710);
          const y = 590 + x * 0.2 + range(0, 210);
          return leaf(x, y, range(0.7, 1.5), pick(autumn), range(0, 360));
        }) +
        place(oval(0, 0, 110, 11, '#6a2350', { opacity: 0.32 }), 110, 586, 1, 10) +
        place(oval(0, 0, 120, 12, '#6a2350', { opacity: 0.32 }), 270, 632, 1, 14) +
        place(oval(0, 0, 210, 20, '#5a1f4a', { opacity: 0.4 }), 450, 758, 1, 12) +
        m.far +
        m.body +
        nn.far +
        nn.body +
        m.near +
        lit(oval(172, 413, 10, 9, tint(NELL.skin)), 1.4) +
        leash(nn.j.near, d.collar) +
        nn.near +
        d.all +
        line(
          `M${d.collar[0] - 56} ${d.collar[1] - 12}Q${d.collar[0] - 14} ${d.collar[1] + 30} ${d.collar[0] + 16} ${d.collar[1] + 4}`,
          tint(C.red),
          15,
        ) +
        circle(d.collar[0] - 12, d.collar[1] + 16, 9, tint(C.yellow)) +
        times(26, () => leaf(range(200, 420), range(690, 790), range(1, 2), pick(autumn), range(0, 360))) +
        times(14, () => leaf(range(330, 700), range(200, 560), range(0.9, 1.7), pick(autumn), range(0, 360))) +
        [
          [40, 760, 3.6, C.red, 20],
          [150, 786, 3, C.yellow, -30],
          [664, 640, 2.8, C.yellow, 40],
        ]
          .map((l) => leaf(...l))
          .join('')
      );
    },
  },
  {
    n: 33,
    slug: 'turkey',
    draw() {
      setLight({ from: [0, -1], key: '#ffe2a0', ambient: '#f6dcc4', shade: '#3a1640', depth: 0.4, rim: 0.9 });
      const kneeling = { hip: [0, -52], feet: { near: [-44, -2], far: [20, 0] }, view: 'side' };
      const m = mateo([34, 652], 2.5, 1, {
        ...kneeling,
        lean: 52,
        hands: { near: [166, 650], far: [206, 322] },
        elbows: { near: 'back', far: 'up' },
        head: { tilt: -6, eyes: 'open', mouth: 'oh' },
        wear: { kind: 'shirt', collar: C.yellow },
      });
      const nn = nell([664, 650], 2.4, -1, {
        ...kneeling,
        lean: 50,
        hands: { near: [486, 646], far: [498, 322] },
        elbows: { near: 'back', far: 'up' },
        head: { tilt: -4, eyes: 'open', mouth: 'smile', sway: 18, tail: 0.8 },
        wear: { kind: 'shirt' },
      });
      const k = 4;
      const d = dogFront({ at: [350, 776], k, tail: 0.8, tilt: -5, look: [1.2, -0.9] });
      const [hx, hy] = d.head;
      const meat = place(
        line('M-60 8L-136 20', '#fff3de', 19) +
          circle(-144, 9, 15, '#fff3de') +
          circle(-139, 31, 15, '#fff3de') +
          lit(
            path('M-78 10C-54 -40 30 -66 88 -38C128 -14 122 42 80 56C20 70 -50 50 -78 10Z', '#93401f') +
              path('M-34 -22C10 -50 64 -46 92 -22C64 -32 14 -28 -34 -22Z', '#e39a4e') +
              path('M-64 12C-30 42 44 52 92 34C50 66 -40 56 -64 12Z', '#6e2a1c', { opacity: 0.6 }),
            3,
          ) +
          path('M-92 -6L-70 -14L-60 8L-64 28L-86 30L-82 18L-94 12L-84 4Z', '#fffaf0'),
        hx + 12,
        hy + 98,
        1,
        -6,
      );
      const hem =
        'M80 168H620L646 420Q600 384 570 400Q520 350 488 306Q446 322 420 306Q384 322 350 304Q316 322 280 306Q254 322 212 306Q180 350 130 400Q100 384 54 420Z';
      const drape = clip(path(hem, '#fff'));
      return (
        rect(
          0,
          0,
          W,
          640,
          linear([
            [0.2, '#f7c06a'],
            [0.6, '#e8925a'],
            [1, '#c25f4a'],
          ]),
        ) +
        times(9, (i) => line(`M${94 + i * 64} 180V560`, '#fff0c8', 3, { opacity: 0.22 })) +
        glow(350, 330, 420, '#fff3c8', 0.75) +
        rect(0, 556, W, 16, '#fff0d4', { opacity: 0.75 }) +
        rect(0, 572, W, 240, fade('#c07a4e', '#5a2c3e')) +
        times(12, (i) =>
          line(`M${350 + (i - 5.5) * 58} 572L${350 + (i - 5.5) * 170} 800`, '#6f3a3c', 3, { opacity: 0.55 }),
        ) +
        path('M196 640H504L640 800H60Z', '#8a2f40') +
        path('M214 650H486L596 800H104Z', 'none', { stroke: '#f0b860', 'stroke-width': 5, opacity: 0.75 }) +
        // the table's far legs
        [82, 588].map((x) => rect(x, 170, 30, 440, '#7a4034') + rect(x, 170, 7, 440, '#d98a52')).join('') +
        shadow(90, 658, 300, 26, '#3a1230', 0.45) +
        shadow(610, 656, 300, 26, '#3a1230', 0.45) +
        m.far +
        nn.far +
        m.body +
        nn.body +
        // the cloth they lift
        path(hem, fade('#f2c89c', '#fff0d2', '#fff8e8')) +
        g(
          [
            [150, 104, 400],
            [190, 160, 360],
            [226, 212, 306],
            [262, 220, 306],
            [310, 280, 310],
            [350, 350, 306],
            [390, 420, 310],
            [438, 480, 306],
            [474, 488, 306],
            [510, 540, 360],
            [550, 596, 400],
          ]
            .map(([x, u, v]) => line(`M${x} 168Q${(x + u) / 2} 240 ${u} ${v}`, '#d99a6c', 6, { opacity: 0.42 }))
            .join(''),
          { 'clip-path': drape },
        ) +
        // their fingers over the hem of the cloth
        [
          [m.j.far, 1],
          [nn.j.far, -1],
        ]
          .map(([[x, y], f], i) =>
            lit(
              path(taper([x - 7 * f, y + 4], 11, [x + 9 * f, y - 8], 10), i ? '#f2bd98' : '#8f573c') +
                line(
                  `M${x - 2 * f} ${y + 3}L${x + 12 * f} ${y + 2}M${x} ${y - 6}L${x + 14 * f} ${y - 8}`,
                  i ? '#f2bd98' : '#8f573c',
                  9,
                ),
              2,
            ),
          )
          .join('') +
        // the underside of the table
        path('M-20 -20H720L634 176H66Z', fade('#2c1430', '#6a3438')) +
        times(6, (i) =>
          line(`M${350 + (i - 2.5) * 100} 176L${350 + (i - 2.5) * 150} -10`, '#1d0d26', 4, { opacity: 0.6 }),
        ) +
        line('M66 176H634', '#ffcf86', 5) +
        m.near +
        nn.near +
        // what is left of the bird
        shadow(148, 752, 230, 26, '#1a0818', 0.45) +
        oval(146, 742, 108, 24, '#d8c8c0') +
        oval(146, 736, 108, 24, '#fff6e6') +
        oval(146, 736, 76, 14, '#e8d4c4') +
        line('M110 738L146 730M158 740L190 733', '#fffaf0', 9) +
        [
          [106, 734],
          [108, 742],
          [193, 729],
          [194, 737],
        ]
          .map(([x, y]) => circle(x, y, 6, '#fffaf0'))
          .join('') +
        path('M150 722q-14 -26 8 -34q16 14 -2 36Z', '#6f9a5a') +
        path('M166 724q8 -22 28 -20q2 20 -22 24Z', '#7fae66') +
        shadow(352, 782, 330, 36, '#1a0818', 0.55) +
        d.all +
        meat +
        // the near side of the cloth hangs into the picture
        path(
          'M-20 -20H720V86Q676 120 630 78Q574 118 516 70Q460 106 400 62Q350 92 300 62Q240 106 184 70Q126 118 70 78Q24 120 -20 86Z',
          fade('#c9a0a4', '#8a5c78'),
        ) +
        line(
          'M-20 86Q24 120 70 78Q126 118 184 70Q240 106 300 62Q350 92 400 62Q460 106 516 70Q574 118 630 78Q676 120 720 86',
          '#f0c8b0',
          4,
        )
      );
    },
  },
  {
    n: 34,
    slug: 'trap-tree',
    seconds: 5,
    light() {
      setLight({ from: [0.1, -0.7], key: '#ffdf9e', ambient: '#b4b4dc', shade: '#0c1238', rim: 1, depth: 0.42 });
    },
    still() {
      this.light();
      let traps = '';
      for (let r = 0; r < 8; r++)
        for (let i = 0; i < 8 - r; i++)
          traps += place(
            rect(-42, -50, 84, 50, '#241c48', { rx: 20 }) +
              rect(-36, -44, 72, 44, ['#8a5a3c', '#7a4a40', '#6a5046'][(i * 2 + r) % 3], { rx: 16 }) +
              line(
                'M-36 -16H36M-34 -32H34M-20 -44V0M0 -46V0M20 -44V0',
                [C.yellow, '#5fae98', '#dc7468'][(i + r) % 3],
                3.2,
              ) +
              line('M-30 -40Q0 -52 30 -40', '#f6f4fc', 6, { opacity: 0.9 }),
            350 + (i - (7 - r) / 2) * 88,
            646 - r * 58,
            1.06,
          );
      return (
        sky(['#0f1540', '#232a68', '#4f4f92', '#8a7cb0'], 600) +
        stars(60, 420) +
        glow(350, 380, 520, '#ffc878', 0.5) +
        hill(590, 30, 100, 2, '#2f3876', 0.12) +
        house(-26, 606, 84, 66, '#b8504a', { snow: true }) +
        house(640, 604, 84, 66, '#3f6a94', { snow: true }) +
        church(600, 596, 0.62, { roof: '#e8e8f4' }) +
        lighthouse(62, 592, 0.85, { beam: 172 }) +
        rect(
          -10,
          604,
          720,
          210,
          linear([
            [0, '#d8d0ee'],
            [0.4, '#a4a4d8'],
            [1, '#5a5fa8'],
          ]),
        ) +
        path('M-10 616Q200 596 400 610T710 602V640H-10Z', '#ece8f8') +
        g(glow(0, 0, 460, '#ffdf9e', 0.95), { transform: 'translate(350 668) scale(1 0.2)' }) +
        path('M350 100L-26 650H726Z', '#241c48') +
        lit(traps, 2) +
        times(13, (i) => oval(350 + (i - 6) * 60, 652, 40, 9, '#fffaf4', { opacity: 0.95 })) +
        // their footprints
        times(9, (i) => oval(100 + i * 9 + (i % 2) * 18, 798 - i * 6, 8, 3.6, '#5a5fa4', { opacity: 0.8 }))
      );
    },
    moving(t) {
      this.light();
      const colors = ['#f4b73f', '#ef6a5a', '#9cc9be', '#8fb4f0', '#fff3cf'];
      let lights = '';
      for (let r = 0; r < 8; r++)
        for (let i = 0; i < 9 - r; i++) {
          const b = 0.6 + 0.4 * Math.sin((t * 2 + (i * 3 + r * 5) / 7) * Math.PI * 2);
          const [x, y] = [350 + (i - (8 - r) / 2) * 84, 640 - r * 58 + ((i * 3 + r) % 3) * 5];
          const c = colors[(i + r * 2) % 5];
          lights += circle(x, y, 25, c, { opacity: n(0.34 * b) }) + circle(x, y, 8, c, { opacity: n(0.6 + 0.4 * b) });
        }
      const s = Math.sin(t * Math.PI * 2);
      const wag = Math.sin(t * Math.PI * 14);
      const m = mateo([182, 742], 1.36, 1, {
        view: 'back',
        feet: { near: [-10, 0], far: [9, 0] },
        hands: { far: [246, 574] },
        head: { look: 'back', tilt: -4, hat: { kind: 'beanie', color: C.red } },
        wear: { kind: 'coat', scarf: C.yellow, boots: true },
      });
      const nn = nell([256, 746], 1.29, -1, {
        view: 'back',
        feet: { near: [9, 0], far: [-8, 0] },
        hands: { far: [206, 640], near: [302, 566 - s * 4] },
        elbows: { near: 'down' },
        head: { look: 'back', tilt: -6 + s * 2, hat: { kind: 'beanie', color: C.blue } },
        wear: { kind: 'coat', boots: true },
      });
      const d = dog({ at: [426, 754], k: 1.62, face: 1, pose: 'stand', tail: wag, tilt: -8 + s * 3 });
      const [hx, hy] = d.head;
      // the buoy in Biscuit's mouth
      const buoy = place(
        lit(
          path('M-13 -18Q0 -30 13 -18L15 24Q0 34 -15 24Z', C.yellow) +
            rect(-15, -4, 30, 13, C.red) +
            rect(-3, -38, 6, 16, '#fff6e6'),
          1.4,
        ),
        hx + 48,
        hy + 14,
        1,
        78 + s * 5,
      );
      const rope = line(
        `M${n(hx + 84)} ${n(hy + 20)}Q${n(hx + 130)} ${n(hy + 96 + s * 5)} ${n(hx + 150)} ${n(hy + 20)}T634 626`,
        '#f2e4c4',
        4,
      );
      const star =
        glow(350, 118, 150, '#ffe9a8', 0.8 + 0.15 * Math.sin(t * Math.PI * 4)) +
        place(
          path('M0 -44L12 -14L45 -13L19 7L28 38L0 20L-28 38L-19 7L-45 -13L-12 -14Z', C.yellow) +
            path(
              'M0 -44L12 -14L0 0ZM45 -13L19 7L0 0ZM28 38L0 20L0 0ZM-28 38L-19 7L0 0ZM-45 -13L-12 -14L0 0Z',
              '#fff0c0',
              {
                opacity: 0.7,
              },
            ),
          350,
          122,
          1.15,
        );
      return (
        lights +
        star +
        rope +
        shadow(204, 752, 190, 16, '#2a2a70', 0.5) +
        shadow(430, 760, 150, 14, '#2a2a70', 0.5) +
        m.all +
        nn.all +
        d.all +
        buoy +
        snow(120, { t, laps: 1, big: 4 })
      );
    },
    sound(seconds) {
      const o = audio.noise(seconds, 0.985, (t) => 0.1 + 0.04 * Math.sin(t * Math.PI * 2));
      [76, 72, 74, 67, 69, 76, 74, 79, 72, 67].forEach((note, i) =>
        audio.pluck(o, (i * seconds) / 10, audio.frequencyOf(note + 12), i % 5 ? 0.16 : 0.26, 2.4),
      );
      return o;
    },
  },
];
