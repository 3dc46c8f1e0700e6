/**
 * 2018: soup, bread, storms, swans, a whale, a dance on the roof, boxes, apples, trains and a tree. In each scene, `m` is
 * Mateo and `nn` is Nell.
 */
import { bars, bricks, house, skyline, streetLamp, stringLights } from '../kit/city.mjs';
import { C } from '../kit/color.mjs';
import { MATEO, mateo, NELL, nell, person, STEP } from '../kit/figure.mjs';
import { gull, lighthouse, sail, schooner } from '../kit/harbor.mjs';
import { blossoms, grass, hill, leaves, shadow, tree } from '../kit/land.mjs';
import { lit, setLight, tint } from '../kit/light.mjs';
import { box, bread, candle, couch, floorLamp, gift, mug, plant, room, shelf } from '../kit/props.mjs';
import { beams, cloud, glow, milkyWay, moon, SKY, sky, stars, streaks, sun } from '../kit/sky.mjs';
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
  range,
  rect,
  rnd,
  smooth,
  spray,
  times,
  W,
} from '../kit/svg.mjs';
import { glitter, sea, swell, wetLights } from '../kit/water.mjs';
import { rain, snow } from '../kit/weather.mjs';

export const scenes = [
  {
    n: 11,
    slug: 'soup',
    draw() {
      setLight({ from: [-0.35, -0.85], key: '#ffe0a0', ambient: '#f6dccb', shade: '#3a1f4a', rim: 0.9, depth: 0.34 });
      // Her hands and legs are under a quilt.
      const nn = nell([470, 640], 3.1, -1, {
        hip: [0, 0],
        view: 'three',
        feet: null,
        head: { look: 'three', dir: -1, tilt: 6, eyes: 'open', mouth: 'flat', tail: 0.6 },
        wear: { kind: 'shirt', color: '#c8708a' },
      });
      const m = mateo([186, 752], 2.5, 1, {
        hip: [0, -58],
        lean: 10,
        feet: { near: [-38, -3], far: [32, 0] },
        hands: { near: [318, 548], far: [330, 552] },
        elbows: { near: 'down', far: 'down' },
        head: { tilt: -4, eyes: 'open', mouth: 'smile' },
        wear: { kind: 'shirt', apron: C.paper, legs: '#3a3458' },
      });
      const garlic = (x, y, k, turn) =>
        place(
          lit(
            path('M0 -26Q4 -18 8 -14Q26 -6 22 8Q16 20 0 20Q-16 20 -22 8Q-26 -6 -8 -14Q-4 -18 0 -26Z', '#fff6ea'),
            1.2,
          ) + line('M0 -16Q-12 0 -8 18M0 -16Q12 0 8 18M0 -18V19', '#c9a8b4', 2, { opacity: 0.8 }),
          x,
          y,
          k,
          turn,
        );
      const steam = (x, y, h) =>
        line(`M${x} ${y}q-16 ${-h * 0.25} 0 ${-h * 0.5}t0 ${-h * 0.5}`, '#fff6e6', 5, { opacity: 0.5 });
      const [hx, hy] = nn.j.head;
      const quilt = smooth([
        [hx - 30, hy + 58],
        [hx - 96, hy + 92],
        [hx - 146, hy + 210],
        [hx - 176, hy + 330, 1],
        [hx - 60, hy + 350],
        [hx + 60, hy + 338],
        [hx + 196, hy + 350, 1],
        [hx + 172, hy + 220],
        [hx + 112, hy + 92],
        [hx + 44, hy + 58],
        [hx + 6, hy + 92],
      ]);
      const patches = [C.red, C.yellow, '#9cc9be', C.blue, '#fbf6ec', '#ef8f7a'];
      return (
        room('#6a4468', '#3c2438', 640, '#a8606a') +
        times(9, (i) => rect(i * 84 + 10, 0, 34, 630, '#fff', { opacity: 0.03 })) +
        rect(60, 90, 180, 240, '#1d2450') +
        g(
          times(40, () => circle(range(62, 238), range(94, 300), range(1.4, 4), '#fff', { opacity: 0.85 })),
          { 'clip-path': clip(rect(60, 90, 180, 240, '#fff')) },
        ) +
        rect(60, 296, 180, 34, '#f2f4fa', { opacity: 0.95 }) +
        bars(60, 90, 180, 240, '#e8cdb8', 7) +
        path('M28 70Q66 220 30 372H-6V70ZM272 70Q234 220 270 372H306V70Z', '#c8605a') +
        line('M-10 70H316', '#3a2438', 8) +
        // A braid of garlic on the wall.
        line('M612 60Q618 150 610 210', '#c9a86a', 8) +
        [
          [602, 92, -20],
          [626, 112, 18],
          [600, 138, -14],
          [624, 160, 22],
          [598, 186, -10],
          [622, 206, 12],
          [608, 236, 0],
        ]
          .map(([x, y, a]) => garlic(x, y, 0.95, a))
          .join('') +
        floorLamp(398, 690, 470) +
        rect(-10, 690, 720, 120, '#5a3450') +
        oval(350, 752, 400, 52, '#7a4a5c') +
        oval(350, 752, 330, 38, '#955e62') +
        couch(262, 620, 420, '#3f7a78') +
        lit(path('M560 420Q640 420 650 500Q650 560 560 566Q500 540 510 470Q520 424 560 420Z', '#f6dfae'), 2) +
        nn.all +
        // A red nose and a thermometer.
        circle(hx - 24, hy + 13, 6.4, '#d8483f') +
        line(`M${hx - 14} ${hy + 28}L${hx - 62} ${hy + 50}`, '#fffaf0', 8) +
        line(`M${hx - 14} ${hy + 28}L${hx - 44} ${hy + 42}`, C.red, 3) +
        lit(
          path(quilt, '#e2b35c') +
            g(
              times(42, (i) => {
                const [c, r] = [i % 7, Math.floor(i / 7)];
                return rect(hx - 190 + c * 58, hy + 50 + r * 52, 54, 48, tint(patches[(c * 2 + r * 3) % 6]), {
                  opacity: 0.92,
                });
              }) +
                line(`M${hx + 6} ${hy + 92}Q${hx - 20} ${hy + 210} ${hx - 30} ${hy + 350}`, '#3a1f4a', 5, {
                  opacity: 0.4,
                }) +
                line(
                  `M${hx - 96} ${hy + 110}Q${hx - 92} ${hy + 240} ${hx - 120} ${hy + 340}M${hx + 110} ${hy + 110}Q${hx + 100} ${hy + 240} ${hx + 130} ${hy + 345}`,
                  '#3a1f4a',
                  4,
                  { opacity: 0.25 },
                ),
              { 'clip-path': clip(path(quilt, '#fff')) },
            ),
          2.6,
        ) +
        // Tissues.
        times(5, (i) =>
          lit(
            path(`M${596 + i * 22} ${770 - (i % 2) * 14}q6 -26 20 -14q16 -8 14 10q8 16 -12 16q-24 4 -22 -12Z`, '#fff'),
            1,
          ),
        ) +
        shadow(176, 760, 300, 22, '#1a1030', 0.45) +
        m.far +
        m.body +
        // The soup.
        steam(322, 470, 70) +
        steam(352, 462, 90) +
        steam(384, 472, 64) +
        garlic(326, 512, 1.15, -24) +
        garlic(382, 512, 1.15, 22) +
        garlic(354, 502, 1.35, 0) +
        lit(path('M286 518H422Q418 590 354 592Q290 590 286 518Z', C.blue), 2) +
        path('M286 518H422L420 532H288Z', C.paper) +
        path('M290 518Q310 508 330 518T372 518T418 518L416 524H292Z', '#f0a848') +
        m.near
      );
    },
  },
  {
    n: 12,
    slug: 'four-in-the-morning',
    draw() {
      setLight({ from: [0.05, 1], key: '#ffc070', ambient: '#e0bcb4', shade: '#1c1c58', rim: 1, depth: 0.55 });
      // Seen from inside the oven, whose light falls on both from below.
      const closeUp = (who, x, k, face, o) =>
        person({ who, at: [x, 752], hip: [0, 0], k, face, view: 'three', feet: null, ...o });
      const m = closeUp(MATEO, 232, 5.5, 1, {
        lean: 4,
        hands: { near: [156, 566], far: [300, 640] },
        elbows: { near: 'out' },
        head: { look: 'three', tilt: 9, eyes: 'open', mouth: 'oh' },
        wear: { kind: 'jacket' },
      });
      const nn = closeUp(NELL, 484, 5.1, -1, {
        lean: 6,
        hands: { near: [546, 566], far: [400, 640] },
        elbows: { near: 'out' },
        head: { look: 'three', tilt: 10, eyes: 'open', tail: 0.9, mouth: 'flat' },
        wear: { kind: 'jacket', color: C.red },
      });
      const opening = 'M96 128Q98 96 130 94H570Q602 96 604 128V560H96Z';
      const mitt = (x, color, flip) =>
        lit(
          place(
            path('M-40 -44V6Q-42 44 -4 46Q28 46 30 14L32 2Q46 14 54 4Q60 -10 42 -24L32 -44Z', color) +
              rect(-46, -62, 84, 26, C.paper, { rx: 8 }),
            x,
            556,
            1,
            flip * -8,
            flip,
          ),
          3,
        );
      const rack = (y, x0, x1, w) => line(`M${x0} ${y}H${x1}`, '#4a2030', w);
      // The mitts and the loaf are inside, under the oven's lamp.
      setLight({ from: [0, -1], key: '#ffe6a8', shade: '#6a2430', rim: 0.9, depth: 0.4 });
      const loaf = lit(
        path(
          'M88 728Q84 704 180 698Q260 686 350 692Q452 684 526 696Q618 704 612 728Q596 750 350 752Q102 750 88 728Z',
          '#c98a48',
        ),
        4,
      );
      return (
        rect(0, 0, W, 800, '#1b2048') +
        g(
          rect(90, 90, 520, 480, fade('#141a44', '#3a3470')) +
            rect(390, 118, 160, 170, '#26306a') +
            moon(500, 172, 22) +
            bars(390, 118, 160, 170, '#5a5a98', 5) +
            circle(296, 168, 40, '#5a5a98') +
            circle(296, 168, 33, '#e8dcd0') +
            line('M296 168V144M296 168L312 184', C.ink, 4.4) +
            glow(350, 620, 420, '#ff9a4a', 0.5) +
            nn.far +
            m.far +
            nn.body +
            m.body +
            nn.near +
            m.near,
          { 'clip-path': clip(path(opening, '#fff')) },
        ) +
        path(
          `M0 0H${W}V800H0ZM96 128V560H604V128Q602 96 570 94H130Q98 96 96 128Z`,
          fade('#6a2436', '#b5482c', '#f08a3c'),
          { 'fill-rule': 'evenodd' },
        ) +
        path('M0 0L108 102Q96 112 96 128V560L0 800Z', '#4a1a3a', { opacity: 0.42 }) +
        path('M700 0L592 102Q604 112 604 128V560L700 800Z', '#4a1a3a', { opacity: 0.3 }) +
        path('M96 560H604L720 820H-20Z', fade('#ffb85a', '#e0622e')) +
        glow(350, 700, 380, '#ffe09a', 0.7) +
        line(opening, '#ffd9a0', 5, { opacity: 0.75 }) +
        [
          [22, 86],
          [48, 60],
        ]
          .map(
            ([y, x]) =>
              line(`M${x} ${y}H${W - x}`, '#ff7a3c', 14, { opacity: 0.35 }) + line(`M${x} ${y}H${W - x}`, '#ffb56a', 5),
          )
          .join('') +
        line('M70 250L20 262M70 250V236M630 250L680 262', '#3a1830', 6, { opacity: 0.5 }) +
        mitt(160, C.red, 1) +
        mitt(542, C.yellow, -1) +
        rack(612, 66, 634, 5) +
        times(15, (i) => line(`M${96 + i * 36.3} 612L${-60 + i * 58.6} 800`, '#5a2638', 4)) +
        rack(660, 36, 664, 6) +
        shadow(350, 744, 470, 50, '#5a1a2a', 0.5) +
        loaf +
        path('M140 714Q220 700 350 704Q470 698 556 712Q470 708 350 712Q230 710 140 714Z', '#f6dca8', { opacity: 0.6 }) +
        line('M232 708L254 728M318 704L336 728M404 704L416 728M484 706L494 726', '#f4dcae', 9) +
        spray(350, 726, 250, 20, '#6a3418', 220, 0.4, 2.6) +
        rack(752, -20, 720, 8) +
        line('M230 640q-14 -22 0 -44t0 -42M470 636q14 -22 0 -44t0 -42', '#fff1d0', 5, { opacity: 0.35 }) +
        spray(350, 640, 330, 130, '#ffd08a', 120, 0.4, 2.4)
      );
    },
  },
  {
    n: 13,
    slug: 'inside-out',
    draw() {
      setLight({ from: [-0.5, -0.8], key: '#eef0dc', ambient: '#d4dcd8', shade: '#22344c', depth: 0.34 });
      const hand = [382, 372];
      const m = mateo([330, 700], 1.85, 1, {
        lean: 22,
        hip: [-10, -94],
        feet: { near: [-6, 0], far: [-34, -8] },
        hands: { near: hand, far: [hand[0] + 4, hand[1] + 14] },
        elbows: { near: 'up', far: 'up' },
        head: { tilt: -12, eyes: 'open' },
        wear: { kind: 'coat' },
      });
      const nn = nell([196, 704], 1.75, 1, {
        lean: -22,
        feet: { near: [40, 0], far: [24, 0] },
        hands: { near: [306, 530], far: [312, 540] },
        head: { tilt: 8, sway: -46, eyes: 'closed' },
        wear: { kind: 'coat', scarf: C.paper, belt: true },
      });
      const brokenUmbrella = place(
        line('M0 20V-150', '#3a2a3c', 5) +
          line('M0 20q0 12 -10 8', C.red, 6) +
          lit(
            path(
              'M0 -132Q-60 -160 -120 -232Q-92 -226 -76 -244Q-52 -214 -34 -230Q-20 -202 0 -214Q20 -202 34 -230Q52 -214 76 -244Q92 -226 120 -232Q60 -160 0 -132Z',
              C.yellow,
            ),
            1.6,
          ) +
          line(
            'M0 -132Q-40 -170 -76 -242M0 -132Q-16 -180 -34 -228M0 -132Q40 -170 76 -242M0 -132Q16 -180 34 -228',
            '#9a6a1c',
            2,
          ),
        hand[0],
        hand[1],
        1.25,
        30,
      );
      return (
        sky(SKY.storm) +
        times(7, (i) => cloud(range(-160, 420), 60 + i * 44, range(300, 480), i % 2 ? '#2f3f54' : '#8a989c', 0.4)) +
        g(skyline(500, ['#5a6c7c', '#526474'], { min: 40, max: 190, w: 70, litShare: 0.18 }), { opacity: 0.75 }) +
        sea(498, ['#7a8c90', '#3f5868'], 640) +
        swell(502, 630, '#dfe8e0', 46, 0.6) +
        sail(590, 540, 1) +
        rect(-10, 640, 720, 170, '#48566a') +
        rect(-10, 640, 720, 8, '#9aa8ac') +
        line('M-10 556H710', '#2a3850', 12) +
        line('M-10 596H710', '#2a3850', 6) +
        times(9, (i) => rect(i * 88 - 10, 556, 11, 94, '#2a3850')) +
        streetLamp(620, 650, 380, '#2a3850') +
        line('M-10 760H710', '#5f7080', 5) +
        wetLights(
          [
            [620, '#ffe2a0', 0.7],
            [330, '#f4b73f', 0.3],
          ],
          660,
          790,
        ) +
        shadow(270, 708, 270, 18, '#10202e', 0.4) +
        m.far +
        nn.all +
        brokenUmbrella +
        m.body +
        m.near +
        place(
          path('M-22 0L20 -12L26 12L-14 20Z', C.paper) + line('M-12 4L16 -4M-8 12L16 4', '#8a94a0', 2),
          600,
          210,
          1.1,
          -20,
        ) +
        place(path('M-22 0L20 -12L26 12L-14 20Z', C.paper), 110, 330, 0.8, 30) +
        gull(180, 170, 0.9, -1) +
        rain(120, { t: 0.3, slant: -0.9, a: 0.6, len: 40 }) +
        leaves(16, ['#7a6a3c', '#a8703c'], 150, 700)
      );
    },
  },
  {
    n: 14,
    slug: 'swan-boat',
    draw() {
      setLight({ from: [0.45, -0.85], key: '#fffbe6', ambient: '#fff4ee', shade: '#4f4488', rim: 0.95, depth: 0.3 });
      const k = 2.15;
      const nn = nell([352, 596], k * 0.95, 1, {
        hip: [0, 0],
        lean: 8,
        feet: null,
        hands: { near: [480, 478], far: [322, 372] },
        elbows: { near: 'down', far: 'up' },
        head: { look: 'side', tilt: -4, eyes: 'open', mouth: 'laugh', sway: -10 },
        wear: { kind: 'jacket' },
      });
      // He paddles with the umbrella.
      const m = mateo([448, 604], k, 1, {
        hip: [0, 0],
        lean: 34,
        feet: null,
        hands: { near: [588, 572], far: [566, 530] },
        elbows: { near: 'down', far: 'down' },
        head: { tilt: -18, eyes: 'open', mouth: 'flat' },
        wear: { kind: 'jacket', collar: C.paper },
      });
      const swan = place(
        lit(
          path(
            smooth([
              [470, 590, 1],
              [418, 540],
              [410, 450],
              [452, 400],
              [510, 396],
              [556, 416],
              [600, 380],
              [590, 310],
              [560, 270],
              [560, 226],
              [592, 200],
              [628, 214],
              [640, 240],
              [618, 236],
              [600, 246],
              [606, 280],
              [640, 340],
              [650, 430],
              [620, 520],
              [640, 590, 1],
            ]),
            '#fffaf2',
          ),
          3,
        ) +
          path('M636 226L674 240L634 252Q626 240 636 226Z', '#e88a3c') +
          path('M612 218Q622 214 634 226L628 236Q618 230 612 218Z', C.ink) +
          circle(614, 228, 4, C.ink) +
          path('M430 470Q500 420 556 462Q530 474 524 496Q500 488 488 516Q460 508 452 530Q426 510 430 470Z', '#dcd0e4') +
          line('M446 482Q500 450 540 468M452 506Q486 480 512 490', '#fffaf2', 4),
        -452,
        -62,
        1.12,
      );
      const duck = (x, y, s, looksBack) =>
        place(
          path('M-64 4Q0 12 60 4L40 12H-50Z', '#1f5a64', { opacity: 0.5 }) +
            lit(
              path(
                smooth([
                  [-44, 4, 1],
                  [-64, -20, 1],
                  [-38, -18],
                  [-8, -26],
                  [18, -20],
                  [36, -8],
                  [32, 4, 1],
                ]),
                '#a08060',
              ) + path('M14 -22Q38 -16 35 -2Q32 6 20 5Q10 -6 14 -22Z', '#6f4436'),
              1.4,
            ) +
            path('M-40 -12Q-12 -26 12 -12Q2 0 -30 -1Z', '#7f6248') +
            line('M-28 -8Q-12 -14 2 -9', '#5f86b8', 4) +
            place(
              lit(path('M-9 20Q-10 0 -8 -10Q-4 -24 8 -22Q20 -18 16 -4Q10 6 10 20Z', '#2a6a58'), 1.2) +
                path('M14 -14Q26 -14 31 -7Q24 -1 13 -4Z', C.yellow) +
                line('M-9 12Q0 16 10 12', '#fffaf0', 4) +
                circle(8, -12, 2.6, '#fff') +
                circle(8.8, -12, 1.6, C.ink),
              24,
              -32,
              1,
              looksBack ? 4 : 0,
              looksBack ? -1 : 1,
            ),
          x,
          y,
          s,
        ) +
        line(
          `M${x - 66 * s} ${y - 2}L${x - 128 * s} ${y - 10}M${x - 60 * s} ${y + 8}L${x - 140 * s} ${y + 16}`,
          '#f4fff8',
          4,
          {
            opacity: 0.75,
          },
        ) +
        line(`M${x - 40 * s} ${y + 9}Q${x} ${y + 20} ${x + 52 * s} ${y + 4}`, '#f4fff8', 3.4, { opacity: 0.9 });
      return (
        sky(SKY.spring, 430) +
        sun(600, 92, 36, '#fffbe6') +
        cloud(300, 130, 190, '#fff', 0.75) +
        g(skyline(400, ['#c9bccb', '#bcb0c4'], { min: 40, max: 190, w: 64, litShare: 0, roofs: false }), {
          opacity: 0.75,
        }) +
        hill(410, 14, 130, 2, '#8fb07a', 0.3) +
        tree(300, 418, 0.8, '#b4c884') +
        tree(610, 424, 1.35, '#f4a8ba', '#6a4a54') +
        tree(452, 416, 0.86, '#f7c0c8', '#6a4a54') +
        line('M-10 396Q350 306 710 396', '#8a8aa4', 7) +
        line('M-10 420Q350 330 710 420', '#8a8aa4', 4) +
        times(14, (i) => line(`M${i * 52} ${398 - Math.sin((i / 13.5) * Math.PI) * 46}v22`, '#8a8aa4', 4)) +
        sea(432, ['#c4dcc8', '#74b0ac', '#3f868e', '#2f707c'], 800) +
        swell(442, 790, '#f4fff8', 46, 0.5) +
        glitter(600, 436, 640, '#fffbe0', { count: 26, from: 20, spread: 0.35, a: 0.6 }) +
        oval(600, 470, 110, 24, '#f4a8ba', { opacity: 0.35 }) +
        // The swan's reflection.
        oval(130, 700, 120, 26, '#fffaf2', { opacity: 0.22 }) +
        path('M-20 676Q300 700 590 668L560 694Q300 716 -20 704Z', '#1f5a64', { opacity: 0.45 }) +
        swan +
        line('M300 596V500M300 512H390', '#2f6b5a', 9) +
        nn.far +
        nn.body +
        line('M404 600V520M404 530H452', '#2f6b5a', 9) +
        m.far +
        m.body +
        nn.near +
        lit(path('M-30 586H592Q604 588 596 606L566 668Q560 680 540 680H-30Z', '#2f6b5a'), 2.4) +
        rect(-30, 580, 634, 17, C.yellow, { rx: 8 }) +
        line('M-10 634H566', '#fbf6ec', 5) +
        times(5, (i) => circle(60 + i * 110, 614, 8, '#f4a8ba')) +
        // The closed umbrella, as a paddle.
        line('M556 512L650 716', '#3a2a3c', 7) +
        line('M556 512q-10 -18 6 -26t22 10', C.red, 8) +
        lit(path('M590 590Q612 574 626 582L664 690Q656 716 646 722Q630 716 620 700Z', C.yellow), 1.8) +
        line('M604 590L646 716', '#b97f1f', 3, { opacity: 0.6 }) +
        m.near +
        path('M612 704Q640 690 690 706Q720 720 720 740H600Z', '#3a7d88', { opacity: 0.9 }) +
        line('M606 706Q640 694 690 708', '#fffaf0', 5) +
        times(8, (i) => circle(600 + i * 13, 690 - ((i * 5) % 7) * 7, 4.4 - (i % 3), '#fffaf0')) +
        duck(236, 764, 1.62, false) +
        duck(470, 752, 1.5, true) +
        // A branch in blossom overhead.
        line('M-20 60Q120 70 250 20M60 66Q110 110 170 118', '#6a4a54', 10) +
        blossoms(60, 50, 110, 62, 80, ['#f7b0c0', '#fbd0d8', '#fff', '#ec8fa6']) +
        blossoms(200, 40, 90, 50, 60, ['#f7b0c0', '#fbd0d8', '#fff', '#ec8fa6']) +
        blossoms(160, 120, 50, 26, 26, ['#f7b0c0', '#fbd0d8', '#fff']) +
        leaves(24, ['#fbd0d8', '#fff', '#f7b0c0'], 150, 720, 0.7)
      );
    },
  },
  {
    n: 15,
    slug: 'whale',
    draw() {
      setLight({ from: [-0.75, -0.65], key: '#fff8dc', ambient: '#f4fafa', shade: '#1c3f6a', depth: 0.36 });
      const passenger = (skin, hair, style, color, x, y, k, face, o) =>
        person({
          who: { skin, hair, style, color, width: 0.98 },
          at: [x, y],
          k,
          face,
          view: 'back',
          head: { look: 'back' },
          wear: { kind: 'jacket' },
          ...o,
        }).all;
      const nn = nell([306, 716], 1.34, -1, {
        view: 'back',
        lean: 3,
        hands: { near: [238, 452], far: [372, 572] },
        elbows: { far: 'out' },
        head: { look: 'side', dir: 1, tilt: -4, sway: 18, eyes: 'open', mouth: 'laugh' },
        wear: { kind: 'coat' },
      });
      const m = mateo([452, 788], 2.05, 1, {
        hip: [0, -58],
        lean: 44,
        feet: { near: [-40, -3], far: [30, 0] },
        hands: { near: [522, 756], far: [532, 760] },
        elbows: { near: 'down', far: 'down' },
        head: { tilt: 26, dy: 4 },
        wear: { kind: 'jacket', shoes: '#fbf6ec' },
      });
      const fluke = smooth([
        [306, 530, 1],
        [302, 430],
        [284, 330],
        [248, 262],
        [176, 208],
        [84, 196],
        [-6, 238, 1],
        [22, 158],
        [96, 96],
        [190, 84],
        [276, 118],
        [338, 178],
        [384, 104],
        [462, 44],
        [560, 30],
        [646, 72],
        [692, 150, 1],
        [606, 126],
        [524, 152],
        [462, 216],
        [424, 296],
        [412, 400],
        [424, 530, 1],
      ]);
      const whale =
        lit(path(fluke, '#2b4c6c'), 5) +
        g(
          line('M352 520C346 400 344 290 338 196', '#16304e', 9, { opacity: 0.5 }) +
            line('M338 196C290 140 200 118 60 178M338 196C390 130 480 70 640 104', '#16304e', 5, { opacity: 0.28 }) +
            spray(330, 330, 70, 190, '#0f2440', 260, 0.35, 3) +
            spray(130, 140, 120, 44, '#e6f4f0', 120, 0.4, 2.6) +
            spray(560, 80, 110, 40, '#e6f4f0', 90, 0.3, 2.6),
          { 'clip-path': clip(path(fluke, '#fff')) },
        );
      const runningWater = (x, y, h) =>
        line(`M${x} ${y}q${n(range(-5, 5))} ${n(h / 2)} ${n(range(-3, 3))} ${n(h)}`, '#f4fffb', range(2, 4.6), {
          opacity: n(range(0.35, 0.8)),
          'stroke-dasharray': `${n(range(16, 40))} ${n(range(5, 12))}`,
        });
      return (
        sky(['#4f98b8', '#8cc3c8', '#dfead8', '#fdf0cf'], 440) +
        beams(118, 236, 900, '#fff8dc', 11, 0.16) +
        sun(118, 300, 44) +
        cloud(420, 250, 300, '#fff', 0.6) +
        cloud(-110, 372, 260, '#fff', 0.5) +
        gull(608, 232, 0.8, -1) +
        gull(520, 282, 0.55) +
        gull(84, 70, 0.6) +
        sea(430, ['#5aa6b0', '#2f7c90', '#17506c'], 800) +
        swell(436, 640, '#dff4ee', 60, 0.5) +
        glitter(118, 434, 640, '#fff8dc', { count: 44, from: 30 }) +
        sail(640, 434, 0.5) +
        whale +
        times(15, (i) =>
          runningWater(28 + i * 17, 214 - Math.sin((i / 15) * 2.6) * 20 + (i > 11 ? 30 : 0), range(50, 190)),
        ) +
        times(14, (i) => runningWater(468 + i * 16, 206 - Math.sin((i / 14) * 2.4) * 70, range(50, 170))) +
        oval(364, 536, 230, 34, '#bfe6e0', { opacity: 0.55 }) +
        oval(364, 524, 160, 24, '#eafaf6') +
        blossoms(364, 512, 92, 22, 70, ['#ffffff', '#eafaf6']) +
        times(110, () => {
          const [a, q] = [range(-1, 1), rnd()];
          return circle(364 + a * 190, 530 - (1 - a * a) * q * 130, range(2, 8), '#ffffff', {
            opacity: n(range(0.5, 1)),
          });
        }) +
        rect(-10, 606, 720, 210, '#c9b49a') +
        path('M-10 606H710V640H-10Z', '#8f7a78', { opacity: 0.35 }) +
        times(9, (i) =>
          line(`M${(i - 4) * 74 + 350} 606L${(i - 4) * 190 + 350} 800`, '#8f7668', 2.6, { opacity: 0.6 }),
        ) +
        times(8, (i) => rect(i * 100 + 2, 556, 10, 106, '#e4dcd0')) +
        rect(-10, 552, 720, 13, '#fbf6ec') +
        rect(-10, 592, 720, 7, '#fbf6ec') +
        rect(-10, 628, 720, 7, '#fbf6ec') +
        rect(-10, 655, 720, 12, '#c8504a') +
        times(7, (i) => shadow(70 + i * 96, 718, 110, 12, '#3a2a4a', 0.28)) +
        passenger('#84502f', '#241a1c', 'bun', '#6a5aa8', 420, 704, 1.2, -1, {
          hands: { near: [378, 452], far: [466, 470] },
        }) +
        passenger('#f0c0a0', '#c98a4a', 'bun', '#ef8f7a', 176, 556, 0.84, 1, {
          hip: [0, -86],
          feet: { near: [-24, 8], far: [24, 8] },
          hands: { near: [124, 366], far: [228, 356] },
        }) +
        passenger('#f2c4a4', '#b9823f', 'short', '#4f9a94', 176, 712, 1.3, 1, {
          hands: { near: [158, 470], far: [250, 440] },
          elbows: { near: 'out', far: 'out' },
        }) +
        passenger('#94583a', '#8d8a94', 'short', '#f4b73f', 58, 726, 1.42, 1, {
          lean: -3,
          hands: { far: [118, 470], near: [38, 600] },
          elbows: { far: 'down' },
        }) +
        nn.all +
        passenger('#e8b48e', '#d8d4d8', 'bun', '#3f6f9a', 664, 704, 1.2, -1, {
          hands: { near: [606, 438] },
          elbows: { near: 'down' },
        }) +
        passenger('#7a4630', '#241a1c', 'short', '#c8504a', 562, 708, 1.24, -1, {
          hands: { near: [520, 486], far: [604, 496] },
          elbows: { near: 'out', far: 'out' },
        }) +
        shadow(456, 792, 280, 22, '#3a2a4a', 0.4) +
        m.all +
        line('M524 760q14 -18 22 -4t-22 4q-20 -14 -24 0t24 0', '#d7433b', 4)
      );
    },
  },
  {
    n: 16,
    slug: 'one-year',
    seconds: 6,
    light() {
      setLight({ from: [-0.35, -0.9], key: '#ffe2a4', ambient: '#e2d0e4', shade: '#241a50', rim: 0.95, depth: 0.42 });
    },
    still() {
      this.light();
      const waterTower = (x, y, k) =>
        place(
          line('M-30 0L-24 -60M30 0L24 -60M-30 0L24 -50M30 0L-24 -50', '#241f52', 5) +
            rect(-34, -130, 68, 72, '#3a2f64') +
            path('M-40 -130L0 -170L40 -130Z', '#241f52') +
            line('M-34 -110H34M-34 -80H34', '#241f52', 3),
          x,
          y,
          k,
        );
      const litWindow = (x, y) =>
        rect(x - 10, y - 10, 156, 186, '#8a5a74') +
        rect(x, y, 136, 166, fade('#ffd07a', '#ffb264')) +
        path(`M${x} ${y}H${x + 30}Q${x + 22} ${y + 70} ${x} ${y + 110}Z`, '#c8506a') +
        path(`M${x + 136} ${y}H${x + 106}Q${x + 114} ${y + 70} ${x + 136} ${y + 110}Z`, '#c8506a');
      return (
        sky(SKY.dusk, 620) +
        stars(50, 240) +
        glow(200, 560, 420, '#ffd9a0', 0.8) +
        sun(150, 520, 46, '#ffe9b8') +
        g(skyline(600, ['#6a4a86', '#5d437e'], { min: 50, max: 190, w: 76, litShare: 0.25 })) +
        waterTower(70, 440, 1) +
        waterTower(392, 482, 0.72) +
        // The neighbours' house.
        rect(498, 60, 220, 580, fade('#4a2f62', '#5f3a62')) +
        bricks(504, 76, 200, 530, '#56365f', 90) +
        rect(484, 44, 240, 26, '#3a2554') +
        litWindow(540, 116) +
        litWindow(540, 366) +
        glow(608, 200, 150, '#ffcf7a', 0.35) +
        glow(608, 450, 170, '#ffcf7a', 0.4) +
        // The roof.
        rect(-10, 604, 720, 34, '#2c2254') +
        rect(-10, 596, 720, 12, '#7a5a90') +
        rect(-10, 632, 720, 180, fade('#57407a', '#241a48')) +
        glow(270, 740, 320, '#ffcf8a', 0.4) +
        plant(40, 760, 1.9, '#3f6a5e', '#8a4650') +
        line('M22 640V130', '#1a1540', 9) +
        // A cake for one year; its one candle moves, so `moving` draws it.
        lit(rect(528, 688, 130, 92, '#7a5058', { rx: 6 }) + rect(520, 678, 146, 16, '#a06a64', { rx: 5 }), 1.6) +
        oval(593, 678, 54, 11, '#f4e8dc') +
        lit(rect(554, 630, 78, 46, '#fff3e0', { rx: 10 }), 1.6) +
        path('M554 644Q566 662 578 646T604 648T632 644V638Q632 630 622 630H564Q554 630 554 638Z', '#d7586a')
      );
    },
    moving(t) {
      this.light();
      // The dance sways twice in the loop; `depth` is how low he dips her.
      const c = Math.cos(t * Math.PI * 4);
      const s = Math.sin(t * Math.PI * 4);
      const depth = 0.9 + 0.1 * c;
      const m = mateo([152, 752], 2.34, 1, {
        hip: [6 + 2 * depth, -86 + 3 * (1 - depth)],
        lean: 46 * depth,
        feet: { near: [46, 0], far: [-46, 0, 8] },
        hands: { near: [348, 548 + s], far: [390, 520 + 8 * c] },
        elbows: { near: 'down', far: 'down' },
        head: { tilt: -6, mouth: 'smile' },
        wear: { kind: 'shirt', collar: C.paper, legs: '#2a2a5c' },
      });
      const nn = nell([280, 752], 2.2, -1, {
        hip: [-8, -84],
        lean: -60 * depth,
        feet: { near: [44, -52 - s * 2, 40], far: [-18, 0] },
        hands: { near: [540, 612 + s * 12], far: [266, 446] },
        elbows: { near: 'down', far: 'up' },
        head: { tilt: -44, sway: -26 - s * 12, tail: 0.9, mouth: 'laugh' },
        wear: { kind: 'dress', sleeves: 'short', shoes: '#8a2f3a' },
      });
      const note = (i) => {
        const q = (t + i / 5) % 1;
        const drawn = place(
          line('M0 0V-30L19 -35V-5', '#ffe9b4', 4) + oval(-6, 0, 7, 5.4, '#ffe9b4') + oval(13, -5, 7, 5.4, '#ffe9b4'),
          560 - q * 170 + Math.sin(q * 9 + i) * 18,
          486 - q * 250,
          1.1,
          Math.sin(q * 8) * 14,
        );
        return g(drawn, { opacity: n(Math.min(1, q * 6) * (1 - q)) });
      };
      const beat = Math.abs(Math.sin(t * Math.PI * 12));
      const upstairs = person({
        who: { skin: '#e4b48c', hair: '#c9c4c8', style: 'short', color: '#4f8f86', width: 1.06, glasses: true },
        at: [612, 312],
        hip: [0, 0],
        k: 1.3,
        face: -1,
        view: 'three',
        feet: null,
        lean: -s * 5,
        hands: { near: [664, 176 - s * 8], far: [556, 184 + s * 8] },
        elbows: { near: 'out', far: 'out' },
        head: { look: 'three', dir: -1, tilt: s * 6, mouth: 'laugh' },
        wear: { kind: 'shirt' },
      });
      const downstairs = person({
        who: { skin: '#8a5238', hair: '#2a1a20', style: 'bun', color: '#d9749a', width: 1 },
        at: [634, 568],
        hip: [0, 0],
        k: 1.3,
        face: -1,
        view: 'three',
        feet: null,
        farOver: true,
        lean: 6 + s * 2,
        hands: { near: [668, 420 - s * 6], far: [588, 510] },
        elbows: { near: 'out', far: 'down' },
        head: { look: 'three', dir: -1, tilt: 4 + s * 4, mouth: 'laugh' },
        wear: { kind: 'shirt' },
      });
      const pane = (y) => clip(rect(540, y, 136, 166, '#fff'));
      const radio = place(
        line('M-34 -52V-66H34V-52', '#3a2a54', 5) +
          lit(rect(-48, -54, 96, 54, '#c8404a', { rx: 8 }), 1.6) +
          [-26, 26]
            .map((x) => circle(x, -24, 16 + beat * 2, '#2a1c40') + circle(x, -24, 6 + beat * 2, '#f4b73f'))
            .join('') +
          rect(-9, -44, 18, 10, '#ffe9b4', { rx: 3 }),
        578,
        540,
        1,
      );
      return (
        stringLights(22, 150, 500, 110, 96, 8, { t, r: 7 }) +
        stringLights(22, 250, 500, 330, 60, 7, { t: t + 0.25, r: 5.5 }) +
        g(upstairs.all, { 'clip-path': pane(116) }) +
        g(downstairs.all, { 'clip-path': pane(366) }) +
        rect(526, 282, 164, 14, '#a8708a') +
        rect(526, 532, 164, 14, '#a8708a') +
        radio +
        candle(593, 632, 0.8, C.blue, t) +
        shadow(270, 760, 400, 24, '#120d30', 0.5) +
        m.far +
        nn.far +
        nn.body +
        m.body +
        nn.near +
        m.near +
        times(5, note)
      );
    },
    sound(s) {
      const out = audio.silence(s);
      const beat = s / 12;
      // MIDI notes: one of the bass and one or two of the tune for each beat.
      const bass = [48, 55, 52, 45, 52, 48, 41, 48, 45, 43, 50, 43];
      const tune = [
        [67, 72],
        [76],
        [74, 72],
        [72, 69],
        [76],
        [72, 74],
        [69, 72],
        [77],
        [76, 74],
        [74, 71],
        [79],
        [77, 74],
      ];
      const play = (note, at, level, seconds) => audio.pluck(out, at, audio.frequencyOf(note), level, seconds);
      bass.forEach((note, i) => play(note, i * beat, 0.5, 2));
      tune.forEach((notes, i) => notes.forEach((note, j) => play(note, (i + j / notes.length) * beat, 0.34, 1.6)));
      return out;
    },
  },
  {
    n: 17,
    slug: 'lobster',
    draw() {
      setLight({ from: [-0.4, -0.9], key: '#fffbe0', ambient: '#fffdf8', shade: '#4a3a70', depth: 0.26 });
      const m = mateo([196, 680], 2.95, 1, {
        hip: [0, 0],
        view: 'side',
        lean: 3,
        feet: null,
        hands: { near: [342, 506], far: [350, 520] },
        head: { look: 'side', tilt: 2, eyes: 'open' },
        wear: { kind: 'shirt', sleeves: 'short' },
      });
      const nn = nell([566, 684], 2.75, -1, {
        hip: [0, 0],
        lean: 10,
        feet: null,
        hands: { near: [444, 576], far: [476, 590] },
        head: { tilt: 4, sway: 8, hat: { kind: 'sun', color: '#f6d58a', band: C.red } },
        wear: { kind: 'shirt', sleeves: 'short', color: C.red },
      });
      const lobster = (x, y, k, turn) =>
        place(
          path('M-14 -40Q0 -56 14 -40L18 0Q14 50 0 66Q-14 50 -18 0Z', C.red) +
            line('M-15 6Q0 12 15 6M-14 22Q0 28 14 22M-10 38Q0 44 10 38', '#9a2a2c', 3) +
            path('M-8 60L-24 84Q0 92 24 84L8 60Z', C.red) +
            line('M-16 -20Q-50 -30 -46 -66M16 -20Q50 -30 46 -66', C.red, 9) +
            path(
              'M-46 -56Q-74 -80 -52 -112Q-46 -92 -40 -88Q-40 -100 -30 -108Q-24 -76 -46 -56ZM46 -56Q74 -80 52 -112Q46 -92 40 -88Q40 -100 30 -108Q24 -76 46 -56Z',
              '#e0503f',
            ) +
            line('M-6 -46Q-20 -90 -10 -124M6 -46Q20 -90 12 -126', C.red, 2.4) +
            circle(-6, -44, 3.4, C.ink) +
            circle(6, -44, 3.4, C.ink) +
            line('M-17 -4L-36 8M-17 10L-34 24M17 -4L36 8M17 10L34 24', C.red, 4),
          x,
          y,
          k,
          turn,
        );
      const checks = times(40, (i) => {
        const [r, c] = [Math.floor(i / 10), i % 10];
        return (r + c) % 2 ? rect(-30 + c * 78, 690 + r * 34, 78, 34, '#e0705f') : '';
      });
      return (
        sky(['#58a8c0', '#a4d4cc', '#eef0d4'], 400) +
        cloud(330, 150, 240, '#fff', 0.8) +
        cloud(-50, 220, 200, '#fff', 0.6) +
        path('M-10 380Q120 348 260 376L330 392H-10Z', '#5f8f7c') +
        lighthouse(90, 366, 0.55, { isLit: false }) +
        sea(384, ['#4fa0b0', '#2f7c94'], 640) +
        swell(390, 630, '#eafaf2', 40, 0.5) +
        schooner(470, 440, 0.5) +
        sail(260, 420, 0.8) +
        path(
          'M-10 -10H710V60Q680 92 650 60Q620 92 590 60Q560 92 530 60Q500 92 470 60Q440 92 410 60Q380 92 350 60Q320 92 290 60Q260 92 230 60Q200 92 170 60Q140 92 110 60Q80 92 50 60Q20 92 -10 60Z',
          C.paper,
        ) +
        times(6, (i) =>
          path(`M${50 + i * 120} -10H${110 + i * 120}V60Q${80 + i * 120} 92 ${50 + i * 120} 60Z`, C.red),
        ) +
        rect(-10, 600, 720, 90, '#e4d4b8') +
        m.far +
        m.body +
        // His bib, with a lobster on it.
        path('M166 520Q200 500 262 524L286 668H150Z', '#fffaf0') +
        path('M166 520Q190 492 220 496L262 524Q214 510 166 520Z', '#e4d8cc') +
        lobster(222, 610, 0.5, 0) +
        nn.far +
        nn.body +
        lobster(366, 470, 1.0, 8) +
        m.near +
        rect(-10, 672, 720, 140, '#f6e2cc') +
        checks +
        rect(-10, 672, 720, 8, '#fff6e6', { opacity: 0.7 }) +
        oval(448, 668, 130, 24, '#fbf6ec') +
        oval(448, 664, 104, 16, '#e4dcd0') +
        lobster(452, 650, 0.85, 96) +
        nn.near +
        oval(150, 726, 34, 12, '#fbf6ec') +
        oval(150, 722, 24, 7, C.yellow) +
        place(path('M0 0A28 28 0 0 1 56 0Z', C.yellow), 590, 740) +
        place(
          path('M-20 -60H20L14 0H-14Z', '#cfe3e0', { opacity: 0.8 }) +
            path('M-18 -44H18L14 0H-14Z', '#d9863c', { opacity: 0.8 }),
          636,
          700,
          1.2,
        )
      );
    },
  },
  {
    n: 18,
    slug: 'perseids',
    draw() {
      setLight({ from: [0.05, -1], key: '#f2f4ff', ambient: '#c0c4ee', shade: '#161a52', rim: 0.95, depth: 0.42 });
      const k = 2.45;
      const m = mateo([92, 690], k, -1, {
        hip: [0, 0],
        lean: -84,
        feet: { near: [52, 12], far: [70, 10] },
        hands: { near: [324, 470], far: [150, 690] },
        elbows: { near: 'back', far: 'up' },
        head: { look: 'side', dir: -1, tilt: -72, eyes: 'open', mouth: 'smile', dx: 8, dy: 6 },
        wear: { kind: 'shirt', collar: C.yellow, legs: '#3a3f7c' },
      });
      const nn = nell([604, 690], k * 0.96, 1, {
        hip: [0, 0],
        lean: -84,
        feet: { near: [54, 12], far: [74, 10] },
        hands: { near: [520, 640], far: [556, 660] },
        elbows: { near: 'up', far: 'up' },
        head: { look: 'side', dir: 1, tilt: -72, eyes: 'open', mouth: 'smile', tail: 0.3, dx: -8, dy: 6 },
        wear: { kind: 'shirt', legs: '#3a3f7c' },
      });
      // Eleven meteors, all from one place in the sky.
      const radiant = [470, -120];
      const meteor = (x, y, len, a) => {
        const turn = Math.atan2(y - radiant[1], x - radiant[0]);
        const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
        return (
          path(
            `M${n(x - dy * 2.6)} ${n(y + dx * 2.6)}L${n(x - dx * len)} ${n(y - dy * len)}L${n(x + dy * 2.6)} ${n(y - dx * 2.6)}Z`,
            '#fff8dc',
            { opacity: a },
          ) +
          glow(x, y, 26, '#fff3c8', a) +
          circle(x, y, 4.2, '#ffffff', { opacity: a })
        );
      };
      const meteors = [
        [196, 306, 210, 1],
        [330, 196, 150, 0.95],
        [96, 150, 120, 0.8],
        [430, 300, 130, 0.9],
        [590, 250, 150, 0.95],
        [648, 120, 90, 0.75],
        [236, 430, 110, 0.75],
        [262, 84, 90, 0.7],
        [520, 420, 100, 0.7],
        [380, 70, 70, 0.65],
        [654, 400, 110, 0.75],
      ];
      const crest = smooth(
        [
          [-40, 640],
          [100, 668],
          [260, 704],
          [350, 712],
          [450, 704],
          [600, 664],
          [740, 632],
        ],
        false,
      );
      return (
        sky(['#101648', '#22307c', '#3f58a4', '#7f9cc8', '#d8c8cc', '#f6cfa8'], 540) +
        milkyWay(40, 560, 600, -60) +
        milkyWay(90, 560, 640, -60) +
        stars(230, 480) +
        meteors.map((args) => meteor(...args)).join('') +
        sea(530, ['#a8a8d0', '#4f64a8', '#2a3880'], 700) +
        swell(536, 660, '#e4e4fa', 40, 0.5) +
        path('M-10 536Q70 508 168 534V552H-10Z', '#2a3474') +
        lighthouse(74, 522, 0.62, { beam: -9 }) +
        // Dunes behind.
        path('M300 640Q460 560 720 560V720H300Z', '#6a74b4') +
        path('M-20 590Q120 580 330 660V740H-20Z', '#7a82bc') +
        grass(560, 720, (x) => 566 + (720 - x) * 0.06, '#3a4488', 40, 44, -14) +
        grass(-10, 90, (x) => 592 + x * 0.04, '#3a4488', 30, 44, 14) +
        path(
          `${crest}L740 860H-40Z`,
          linear([
            [0, '#d0cce8'],
            [0.3, '#a49fd0'],
            [1, '#5a5aa0'],
          ]),
        ) +
        line(crest, '#fff3e4', 3, { opacity: 0.7 }) +
        spray(350, 750, 380, 60, '#ffffff', 220, 0.4, 2.2) +
        spray(350, 780, 380, 40, '#2f2f74', 200, 0.35, 2.4) +
        // The blanket.
        path('M-40 694Q150 700 350 712T740 694V760Q540 786 350 786T-40 766Z', tint(C.red)) +
        path('M-40 712Q150 716 350 732T740 712V724Q540 746 350 746T-40 726Z', '#fff3dc', { opacity: 0.85 }) +
        path('M-40 750Q150 754 350 770T740 748V754Q540 776 350 778T-40 758Z', C.yellow, { opacity: 0.8 }) +
        shadow(190, 726, 340, 18, '#161a52', 0.4) +
        shadow(520, 726, 340, 18, '#161a52', 0.4) +
        nn.all +
        m.all +
        grass(-10, 120, 812, '#3a3a84', 34, 54, 18) +
        grass(590, 710, 812, '#3a3a84', 34, 54, -18)
      );
    },
  },
  {
    n: 19,
    slug: 'forty-boxes',
    draw() {
      setLight({ from: [0.7, -0.7], key: '#fff0c4', ambient: '#fbeedc', shade: '#4a2f5a', depth: 0.32 });
      const step = (i) =>
        path(`M${150 + i * 74} ${690 - i * 62}H720V${760 - i * 62}H${150 + i * 74}Z`, i % 2 ? '#9a6a54' : '#a87860') +
        rect(150 + i * 74, 690 - i * 62, 80, 9, '#e0b48c');
      const nn = nell([560, 376], 1.6, -1, {
        lean: 14,
        feet: { near: [-16, -2], far: [26, 0] },
        hands: { near: [470, 282], far: [478, 290] },
        head: { look: 'side', tilt: 6, eyes: 'open', sway: 6 },
        wear: { kind: 'shirt', legs: '#4a5a8c', shoes: C.paper },
      });
      const m = mateo([196, 696], 1.72, 1, {
        lean: 26,
        hip: [-6, -88],
        feet: { near: [30, -36], far: [-36, -2] },
        hands: { near: [280, 520], far: [290, 528] },
        head: { tilt: -16, eyes: 'closed' },
        wear: { kind: 'shirt', sleeves: 'short', legs: '#3a3458', shoes: C.paper },
      });
      const tiltedCouch = place(
        lit(
          rect(-150, -96, 300, 84, '#3f7a78', { rx: 22 }) +
            rect(-160, -54, 46, 84, '#4f8f8a', { rx: 18 }) +
            rect(114, -54, 46, 84, '#4f8f8a', { rx: 18 }) +
            rect(-124, -16, 248, 40, '#5aa098', { rx: 10 }) +
            rect(-134, 22, 268, 16, '#356a68') +
            rect(-120, 36, 14, 18, '#5a3a3c') +
            rect(106, 36, 14, 18, '#5a3a3c'),
          2,
        ),
        380,
        424,
        1,
        -40,
      );
      return (
        rect(0, 0, W, 800, fade('#e4b48a', '#c98a70')) +
        rect(60, 90, 150, 240, '#8fc0c4') +
        cloud(60, 250, 140, '#fff', 0.8) +
        bars(60, 90, 150, 240, '#fbf1de', 8) +
        path('M60 330L-40 620H160L210 330Z', '#fff6d8', { opacity: 0.3 }) +
        times(10, (i) => line(`M${-10 + i * 80} 0V800`, '#d49a7a', 18, { opacity: 0.25 })) +
        times(7, step) +
        rect(-10, 700, 720, 110, '#7a4f4a') +
        rect(-10, 700, 720, 9, '#c99a7a') +
        line('M140 560L640 140', '#6a3f48', 13) +
        times(7, (i) => line(`M${190 + i * 74} ${690 - i * 62}V${528 - i * 62}`, '#6a3f48', 5)) +
        box(20, 704, 104, 78) +
        box(30, 626, 86, 66, '#b98a5a') +
        box(16, 560, 74, 60, '#d4a870') +
        shelf(34, 500, 50, [C.red, C.blue, C.yellow, C.glass], 5) +
        box(440, 790, 150, 96) +
        box(580, 790, 120, 120, '#b98a5a') +
        box(460, 694, 110, 76, '#d4a870') +
        box(596, 670, 84, 60) +
        plant(508, 618, 0.9) +
        line('M600 740h40M600 752h26', C.ink, 3, { opacity: 0.5 }) +
        m.far +
        nn.far +
        tiltedCouch +
        nn.body +
        m.body +
        nn.near +
        m.near +
        times(3, (i) => line(`M${150 + i * 14} ${430 - i * 12}l-12 -16`, '#fff6e6', 4))
      );
    },
  },
  {
    n: 20,
    slug: 'apples',
    draw() {
      setLight({ from: [0.8, -0.5], key: '#fff0c0', ambient: '#fff0d8', shade: '#5a2f4a', depth: 0.32 });
      const appleAt = [404, 388];
      const nn = nell([486, 546], 1.62, -1, {
        lean: 20,
        feet: { near: [-4, 0], far: [14, -34] },
        hands: { near: appleAt, far: [506, 350] },
        elbows: { far: 'up' },
        head: { tilt: 12, sway: 8, hat: { kind: 'beanie', color: C.yellow, band: C.paper } },
        wear: { kind: 'jacket', legs: '#3a4a7c', boots: true, shoes: '#6a3a3c' },
      });
      const m = mateo([302, 736], 1.82, 1, {
        lean: -4,
        feet: STEP.apart,
        hands: { near: [appleAt[0] - 8, appleAt[1] + 24], far: [232, 610] },
        elbows: { near: 'down' },
        head: { tilt: -16, eyes: 'open' },
        wear: { kind: 'jacket', scarf: C.yellow, legs: '#4a3a4c', boots: true, shoes: '#6a3a3c' },
      });
      const apple = (x, y, r = 10) =>
        circle(x, y, r, C.red) +
        circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#f59a7a') +
        line(`M${x} ${y - r}q1 -5 4 -7`, '#4a3038', 2);
      const crate = (x, y, w, k = 1) =>
        times(14, () => apple(x + range(12, w - 12), y - 50 * k - range(0, 26) * k, range(9, 12))) +
        rect(x, y - 50 * k, w, 50 * k, '#b9824f') +
        rect(x, y - 52 * k, w, 12, '#d9a870') +
        line(`M${x} ${y - 26 * k}H${x + w}`, '#8a5a3c', 4);
      const appleTree = (x, y, k) =>
        tree(x, y, k, '#8f9a48') +
        times(12, () => circle(x + range(-70, 70) * k, y + range(-190, -90) * k, 6 * k, C.red));
      return (
        sky(['#8fb8c0', '#d9d8b8', '#fbdfa4', '#fdeac0'], 500) +
        sun(600, 150, 40) +
        hill(440, 36, 130, 0.4, '#c98a4a', 0.4) +
        hill(500, 24, 100, 2.4, '#b98f4a', 0.3) +
        house(60, 430, 74, 50, '#b8504a', { isLit: false, roof: '#6a4a5a' }) +
        appleTree(220, 520, 0.5) +
        appleTree(330, 530, 0.55) +
        appleTree(120, 560, 0.7) +
        hill(600, 16, 160, 1, '#a8a04e', 0.3) +
        grass(0, 700, (x) => 640 + Math.sin(x / 90) * 12, '#7f8a3c', 90, 22, 6) +
        path(
          smooth([
            [560, 800, 1],
            [590, 640],
            [580, 480],
            [540, 380],
            [600, 420],
            [630, 380],
            [650, 480],
            [650, 640],
            [690, 800, 1],
          ]),
          '#6a4440',
        ) +
        lit(
          path(
            smooth([
              [330, 300],
              [310, 200],
              [380, 110],
              [470, 60],
              [600, 30],
              [740, 60],
              [760, 360],
              [680, 420],
              [600, 390],
              [540, 420],
              [460, 340],
              [390, 360],
            ]),
            '#8a9a46',
          ),
          4,
        ) +
        spray(620, 220, 190, 150, '#4f6030', 320, 0.4, 3) +
        spray(520, 120, 170, 80, '#d9d48a', 200, 0.5, 3) +
        times(26, () => apple(range(360, 690), range(110, 370), range(10, 14))) +
        line('M404 800L520 170M470 800L578 180', '#8a5a3c', 10) +
        times(8, (i) => line(`M${412 + i * 14} ${752 - i * 76}H${474 + i * 13.6}`, '#a8744c', 8)) +
        shadow(302, 742, 200, 18, '#4a3a2c', 0.35) +
        m.far +
        nn.all +
        m.body +
        m.near +
        apple(appleAt[0] - 4, appleAt[1] + 6, 12) +
        crate(30, 742, 120) +
        crate(50, 690, 96, 0.9) +
        crate(300, 800, 130) +
        crate(560, 800, 120) +
        apple(200, 770) +
        apple(240, 784) +
        leaves(12, ['#c98a3c', '#a8a04e'], 200, 700)
      );
    },
  },
  {
    n: 21,
    slug: 'train',
    draw() {
      setLight({ from: [0.1, -0.9], key: '#ffdca4', ambient: '#e4cdd8', shade: '#241c4c', depth: 0.36, rim: 0.95 });
      const k = 3;
      const m = mateo([166, 712], k, 1, {
        hip: [0, 0],
        view: 'three',
        feet: null,
        lean: 4,
        hands: { near: [232, 640], far: [290, 498] },
        elbows: { near: [128, 660], far: [258, 590] },
        head: { look: 'three', dir: 1, tilt: -8, eyes: 'open' },
        wear: { kind: 'jacket', scarf: C.yellow },
      });
      const nn = nell([548, 716], k * 0.95, -1, {
        hip: [0, 0],
        view: 'three',
        feet: null,
        lean: 6,
        hands: { near: [520, 646], far: [478, 528] },
        elbows: { near: [606, 660], far: [462, 636] },
        head: { look: 'three', dir: -1, tilt: 14, eyes: 'closed', mouth: 'smile', tail: 0.8 },
        wear: { kind: 'jacket', collar: C.paper },
      });
      // Mateo practises saying “Gloster”. The conductor and two passengers join in, all with the same open mouth.
      const crowd = (o) => person({ hip: [0, 0], view: 'three', feet: null, ...o });
      const conductor = crowd({
        who: { skin: '#d9a37c', hair: '#8d8a94', style: 'short', color: '#2f6a62', width: 1.06 },
        at: [386, 592],
        k: 2.15,
        face: -1,
        lean: 4,
        hands: { near: [436, 604], far: [338, 574] },
        elbows: { near: [452, 548], far: [330, 540] },
        head: {
          look: 'three',
          dir: -1,
          tilt: -8,
          eyes: 'open',
          hat: { kind: 'cap', color: '#2f6a62', band: C.yellow },
        },
        wear: { kind: 'jacket', collar: C.yellow },
      });
      const lady = crowd({
        who: { skin: '#e8b894', hair: '#d8d4d8', style: 'bun', color: '#8a6ab0', width: 0.95, glasses: true },
        at: [58, 560],
        k: 1.9,
        face: 1,
        head: { look: 'three', dir: 1, tilt: -4, eyes: 'open' },
        wear: { kind: 'shirt' },
      });
      const boy = crowd({
        who: { skin: '#a0653f', hair: '#241a1c', style: 'short', color: '#4f9a86', width: 0.9 },
        at: [648, 548],
        k: 1.7,
        face: -1,
        head: { look: 'three', dir: -1, tilt: -10, eyes: 'open', hat: { kind: 'beanie', color: C.red, band: C.paper } },
        wear: { kind: 'shirt' },
      });
      const openMouth = ({ j }, size, dir, color) =>
        oval(j.head[0] + 4.4 * size * dir, j.head[1] + 9.4 * size, 2.1 * size, 2.7 * size, color);
      const pane = (x, w) => clip(rect(x, 84, w, 306, '#fff', { rx: 30 }));
      const land =
        sky(SKY.sunset, 340) +
        sun(352, 258, 40) +
        streaks(8, 110, 250, '#ffe2b4', 0.5) +
        hill(300, 20, 80, 2, '#7a5288', 0.3) +
        sea(312, ['#f9bc8c', '#8a5a8c', '#4a4480'], 400) +
        glitter(352, 316, 392, '#ffe9bc', { count: 34 }) +
        // Gloucester on the left, New York on the right.
        path('M20 324Q120 296 250 322V334H20Z', '#4a3a6c') +
        lighthouse(120, 312, 0.72) +
        house(170, 318, 34, 22, '#a8503f') +
        house(210, 320, 30, 20, '#e9dcc4') +
        [
          [430, 96, 30],
          [462, 130, 34],
          [500, 110, 30],
          [534, 190, 34],
          [572, 140, 34],
          [608, 120, 40],
          [650, 100, 40],
        ]
          .map(
            ([x, h, w], i) =>
              rect(x, 322 - h, w, h, i % 2 ? '#5a4480' : '#4a3a72') +
              times(
                Math.floor(h / 26),
                (r) =>
                  rect(x + 7, 330 - h + r * 24, 6, 9, '#ffd894', { opacity: 0.85 }) +
                  rect(x + w - 14, 330 - h + r * 24, 6, 9, '#ffd894', { opacity: (r + i) % 3 ? 0.85 : 0 }),
              ),
          )
          .join('') +
        path('M534 132L551 74L568 132Z', '#5a4480') +
        line('M551 80V56', '#5a4480', 4) +
        path('M0 372Q200 350 400 372T720 366V420H0Z', '#4a2f58') +
        times(9, (i) => line(`M${20 + i * 80} ${382 + (i % 2) * 8}h64`, '#f9c784', 3, { opacity: 0.6 }));
      return (
        rect(0, 0, W, 800, fade('#5f5592', '#2f2a58')) +
        rect(0, 0, W, 40, '#3a3468') +
        rect(20, 34, 660, 12, '#8a7cb4') +
        [
          [34, 304],
          [362, 304],
        ]
          .map(([x, w]) => rect(x - 16, 68, w + 32, 338, '#8a7cae', { rx: 44 }) + g(land, { 'clip-path': pane(x, w) }))
          .join('') +
        path('M40 180L170 84H230L40 230Z', '#fff', { opacity: 0.12 }) +
        path('M370 160L470 84H510L370 196Z', '#fff', { opacity: 0.12 }) +
        lady.all +
        openMouth(lady, 1.9, 1, '#7a2f3a') +
        boy.body +
        openMouth(boy, 1.7, -1, '#5a1f2a') +
        conductor.all +
        openMouth(conductor, 2.15, -1, '#6a2430') +
        // A ticket with a hole.
        lit(rect(312, 548, 44, 28, '#fff6e0', { rx: 4, transform: 'rotate(-14 334 562)' }), 1.4) +
        circle(336, 560, 4, '#8a7cae') +
        // Seats.
        lit(path('M-30 830V486Q-30 448 30 448H84Q128 448 130 500L150 830Z', '#9a4658'), 2.4) +
        lit(path('M730 830V486Q730 448 670 448H622Q578 448 576 500L556 830Z', '#9a4658'), 2.4) +
        line('M-10 470Q70 456 112 500', '#d98a84', 5, { opacity: 0.6 }) +
        line('M710 470Q640 456 592 500', '#d98a84', 5, { opacity: 0.6 }) +
        m.body +
        nn.body +
        openMouth(m, k, 1, '#4a1428') +
        // The table.
        rect(110, 660, 480, 26, '#e0bc90', { rx: 10 }) +
        rect(110, 660, 480, 7, '#fbe2b8', { rx: 4 }) +
        path('M116 686H584V820H116Z', fade('#3a3064', '#2a2450')) +
        mug(300, 658, 2, C.glass) +
        mug(408, 658, 2, C.paper) +
        m.far +
        nn.far +
        m.near +
        nn.near
      );
    },
  },
  {
    n: 22,
    slug: 'tree',
    draw() {
      setLight({ from: [-0.2, -0.9], key: '#ffdf9a', ambient: '#bcc0e0', shade: '#101840', rim: 0.85, depth: 0.4 });
      const m = mateo([610, 762], 2.06, 1, {
        lean: 14,
        feet: STEP.walk,
        hands: { near: [560, 556], far: [590, 540] },
        elbows: { near: 'back' },
        head: { tilt: 4, dir: 1, mouth: 'oh', hat: { kind: 'beanie', color: C.red } },
        wear: { kind: 'coat', scarf: C.yellow, gloves: C.ink, boots: true },
      });
      const nn = nell([92, 766], 1.96, 1, {
        lean: 8,
        feet: STEP.walk2,
        hands: { near: [160, 590], far: [180, 590] },
        head: { tilt: -10, sway: -6, mouth: 'smile', hat: { kind: 'beanie', color: C.blue } },
        wear: { kind: 'coat', scarf: C.paper, gloves: C.paper, boots: true, belt: true },
      });
      /** Branches of the lying tree, `r` to each side: from `w` left of `x` to their tips at `x`, about `count` of them. */
      const skirt = (x, w, r, count, c) => {
        const hem = Array.from({ length: count * 2 + 1 }, (_, i) => {
          const v = (i / count - 1) * r;
          const bulge = (1 - (v / r) ** 2) * 34;
          return i % 2 ? [x + bulge - 26, v * 0.94] : [x + bulge, v, 1];
        });
        return path(smooth([[x - w, 0, 1], [x - w * 0.4, -r * 0.5], ...hem, [x - w * 0.4, r * 0.5]]), c);
      };
      const tiers = [
        [540, 200, 226, 9, '#24544c'],
        [474, 190, 204, 9, '#2f6455'],
        [408, 180, 180, 8, '#275a50'],
        [342, 170, 154, 7, '#35705e'],
        [276, 160, 126, 6, '#2c6254'],
        [212, 140, 96, 5, '#3a7866'],
        [152, 110, 66, 4, '#458874'],
        [98, 80, 36, 3, '#4f947e'],
      ];
      const bigTree = place(
        lit(rect(500, -18, 110, 36, '#a87458', { rx: 6 }) + oval(608, 0, 9, 18, '#e2b88e'), 2) +
          tiers.map((t) => lit(skirt(...t), 2.6)).join('') +
          [
            [480, 190],
            [350, 140],
            [230, 92],
          ]
            .map(([x, r]) => line(`M${x} ${-r}Q${x + 46} 0 ${x} ${r}`, '#d9b48a', 5))
            .join('') +
          spray(440, -96, 120, 70, '#e8f4ee', 220, 0.7, 3.4),
        20,
        540,
        1,
        -3,
      );
      const shop = (x, w, c, lampColor) =>
        rect(x, 380, w, 260, '#2a2f62') +
        rect(x + 14, 430, w - 28, 170, lampColor) +
        path(`M${x + 4} 430H${x + w - 4}L${x + w + 4} 392H${x - 4}Z`, c) +
        line(`M${x + w / 2} 430V600`, '#2a2f62', 5);
      return (
        sky(['#141a44', '#2a2f6a', '#54508c'], 640) +
        stars(30, 200) +
        g(skyline(640, ['#262b5e', '#20255a'], { min: 330, max: 520, w: 150, litShare: 0.4 })) +
        shop(-20, 190, C.red, '#ffd28a') +
        shop(190, 220, '#2f6b5a', '#ffe0a4') +
        shop(430, 270, C.yellow, '#ffc27a') +
        bread(70, 596, 0.5) +
        bread(120, 596, 0.5) +
        gift(240, 598, 40, 36, C.red, C.paper) +
        gift(330, 598, 46, 50, C.blue, C.yellow) +
        plant(520, 598, 0.8, C.pine) +
        mug(620, 596, 1.2) +
        stringLights(-20, 300, 350, 290, 50, 8, { colors: ['#f4b73f', '#ef6a5a', '#9cc9be', '#fff3cf'], r: 6 }) +
        stringLights(350, 290, 720, 300, 50, 8, { colors: ['#f4b73f', '#ef6a5a', '#9cc9be', '#fff3cf'], r: 6 }) +
        rect(-10, 630, 720, 180, fade('#c8cae8', '#8f96c8')) +
        path('M-10 640Q200 620 400 640T710 632V660H-10Z', '#eef0fa') +
        [80, 300, 560]
          .map((x) => path(`M${x - 60} 650L${x - 120} 790H${x + 120}L${x + 60} 650Z`, '#ffd9a0', { opacity: 0.28 }))
          .join('') +
        times(9, (i) => oval(30 + i * 40, 744 + (i % 2) * 12, 9, 4, '#7f86bc')) +
        shadow(340, 772, 640, 26, '#1a1f52', 0.35) +
        m.far +
        m.body +
        nn.far +
        bigTree +
        m.near +
        nn.body +
        nn.near +
        snow(110, { t: 0.4 })
      );
    },
  },
];
