/** 2020: a couch without a photo, one table, a week of rain, a tent, leaves, Christmas for three. */
import { bricks, car, skyline } from '../kit/city.mjs';
import { C, mix } from '../kit/color.mjs';
import { dog, dogFront } from '../kit/dog.mjs';
import { MATEO, mateo, NELL, nell, person } from '../kit/figure.mjs';
import { lighthouse } from '../kit/harbor.mjs';
import { head } from '../kit/head.mjs';
import { blossoms, grass, ground, leaves, pine, ridge, shadow, tree } from '../kit/land.mjs';
import { lit, setLight, tint } from '../kit/light.mjs';
import { boards, bread, candle, fire, floorLamp, gift, mug, picture, plant, shelf, suitcase } from '../kit/props.mjs';
import { glow, milkyWay, moon, sky, stars, sun } from '../kit/sky.mjs';
import * as audio from '../kit/sound.mjs';
import {
  circle,
  clip,
  define,
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
  spray,
  times,
  W,
} from '../kit/svg.mjs';
import { glitter, sea, swell } from '../kit/water.mjs';
import { rain, wind } from '../kit/weather.mjs';

const RATE = audio.rate;
/** A tone that swells and fades: a mosquito near an ear. */
const whine = (out, at, seconds, hz, level) => {
  let p = 0;
  for (let i = 0; i < seconds * RATE; i++) {
    const q = i / (seconds * RATE);
    p += (hz * (1 + 0.04 * Math.sin(q * 18))) / RATE;
    out[(Math.round(at * RATE) + i) % out.length] += level * Math.sin(q * Math.PI) ** 2 * ((p % 1) - 0.5);
  }
};
/** Crickets: a chirp of short beeps, again and again through the loop. */
const crickets = (out, seconds, level) => {
  const chirps = Math.round(seconds * 1.6);
  for (let c = 0; c < chirps; c++)
    for (let b = 0; b < 4; b++)
      for (let i = 0; i < RATE * 0.03; i++)
        out[(Math.round((c * seconds * RATE) / chirps + b * 0.045 * RATE) + i) % out.length] +=
          level * Math.sin((i / (RATE * 0.03)) * Math.PI) * Math.sin((i * 4300 * 2 * Math.PI) / RATE);
};

export const scenes = [
  {
    n: 36,
    slug: 'one-table',
    draw() {
      setLight({ from: [0.5, -0.85], key: '#fff6d8', ambient: '#fdf0dc', shade: '#4a3a6a', depth: 0.34 });
      const k = 2.02;
      const y = 726;
      const sit = (who, x, face, o) =>
        person({
          who,
          at: [x, y],
          hip: [0, -56],
          k,
          face,
          lean: 8,
          feet: { near: [40, 0], far: [30, 0] },
          hands: { near: [x + face * 92, 534], far: [x + face * 98, 538] },
          elbows: { near: 'down', far: 'down' },
          ...o,
        });
      const m = sit(MATEO, 406, 1, {
        head: { tilt: 6, eyes: 'open' },
        wear: { kind: 'shirt', color: C.blue, legs: '#8a8a9c', shoes: '#e9d6b8', collar: C.paper },
      });
      const nn = sit(NELL, 290, -1, {
        head: { tilt: 4, eyes: 'open', sway: 4 },
        wear: { kind: 'jacket', color: C.red, legs: '#4a4f7a', shoes: '#f4b73f' },
      });
      const laptop = (x, f) =>
        place(
          path('M-34 0H34L30 7H-36Z', '#8a90a8') +
            path('M30 2L52 -66L58 -64L38 4Z', '#5a6080') +
            glow(30, -34, 60, '#cfeaff', 0.5),
          x,
          552,
          1,
          0,
          f,
        );
      const d = dog({ at: [344, 768], k: 1.5, face: 1, pose: 'sleep' });
      const win = clip(rect(212, 70, 276, 250, '#fff'));
      const chair = (x, f) =>
        place(
          line('M-40 -150Q-46 -60 -38 14M-36 -32H44M34 -32L40 14M-40 -140Q-30 -100 -34 -60', '#6a4438', 9),
          x,
          712,
          1,
          0,
          f,
        );
      return (
        rect(
          0,
          0,
          W,
          660,
          linear([
            [0, '#e9c27a'],
            [1, '#f2d89c'],
          ]),
        ) +
        rect(0, 452, W, 210, '#5f9a94') +
        times(14, (i) => line(`M${i * 54} 460V650`, '#4f8a86', 3)) +
        rect(0, 446, W, 10, '#fff3da') +
        rect(196, 54, 308, 282, '#fff6e6') +
        g(
          rect(
            212,
            70,
            276,
            250,
            linear([
              [0, '#a8d4dc'],
              [1, '#fdf3d6'],
            ]),
          ) +
            skyline(330, ['#d9b8a8', '#cfa898'], { min: 40, max: 100, w: 60, on: 0.1, from: 200, to: 500 }) +
            line('M480 330Q440 220 360 180M440 230Q430 180 380 130', '#7a5a5a', 6) +
            blossoms(390, 170, 74, 60, 70, ['#f7c4cc', '#f2a3b4', '#fff0ee']) +
            blossoms(460, 230, 40, 50, 30, ['#f7c4cc', '#fff0ee']),
          { 'clip-path': win },
        ) +
        line('M350 70V320M212 190H488', '#fff6e6', 8) +
        rect(182, 334, 336, 14, '#fff6e6') +
        plant(240, 334, 0.7) +
        mug(300, 330, 1, C.red, false) +
        path('M212 348L488 348L700 800H300Z', '#fff6d0', { opacity: 0.22 }) +
        rect(30, 110, 130, 10, C.woodDark) +
        [
          [44, C.red],
          [76, '#9cc9be'],
          [108, '#fbf6ec'],
        ]
          .map(([x, c]) => rect(x, 70, 24, 40, c, { rx: 5 }) + rect(x + 2, 64, 20, 8, C.woodDark))
          .join('') +
        rect(30, 200, 130, 10, C.woodDark) +
        shelf(36, 200, 110, [C.blue, C.yellow, '#a85c8a', C.paper], 7) +
        circle(600, 150, 50, C.ink) +
        circle(600, 150, 43, '#fff6e0') +
        line('M600 150V118M600 150L624 160', C.ink, 5) +
        picture(
          560,
          230,
          84,
          70,
          linear([
            [0, '#f9c784'],
            [0.6, '#9cc9be'],
            [1, '#2f5d8c'],
          ]),
        ) +
        rect(
          0,
          652,
          W,
          160,
          linear([
            [0, '#c9855a'],
            [1, '#8f5648'],
          ]),
        ) +
        boards(660, '#6a3f3a', 9) +
        oval(350, 762, 250, 34, '#2f5d8c') +
        oval(350, 760, 226, 28, '#9cc9be') +
        oval(350, 759, 200, 23, '#2f5d8c') +
        chair(306, -1) +
        chair(394, 1) +
        d.all +
        nn.far +
        nn.body +
        m.far +
        m.body +
        rect(60, 556, 580, 20, '#8a5238') +
        rect(60, 556, 580, 6, '#e0a878') +
        rect(84, 574, 22, 190, '#6a3f34') +
        rect(594, 574, 22, 190, '#6a3f34') +
        laptop(506, 1) +
        laptop(190, -1) +
        bread(350, 556, 0.92) +
        nn.near +
        m.near +
        bread(128, 556, 0.5) +
        mug(580, 554, 1.25, C.yellow) +
        place(
          path('M-30 -18H30V10H4L-8 22L-6 10H-30Z', '#fffaf0', { opacity: 0.95 }) +
            circle(-12, -4, 4, C.blue) +
            circle(2, -4, 4, C.blue) +
            circle(16, -4, 4, C.blue),
          120,
          430,
          1.1,
        ) +
        place(
          path('M-30 -18H30V10H8L6 22L-6 10H-30Z', '#fffaf0', { opacity: 0.95 }) +
            circle(-14, -4, 4, C.red) +
            circle(0, -4, 4, C.red) +
            circle(14, -4, 4, C.red),
          590,
          436,
          1.1,
        )
      );
    },
  },
  {
    n: 37,
    slug: 'a-week-of-rain',
    seconds: 5,
    light(from = [0.5, -0.8]) {
      setLight({ from, key: '#ffd58a', ambient: '#efdcd6', shade: '#1c2350', rim: 0.9, depth: 0.42 });
    },
    still() {
      this.light();
      const c = clip(rect(96, 64, 508, 520, '#fff'));
      return (
        rect(
          0,
          0,
          W,
          800,
          linear([
            [0, '#27345a'],
            [1, '#38476c'],
          ]),
        ) +
        times(
          23,
          (i) =>
            rect(0, i * 36, W, 3, '#131c40', { opacity: 0.5 }) +
            rect(0, i * 36 + 3, W, 4, '#8fa4cc', { opacity: 0.12 }),
        ) +
        glow(350, 330, 470, '#ffc878', 0.4) +
        rect(-60, 40, 132, 580, '#1d2c4c') +
        rect(628, 40, 132, 580, '#1d2c4c') +
        times(26, (i) => line(`M-10 ${60 + i * 21}H56M644 ${60 + i * 21}H710`, '#3c5078', 5)) +
        rect(72, 30, 556, 22, '#dfe2ea') +
        rect(66, 24, 568, 10, '#f4f2f0') +
        rect(78, 46, 544, 556, '#d6d9e4') +
        g(
          rect(
            96,
            64,
            508,
            520,
            linear([
              [0, '#e8a45e'],
              [1, '#b5604e'],
            ]),
          ) +
            times(12, (i) => rect(96 + i * 44, 64, 20, 520, '#fff2d0', { opacity: 0.07 })) +
            shelf(118, 226, 150, [C.red, '#2f5d8c', '#fbf6ec', '#9cc9be', '#7a3f6a'], 9) +
            shelf(118, 318, 130, ['#9cc9be', C.yellow, '#7a3f6a', '#fbf6ec'], 7) +
            picture(300, 134, 104, 84, '#7d9cb8', '#5a2f3c') +
            path('M307 190Q340 168 360 186T397 178V211H307Z', '#2f5d8c') +
            floorLamp(520, 660, 430, C.yellow) +
            glow(520, 250, 300, '#ffe6a8', 0.5),
          { 'clip-path': c },
        )
      );
    },
    moving(t) {
      this.light();
      const a = t * Math.PI * 2;
      const c = clip(rect(96, 64, 508, 520, '#fff'));
      const breath = Math.sin(a) * 0.5;
      const m = mateo([226, 716], 4.4, 1, {
        hip: [0, 0],
        view: 'three',
        lean: 3 + breath,
        feet: null,
        hands: { near: [190, 700], far: [300, 680] },
        head: { look: 'three', tilt: 8, eyes: 'open', mouth: 'smile' },
        wear: { kind: 'jacket' },
      });
      const nn = nell([500, 730], 4.2, -1, {
        hip: [0, 0],
        view: 'three',
        lean: 6 + breath,
        feet: null,
        hands: { near: [540, 700], far: [420, 690] },
        head: { look: 'three', tilt: 12, eyes: 'open', mouth: 'smile', tail: 0.9, sway: 2 },
        wear: { kind: 'jacket' },
      });
      const wag = Math.sin(a * 6);
      const dogTail = lit(
        line(
          `M396 590Q${n(432 + wag * 6)} 520 ${n(428 + wag * 24)} ${n(452 + Math.abs(wag) * 6)}`,
          tint('#c98a48'),
          22,
        ),
        3,
      );
      const d = dogFront({
        at: [362, 570],
        k: 3,
        pose: 'peek',
        tilt: Math.sin(a) * 5 - 3,
        look: [Math.sin(a) * 0.6, -0.8],
      });
      const drops = times(64, () => {
        const [x, y0, s, p] = [range(104, 596), rnd(), range(2.6, 5.6), rnd()];
        const still = p < 0.55;
        const y = 70 + ((y0 + (still ? 0 : t + 0.03 * Math.sin(a * 3 + p * 9)) + 1) % 1) * 500;
        const u = x + (still ? 0 : Math.sin(y / 40 + p * 6) * 5);
        return (
          (still
            ? ''
            : line(`M${n(u)} ${n(y - 70 - s * 6)}Q${n(u + 3)} ${n(y - 30)} ${n(u)} ${n(y)}`, '#eaf2ff', s * 0.8, {
                opacity: 0.34,
              })) +
          oval(u, y, s * 0.85, s * 1.2, '#e4eefc', { opacity: 0.8 }) +
          oval(u + s * 0.2, y + s * 0.35, s * 0.42, s * 0.6, '#7a5a5a', { opacity: 0.4 })
        );
      });
      const flowers = times(9, (i) => {
        const [x, s] = [128 + i * 55, Math.sin(a * 2 + i * 1.7) * 2];
        return (
          line(`M${x} 690Q${n(x + s)} 662 ${n(x + s * 2)} 642`, '#4f7a5a', 5) +
          path(
            `M${x} 688q-30 -4 -36 -30q30 0 36 30ZM${x} 688q30 -6 34 -34q-30 4 -34 34Z`,
            i % 3 ? '#5f8a5e' : '#4a7656',
          ) +
          times(6, (j) =>
            circle(x + s * 2 + Math.cos(j * 1.05) * 11, 636 + Math.sin(j * 1.05) * 11, 9, i % 2 ? C.red : C.yellow),
          ) +
          circle(x + s * 2, 636, 6, i % 2 ? C.yellow : '#a85c3a')
        );
      });
      const splash = times(26, () => {
        const [x, p] = [range(60, 640), rnd()];
        const q = (t * 6 + p) % 1;
        return line(
          `M${n(x - 4 - q * 8)} ${n(606 - q * 10)}l-2 -5M${n(x + 4 + q * 8)} ${n(606 - q * 10)}l2 -5`,
          '#dfe8ff',
          2,
          { opacity: n(0.7 * (1 - q)) },
        );
      });
      return (
        g(
          nn.all +
            m.body +
            m.near +
            dogTail +
            d.all +
            path('M96 64H330L96 420Z', '#dfeaff', { opacity: 0.13 }) +
            path('M420 64H500L96 680V560Z', '#dfeaff', { opacity: 0.09 }) +
            drops,
          { 'clip-path': c },
        ) +
        `<rect x="96" y="64" width="508" height="520" fill="none" stroke="#f4f2f0" stroke-width="12"/>` +
        line('M96 116H604', '#d6d9e4', 8) +
        rect(54, 584, 592, 26, '#f4f2f0') +
        rect(54, 604, 592, 10, '#9ea6c0') +
        flowers +
        rect(
          84,
          676,
          532,
          96,
          linear([
            [0, '#a8503f'],
            [1, '#6a2f3f'],
          ]),
        ) +
        rect(76, 668, 548, 16, '#c8705a') +
        splash +
        rain(130, { t, color: '#cfe0ff', a: 0.5, slant: 0.14, len: 44, laps: 6 })
      );
    },
    sound: (s) =>
      audio.add(
        audio.noise(s, 0.45, () => 0.35),
        audio.noise(s, 0.9, (t) => 0.9 + 0.15 * Math.sin(t * Math.PI * 2)),
      ),
  },
  {
    n: 38,
    slug: 'one-tent',
    seconds: 5,
    light(from = [-0.5, -0.4]) {
      setLight({ from, key: '#ffc27a', ambient: '#c4a8c8', shade: '#0c1030', rim: 0.95, depth: 0.45 });
    },
    still() {
      this.light();
      return (
        sky(['#0d1236', '#1c2258', '#3a3a7a', '#6a5290'], 470) +
        milkyWay(520, -40, 700, 400) +
        moon(120, 104, 30) +
        ridge(410, 60, 120, 2, '#1c2254', 470) +
        ridge(440, 30, 70, 4, '#151a44', 480) +
        sea(446, ['#4a4484', '#2a2f6a', '#1a2050'], 620) +
        pine(18, 620, 3, '#10163c') +
        pine(690, 640, 3.5, '#10163c') +
        pine(620, 600, 2, '#141a44') +
        pine(92, 600, 1.8, '#141a44') +
        ground(
          [
            [-20, 610],
            [160, 590],
            [400, 584],
            [600, 592],
            [720, 580],
          ],
          linear([
            [0, '#34294e'],
            [1, '#14122e'],
          ]),
        ) +
        glow(340, 520, 430, '#ffb15e', 0.55) +
        oval(340, 716, 380, 64, '#f08a4a', { opacity: 0.3 }) +
        grass(-10, 710, 606, '#1a1a3c', 60, 20, 6)
      );
    },
    moving(t) {
      this.light();
      const a = t * Math.PI * 2;
      const swat = Math.max(0, Math.sin(a * 2)) ** 2;
      const flick = 1 + 0.03 * Math.sin(a * 3) + 0.02 * Math.sin(a * 7);
      const tent = 'M340 206Q230 440 6 700Q340 724 674 700Q450 440 340 206Z';
      const within = clip(path(tent, '#fff'));
      const shade = define(
        (id) =>
          `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feFlood flood-color="#6a2440"/><feComposite in2="SourceAlpha" operator="in"/><feGaussianBlur stdDeviation="1.6"/></filter>`,
      );
      const hand = [318 + swat * 40, 400 + swat * 76];
      const m = mateo([226, 714], 1.9, 1, {
        hip: [0, -60],
        lean: 8 + swat * 8,
        feet: { near: [-38, -3], far: [30, 0] },
        hands: { near: hand, far: [190, 610] },
        elbows: { near: 'up', far: 'out' },
        wear: { kind: 'shirt' },
      });
      const turn = -40 + swat * 100;
      const slipper = place(
        path('M-8 8Q-14 -30 -10 -44Q2 -56 12 -44Q16 -20 10 8Z', '#000'),
        hand[0],
        hand[1],
        1.3,
        turn,
      );
      const nn = nell([478, 714], 1.85, -1, {
        hip: [0, -34],
        lean: -6,
        feet: { near: [44, 0], far: [54, 0] },
        hands: { near: [412, 520 + Math.sin(a * 3) * 10], far: [520, 500 - Math.sin(a * 3) * 12] },
        elbows: { near: 'down', far: 'back' },
        head: { tilt: -8 + Math.sin(a * 2) * 4, sway: Math.sin(a) * 5 },
        wear: { kind: 'jacket' },
      });
      const gnat = (x, y, s, color, f) =>
        place(
          oval(0, 0, 9, 3.4, color) +
            circle(-10, -1, 3.6, color) +
            line('M-13 0L-21 4', color, 1.6) +
            path(
              `M-1 -2Q-8 ${-16 * f} 2 ${-18 * f}Q8 ${-12 * f} 3 -2ZM3 -2Q4 ${-16 * f} 13 ${-15 * f}Q15 ${-8 * f} 6 -2Z`,
              color,
              { opacity: 0.7 },
            ) +
            line('M-4 2l-6 9M0 3l-1 10M4 2l5 9', color, 1.2),
          x,
          y,
          s,
          Math.sin(x * 0.05) * 14,
        );
      const swarm = (count, place0, s, color) =>
        times(count, (i) => {
          const [x, y] = place0(i);
          const [r, p] = [range(16, 44), rnd()];
          return gnat(
            x + Math.sin(a * (1 + (i % 3)) + p * 6) * r,
            y + Math.cos(a * (1 + ((i + 1) % 3)) + p * 6) * r * 0.6,
            s * range(0.8, 1.3),
            color,
            Math.sin(t * 300 + i) > 0 ? 1 : 0.5,
          );
        });
      const inside = swarm(9, (i) => [range(300, 420), 320 + i * 22 + range(-20, 20)], 1.25, '#7a2c44');
      const outside = swarm(16, (i) => [i % 2 ? range(30, 200) : range(470, 670), range(200, 460)], 0.8, '#f6c98e');
      this.light([-0.7, -0.3]);
      const d = dogFront({
        at: [586, 770],
        k: 1.75,
        tilt: Math.sin(a) * 8,
        tail: Math.sin(a * 4) * 0.6,
        look: [Math.sin(a) * 0.9, -0.6 + Math.cos(a) * 0.4],
      });
      const [bx, by] = [586 + Math.sin(a) * 36, 608 + Math.cos(a * 2) * 12];
      const boot = (x, y) =>
        path(`M${x} ${y}V${y - 62}H${x + 34}V${y - 26}Q${x + 68} ${y - 24} ${x + 70} ${y}Z`, '#8a4a3a') +
        line(`M${x - 2} ${y}H${x + 70}M${x} ${y - 62}H${x + 34}`, '#3a1f34', 7) +
        line(`M${x + 22} ${y - 44}h14M${x + 24} ${y - 32}h14`, '#f6c98e', 3);
      const boots = lit(boot(70, 752), 2) + lit(boot(124, 764), 2);
      return (
        stars(50, 330, t) +
        glitter(120, 450, 580, '#fff1c9', { count: 22, from: 16, spread: 0.3, t, a: 0.6 }) +
        swell(456, 580, '#8f86c4', 20, 0.3, t) +
        shadow(340, 716, 620, 30, '#0a0a24', 0.5) +
        path(
          tent,
          linear([
            [0, '#e8793c'],
            [0.45, '#f9b45a'],
            [1, '#f6953f'],
          ]),
        ) +
        g(
          glow(350, 520, n(300 * flick), '#fff3c0', 0.95) +
            g(m.all + slipper + nn.all, { filter: shade, opacity: 0.82 }) +
            inside +
            line('M340 206Q270 460 180 712M340 206Q410 460 500 712', '#c9582e', 3, { opacity: 0.55 }) +
            path('M340 206Q230 440 6 700L-60 700L300 180Z', '#a83a3a', { opacity: 0.16 }),
          { 'clip-path': within },
        ) +
        line('M340 206Q230 440 6 700M340 206Q450 440 674 700', '#ffdf9a', 4) +
        line('M340 214V192M6 700L-20 716M674 700L710 722', '#e9c0a0', 2.4, { opacity: 0.7 }) +
        path('M6 698Q340 722 674 698V710Q340 734 6 710Z', '#5a2440') +
        outside +
        boots +
        shadow(586, 772, 150, 16, '#0a0a24', 0.5) +
        d.all +
        gnat(bx, by, 0.8, '#f6c98e', Math.sin(t * 300) > 0 ? 1 : 0.5)
      );
    },
    sound(s) {
      const out = audio.noise(s, 0.88, (t) => 0.5 + 0.1 * Math.sin(t * Math.PI * 4));
      crickets(out, s, 0.02);
      whine(out, s * 0.15, 1.3, 560, 0.07);
      whine(out, s * 0.62, 1, 640, 0.06);
      return out;
    },
  },
  {
    n: 39,
    slug: 'sunday-drive',
    draw() {
      setLight({ from: [0.6, -0.8], key: '#fff0c0', ambient: '#fde6cc', shade: '#5a2040', depth: 0.34 });
      const [cx, cy, k] = [330, 690, 2.75];
      const P = (x, y) => [cx + x * k, cy + y * k];
      const at = (x, y) => P(x, y).join(' ');
      const win1 = path(`M${at(-50, -56)}Q${at(-34, -82)} ${at(-8, -82)}H${P(4, 0)[0]}V${P(0, -56)[1]}Z`, '#fff');
      const win2 = path(`M${at(14, -56)}V${P(0, -82)[1]}H${P(30, 0)[0]}Q${at(50, -80)} ${at(62, -56)}Z`, '#fff');
      const [c1, c2] = [clip(win1), clip(win2)];
      const face = (who, x, y, o) => {
        const h = head({ x, y, k: 1.75, dir: 1, look: 'side', tilt: 0, who, ...o });
        return (
          lit(
            path(
              `M${x - 50} ${y + 80}Q${x - 44} ${y + 26} ${x} ${y + 22}Q${x + 40} ${y + 30} ${x + 46} ${y + 80}Z`,
              tint(who.color),
            ) + path(`M${x - 8} ${y + 10}h16v22h-16Z`, mix(tint(who.skin), '#8a3b3a', 0.2)),
            1.8,
          ) +
          h.behind +
          lit(h.front, 1.8)
        );
      };
      const d = dog({ at: [150, 648], k: 1.95, face: 1, pose: 'run', tilt: -12 });
      const dogClip = clip(path(`M${at(-50, -56)}L${at(-70, -110)}H520V${P(0, -55)[1]}Z`, '#fff'));
      const paw = (x) =>
        lit(path(`M${x - 12} 526q0 -12 13 -12q13 0 13 12v16q-13 8 -26 0Z`, tint('#c98a48')), 1.5) +
        line(`M${x - 3} 536v8M${x + 5} 536v8`, '#8c5427', 2);
      const boughs = [
        [20, 20, 70, '#c9553a'],
        [110, -6, 62, '#e0873a'],
        [-10, 110, 56, '#d9a63c'],
        [190, -20, 46, '#c9553a'],
        [60, 84, 44, '#e8b04a'],
        [690, 6, 60, '#d9764a'],
        [640, -24, 50, '#e8b04a'],
      ];
      const bough =
        line('M-20 160Q80 60 260 -20M700 60Q660 20 600 -20', '#5a3038', 9) +
        lit(boughs.map(([x, y, r, c]) => circle(x, y, r, tint(c))).join(''), 2.4) +
        spray(60, 50, 150, 90, '#fff0c0', 120, 0.4, 2.4);
      const far = times(11, (i) =>
        tree(
          i * 74 - 30,
          556 + (i % 3) * 8,
          0.86 + (i % 4) * 0.08,
          ['#e0873a', '#d9a63c', '#c9553a', '#e8b04a', '#b8503f'][(i * 3) % 5],
        ),
      );
      const speed = wind(
        [
          [40, 420, 90],
          [20, 560, 70],
          [10, 470, 60],
        ],
        '#fff6e6',
        0.6,
      );
      return (
        sky(['#f2b36a', '#f9d08a', '#fdeec4'], 560) +
        sun(560, 150, 44) +
        ridge(380, 60, 130, 1, '#d98a5a', 600) +
        g(
          times(60, (i) =>
            circle(
              i * 12,
              400 - Math.sin(i * 0.25) * 36 + range(-10, 30),
              range(14, 30),
              ['#d9764a', '#e39a4c', '#c9604a'][i % 3],
            ),
          ),
          { opacity: 0.75 },
        ) +
        rect(0, 420, W, 140, '#c96a48', { opacity: 0.55 }) +
        g(far) +
        rect(
          0,
          552,
          W,
          60,
          linear([
            [0, '#a8803c'],
            [1, '#7a6a3a'],
          ]),
        ) +
        leaves(50, ['#e0873a', '#c9553a', '#f4b73f'], 560, 604, 0.7) +
        rect(
          0,
          600,
          W,
          210,
          linear([
            [0, '#8a6a74'],
            [1, '#4f3a58'],
          ]),
        ) +
        rect(0, 600, W, 6, '#f2d6a0') +
        times(6, (i) => path(`M${i * 150 - 40} 752h86l-8 12h-92Z`, '#f9e6b0')) +
        shadow(cx, cy + 22, 640, 40, '#2a1434', 0.5) +
        car(cx, cy, k, '#2f6fa8') +
        g(win1.replace('#fff', '#3f4a6a') + rect(cx - 150, cy - 240, 160, 90, '#33304f'), { 'clip-path': c1 }) +
        g(
          rect(cx + 30, cy - 240, 160, 90, '#cfe3e6') +
            rect(cx + 30, cy - 240, 160, 90, '#5a4a6a', { opacity: 0.35 }) +
            face(NELL, P(40, -64)[0] + 6, P(0, -66)[1] - 2, { eyes: 'open', sway: -14, tail: 0.7 }) +
            face(MATEO, P(22, -66)[0] + 6, P(0, -65)[1], { tilt: -6 }),
          { 'clip-path': c2 },
        ) +
        `<g fill="none" stroke="#1f4f80" stroke-width="5">${win1.replace('fill="#fff"', '')}${win2.replace('fill="#fff"', '')}</g>` +
        rect(P(-104, 0)[0] + 10, P(0, -34)[1], 570, 7, '#9cc9be', { opacity: 0.9 }) +
        line(`M${at(9, -56)}L${at(9, -16)}M${at(-50, -54)}Q${at(-56, -30)} ${at(-44, -16)}`, '#1f4f80', 3) +
        rect(P(-8, 0)[0], P(0, -46)[1], 30, 7, '#dfe6ee', { rx: 3 }) +
        rect(P(-100, 0)[0], P(0, -12)[1] - 14, 14, 16, '#e9e4ea') +
        rect(P(-40, 0)[0], P(0, -92)[1] - 8, 190, 8, '#7a4a3a') +
        suitcase(P(-18, 0)[0], P(0, -92)[1] - 8, 0.86, C.yellow) +
        rect(P(4, 0)[0], P(0, -92)[1] - 50, 96, 42, C.red, { rx: 8 }) +
        line(`M${P(14, 0)[0]} ${P(0, -92)[1] - 50}v42M${P(30, 0)[0]} ${P(0, -92)[1] - 50}v42`, '#8f2f34', 4) +
        g(d.all, { 'clip-path': dogClip }) +
        paw(206) +
        paw(240) +
        bough +
        speed +
        leaves(36, ['#e0873a', '#c9553a', '#f4b73f', '#a83f3a'], 60, 780, 1.5)
      );
    },
  },
  {
    n: 40,
    slug: 'dressed-for-thirty',
    draw() {
      setLight({ from: [0.15, -0.6], key: '#ffdca0', ambient: '#f2d4c4', shade: '#240f38', rim: 0.8, depth: 0.4 });
      const k = 1.92;
      const join = [352, 500];
      const m = mateo([244, 708], k, 1, {
        view: 'three',
        lean: -5,
        farOver: true,
        feet: { near: [-22, 0], far: [14, -3] },
        hands: { near: [150, 358], far: join },
        elbows: { near: 'out', far: 'down' },
        head: { look: 'side', dir: 1, tilt: 2 },
        wear: { kind: 'jacket', color: '#26407a', legs: '#1f2f5c', collar: '#fbf6ec' },
      });
      const nn = nell([452, 710], k * 0.95, -1, {
        view: 'three',
        lean: -8,
        farOver: true,
        feet: { near: [-8, 0], far: [12, 0] },
        hands: { near: [548, 372], far: join },
        elbows: { near: 'out', far: 'down' },
        head: { look: 'side', dir: -1, tilt: -8, sway: 22 },
        wear: { kind: 'gown', color: C.red, sleeves: 'none', shoes: '#f4b73f' },
      });
      const d = dog({ at: [606, 752], k: 1.3, face: -1, pose: 'sit', tail: 0.7, tilt: -14 });
      const [nx, ny] = d.collar;
      const bow = path(`M${nx} ${ny}l-20 -12v26ZM${nx} ${ny}l20 -12v26Z`, '#2f6a5c') + circle(nx, ny + 1, 5, '#f4b73f');
      const balls = [
        [-46, -40, C.red],
        [20, -52, C.yellow],
        [54, -30, '#9cc9be'],
        [-20, -96, '#9cc9be'],
        [26, -110, C.red],
        [-34, -140, C.yellow],
        [10, -168, '#ef8f7a'],
        [-8, -60, '#ef8f7a'],
        [-6, -210, C.red],
        [40, -78, C.yellow],
      ];
      const tree = place(
        rect(-10, -20, 20, 24, C.woodDark) +
          [
            [0, 96, 120],
            [70, 78, 110],
            [134, 58, 110],
          ]
            .map(([b, w, h]) =>
              path(
                `M${-w} ${-16 - b}Q0 ${4 - b} ${w} ${-16 - b}Q${w * 0.3} ${-16 - b - h * 0.5} 0 ${-16 - b - h}Q${-w * 0.3} ${-16 - b - h * 0.5} ${-w} ${-16 - b}Z`,
                mix('#2f6a5c', '#1a3a4a', 0.35 - b * 0.002),
              ),
            )
            .join('') +
          balls.map(([x, y, c]) => glow(x, y * 1.2 - 4, 26, c, 0.6) + circle(x, y * 1.2 - 4, 8, c)).join('') +
          path('M0 -290L6 -274L22 -272L10 -261L14 -245L0 -254L-14 -245L-10 -261L-22 -272L-6 -274Z', '#ffe9a8') +
          glow(0, -268, 60, '#ffe9a8', 0.7),
        76,
        690,
        1.42,
      );
      const stocking = (x, c) =>
        path(`M${x} 350h34v52q22 8 18 24q-8 12 -36 4q-20 -8 -16 -40Z`, c) +
        rect(x - 4, 344, 42, 18, '#fbf6ec', { rx: 4 });
      return (
        rect(
          0,
          0,
          W,
          660,
          linear([
            [0, '#3a1f46'],
            [1, '#7a3448'],
          ]),
        ) +
        times(8, (i) => rect(i * 96 - 14, 0, 46, 650, '#ffffff', { opacity: 0.035 })) +
        rect(
          0,
          648,
          W,
          160,
          linear([
            [0, '#7a4038'],
            [1, '#3f2030'],
          ]),
        ) +
        boards(656, '#2f1626', 9) +
        rect(214, 330, 306, 320, '#a8503f') +
        bricks(220, 350, 290, 290, '#a8503f', 90) +
        path('M268 650V470Q268 420 367 420Q466 420 466 470V650Z', '#1f0f24') +
        glow(367, 600, 250, '#ff9a4a', 0.65) +
        fire(367, 646, 1.05, 0.3) +
        rect(190, 318, 354, 24, '#e9d2b4') +
        rect(190, 318, 354, 6, '#fff3da') +
        stocking(228, C.red) +
        stocking(420, C.blue) +
        place(
          path('M0 0h18v26q12 4 10 13q-6 6 -20 2q-9 -4 -8 -20Z', '#c98a48') +
            rect(-3, -4, 24, 10, '#fbf6ec', { rx: 3 }),
          484,
          350,
          1.1,
        ) +
        path('M190 312Q280 284 367 306T544 312L540 322Q450 312 367 320T194 322Z', '#2f6a5c') +
        times(14, (i) => circle(200 + i * 26, 306 + (i % 3) * 6, 4.6, i % 2 ? C.red : C.yellow)) +
        candle(252, 304, 0.9, C.paper) +
        candle(486, 304, 0.9, C.paper) +
        rect(286, 96, 164, 168, '#e9c07a') +
        rect(
          296,
          106,
          144,
          148,
          linear([
            [0, '#1d2450'],
            [0.6, '#a85c8a'],
            [1, '#f9c784'],
          ]),
        ) +
        path('M296 226Q360 206 440 222V254H296Z', '#14183c') +
        lighthouse(396, 226, 0.36, { on: true }) +
        rect(576, 120, 110, 200, '#e9d2b4') +
        rect(586, 130, 90, 180, '#1d2458') +
        times(24, () => circle(range(588, 674), range(134, 306), range(1.2, 3), '#fff', { opacity: 0.8 })) +
        line('M631 130V310M586 220H676', '#e9d2b4', 5) +
        tree +
        oval(360, 730, 290, 44, '#5a2440') +
        oval(360, 728, 264, 36, '#8f3a4a') +
        path('M250 650H480L620 800H140Z', '#ffb15e', { opacity: 0.14 }) +
        shadow(250, 714, 150, 14, '#1a0a20', 0.5) +
        shadow(456, 716, 190, 16, '#1a0a20', 0.5) +
        m.far +
        nn.far +
        nn.body +
        m.body +
        nn.near +
        m.near +
        gift(10, 762, 74, 56, C.blue, C.yellow) +
        gift(96, 776, 56, 40, '#fbf6ec', C.red) +
        shadow(608, 754, 110, 12, '#1a0a20', 0.5) +
        d.all +
        bow
      );
    },
  },
];
