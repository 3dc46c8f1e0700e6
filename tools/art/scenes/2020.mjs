/**
 * 2020: one table, a week of rain, a tent, leaves, Christmas for three; card 35 has no photo. In each scene, `m` is Mateo,
 * `nn` is Nell and `d` is Biscuit, their dog.
 */
import { bricks, car, skyline } from '../kit/city.mjs';
import { C, dark, mix } from '../kit/color.mjs';
import { dog, dogFront } from '../kit/dog.mjs';
import { MATEO, mateo, NELL, nell, person } from '../kit/figure.mjs';
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
import { glitter, sea, swell } from '../kit/water.mjs';
import { rain, wind } from '../kit/weather.mjs';

const { RATE } = audio;
/** Adds to `out` a tone that swells and fades, from `at` seconds on: a mosquito near an ear. */
const whine = (out, at, seconds, hz, level) => {
  let phase = 0;
  for (let i = 0; i < seconds * RATE; i++) {
    const progress = i / (seconds * RATE);
    phase += (hz * (1 + 0.04 * Math.sin(progress * 18))) / RATE;
    out[(Math.round(at * RATE) + i) % out.length] += level * Math.sin(progress * Math.PI) ** 2 * ((phase % 1) - 0.5);
  }
};
/** Adds crickets to `out`, a loop of `seconds`: chirps of four short beeps, evenly spread. */
const crickets = (out, seconds, level) => {
  const chirps = Math.round(seconds * 1.6);
  for (let chirp = 0; chirp < chirps; chirp++)
    for (let beep = 0; beep < 4; beep++)
      for (let i = 0; i < RATE * 0.03; i++)
        out[(Math.round((chirp * seconds * RATE) / chirps + beep * 0.045 * RATE) + i) % out.length] +=
          level * Math.sin((i / (RATE * 0.03)) * Math.PI) * Math.sin((i * 4300 * 2 * Math.PI) / RATE);
};

export const scenes = [
  {
    n: 36,
    slug: 'one-table',
    draw() {
      setLight({ from: [0.12, -1], key: '#fff3cc', ambient: '#fbeedd', shade: '#43305e', rim: 0.85, depth: 0.36 });
      const k = 2.25;
      const top = 452; // of the table
      // at the table: jackets above, pyjamas below
      const seated = (who, x, face, o) =>
        person({ who, at: [x, 520], hip: [0, 0], k, face, view: 'three', feet: null, lean: 3, ...o });
      const nn = seated(NELL, 196, -1, {
        hands: { near: [288, 416], far: [110, 450] },
        elbows: { near: [246, 448], far: [136, 440] },
        head: { look: 'three', dir: -1, tilt: 6, eyes: 'open', mouth: 'smile', tail: 0.8 },
        wear: { kind: 'jacket', color: C.red, collar: C.paper },
      });
      const m = seated(MATEO, 510, 1, {
        hands: { near: [420, 436], far: [598, 450] },
        elbows: { near: [458, 450], far: [572, 442] },
        head: { look: 'three', dir: 1, tilt: 8, eyes: 'open', mouth: 'flat' },
        wear: { kind: 'jacket', color: C.blue, collar: C.paper },
      });
      const headset = ([x, y]) =>
        line(`M${n(x - 40)} ${n(y + 4)}Q${n(x - 44)} ${n(y - 46)} ${n(x - 4)} ${n(y - 42)}`, C.deep, 6) +
        lit(oval(x - 32, y + 6, 11, 16, C.deep), 1.4) +
        line(`M${n(x - 30)} ${n(y + 18)}Q${n(x - 16)} ${n(y + 36)} ${n(x + 6)} ${n(y + 30)}`, C.deep, 4);
      const laptop = (x, f) =>
        place(
          glow(6, -34, 74, '#d4ecff', 0.7) +
            path('M-62 0H30L24 12H-70Z', '#a4abc0') +
            path('M24 0L46 -84L55 -82L36 10Z', '#4f5678') +
            path('M24 0L46 -84L49 -83L29 4Z', '#e4f2ff'),
          x,
          top + 2,
          1,
          0,
          f,
        );
      const leg = (x0, x1, y1, stripe, cloth) => {
        const shape = `M${x0 - 27} ${top + 136}Q${x0 - 28} ${top + 98} ${x0} ${top + 98}Q${x0 + 28} ${top + 98} ${x0 + 27} ${top + 136}L${x1 + 19} ${y1}H${x1 - 19}Z`;
        return lit(
          path(shape, cloth) +
            g(
              times(12, (i) => rect(x1 - 60, top + 112 + i * 24, 120, 9, stripe)),
              { 'clip-path': clip(path(shape, '#fff')) },
            ),
          2,
        );
      };
      const slipper = (x, y, f) =>
        lit(
          path(
            `M${x - 22 * f} ${y - 14}Q${x - 28 * f} ${y + 14} ${x - 18 * f} ${y + 16}H${x + 34 * f}Q${x + 46 * f} ${y + 14} ${x + 40 * f} ${y}Q${x + 26 * f} ${y - 16} ${x + 4 * f} ${y - 12}Z`,
            '#f2a3a0',
          ),
          2,
        ) + oval(x + 12 * f, y - 12, 13, 9, '#fff0e4');
      const foot = (x, y, f) =>
        lit(
          path(
            `M${x - 14} ${y - 26}L${x - 15 * f} ${y + 14}H${x + 30 * f}Q${x + 42 * f} ${y + 12} ${x + 36 * f} ${y + 3}Q${x + 20 * f} ${y - 6} ${x + 14} ${y - 26}Z`,
            '#8f573c',
          ),
          2,
        );
      const d = dog({ at: [372, 742], k: 2.05, face: 1, pose: 'lie', tail: 0.8, tilt: 4 });
      const [hx, hy] = d.head;
      const win = clip(rect(232, 44, 236, 264, '#fff'));
      return (
        rect(0, 0, W, 620, fade('#e0b064', '#f4d897')) +
        rect(0, 372, W, 260, '#4f8f8a') +
        times(14, (i) => line(`M${i * 54} 380V640`, '#3f7c78', 3)) +
        rect(0, 366, W, 10, '#fff3da') +
        glow(350, 190, 360, '#fff6d0', 0.7) +
        rect(216, 28, 268, 296, '#fffaf0') +
        g(
          rect(232, 44, 236, 264, fade('#9fd0dc', '#fff3d0')) +
            skyline(312, ['#d9b8a8', '#cfa898'], { min: 30, max: 90, w: 56, litShare: 0.1, from: 220, to: 490 }) +
            line('M480 300Q440 200 340 150M440 220Q420 150 370 110', '#7a5a5a', 6) +
            blossoms(376, 140, 74, 56, 70, ['#f7c4cc', '#f2a3b4', '#fff0ee']) +
            blossoms(450, 210, 36, 50, 30, ['#f7c4cc', '#fff0ee']),
          { 'clip-path': win },
        ) +
        line('M350 44V308M232 176H468', '#fffaf0', 8) +
        rect(200, 320, 300, 14, '#fffaf0') +
        rect(28, 168, 136, 10, C.woodDark) +
        shelf(34, 168, 120, [C.blue, C.yellow, '#a85c8a', C.paper], 8) +
        rect(28, 290, 136, 10, C.woodDark) +
        plant(140, 290, 0.8) +
        [
          [36, C.red],
          [70, '#fbf6ec'],
        ]
          .map(([x, c]) => rect(x, 250, 26, 40, c, { rx: 6 }) + rect(x + 2, 243, 22, 9, C.woodDark))
          .join('') +
        picture(
          556,
          206,
          88,
          96,
          linear([
            [0, '#f9c784'],
            [0.6, '#9cc9be'],
            [1, '#2f5d8c'],
          ]),
        ) +
        circle(600, 120, 52, C.ink) +
        circle(600, 120, 45, '#fff6e0') +
        line('M600 120V88M600 120L624 130', C.ink, 5) +
        // floor and rug
        rect(0, 620, W, 190, fade('#a8643f', '#7a4238')) +
        boards(626, '#5a3030') +
        oval(350, 752, 318, 46, '#2f5d8c') +
        oval(350, 750, 290, 38, '#9cc9be') +
        oval(350, 749, 260, 31, '#2f5d8c') +
        path('M30 470H670L640 660H60Z', '#1d1238', { opacity: 0.3 }) +
        rect(62, 470, 30, 292, '#5a3430') +
        rect(608, 470, 30, 292, '#5a3430') +
        // their chairs
        line('M142 568V738M248 568V738M458 568V738M564 568V738', '#5a3430', 10) +
        nn.body +
        m.body +
        headset(m.j.head) +
        rect(112, 566, 166, 22, '#7a4a3c', { rx: 8 }) +
        rect(428, 566, 166, 22, '#7a4a3c', { rx: 8 }) +
        path('M142 536H250L254 582H136Z', '#9a3f5c') +
        path('M458 536H566L570 582H452Z', '#2f5288') +
        leg(166, 150, 718, '#fbf6ec', '#c4566e') +
        leg(224, 220, 728, '#fbf6ec', '#c4566e') +
        leg(482, 486, 728, '#f4b73f', '#3f6aa0') +
        leg(540, 558, 716, '#f4b73f', '#3f6aa0') +
        slipper(146, 726, -1) +
        slipper(222, 738, -1) +
        foot(488, 738, 1) +
        slipper(562, 724, 1) +
        shadow(360, 746, 260, 20, '#0f1a40', 0.45) +
        d.all +
        // Mateo's other slipper, in Biscuit's mouth
        place(slipper(0, 0, 1), hx + 66, hy + 18, 0.86, 62) +
        // the table
        path(`M66 ${top - 30}H634L680 ${top + 14}H20Z`, '#c98a58') +
        path(`M66 ${top - 30}H634L640 ${top - 24}H60Z`, '#f0c48e') +
        rect(20, top + 14, 660, 24, '#8a4f38') +
        rect(20, top + 14, 660, 5, '#e9b27c') +
        oval(352, top - 8, 120, 13, '#fff6e6', { opacity: 0.85 }) +
        laptop(590, 1) +
        laptop(112, -1) +
        bread(326, top - 6, 0.82) +
        bread(400, top - 2, 0.7) +
        bread(356, top - 46, 0.72) +
        bread(342, top - 82, 0.5) +
        mug(232, top + 6, 1.3, C.yellow) +
        nn.far +
        m.far +
        nn.near +
        m.near +
        lit(
          path(
            `M384 ${top + 4}Q380 ${top - 22} 418 ${top - 22}Q458 ${top - 24} 456 ${top + 4}Q420 ${top + 14} 384 ${top + 4}Z`,
            '#f6e4c0',
          ),
          1.8,
        )
      );
    },
  },
  {
    n: 37,
    slug: 'a-week-of-rain',
    seconds: 5,
    light() {
      setLight({ from: [0.5, -0.8], key: '#ffd58a', ambient: '#efdcd6', shade: '#1c2350', rim: 0.9, depth: 0.42 });
    },
    still() {
      this.light();
      const c = clip(rect(96, 64, 508, 520, '#fff'));
      return (
        rect(0, 0, W, 800, fade('#27345a', '#38476c')) +
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
          rect(96, 64, 508, 520, fade('#e8a45e', '#b5604e')) +
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
        const isStill = p < 0.55;
        const y = 70 + ((y0 + (isStill ? 0 : t + 0.03 * Math.sin(a * 3 + p * 9)) + 1) % 1) * 500;
        const u = x + (isStill ? 0 : Math.sin(y / 40 + p * 6) * 5);
        return (
          (isStill
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
        rect(84, 676, 532, 96, fade('#a8503f', '#6a2f3f')) +
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
          fade('#34294e', '#14122e'),
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
      // their shadows on the tent
      const shadows = define(
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
      // its wings are raised if `flap` is 1, and half raised if it is 0.5
      const gnat = (x, y, s, color, flap) =>
        place(
          oval(0, 0, 9, 3.4, color) +
            circle(-10, -1, 3.6, color) +
            line('M-13 0L-21 4', color, 1.6) +
            path(
              `M-1 -2Q-8 ${-16 * flap} 2 ${-18 * flap}Q8 ${-12 * flap} 3 -2ZM3 -2Q4 ${-16 * flap} 13 ${-15 * flap}Q15 ${-8 * flap} 6 -2Z`,
              color,
              { opacity: 0.7 },
            ) +
            line('M-4 2l-6 9M0 3l-1 10M4 2l5 9', color, 1.2),
          x,
          y,
          s,
          Math.sin(x * 0.05) * 14,
        );
      const swarm = (count, placeOf, s, color) =>
        times(count, (i) => {
          const [x, y] = placeOf(i);
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
      // outside, where the tent lights Biscuit
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
            g(m.all + slipper + nn.all, { filter: shadows, opacity: 0.82 }) +
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
      // a point of the car, in the car's own units
      const P = (x, y) => [cx + x * k, cy + y * k];
      const at = (x, y) => P(x, y).join(' ');
      const rearWindow = path(`M${at(-50, -56)}Q${at(-34, -82)} ${at(-8, -82)}H${P(4, 0)[0]}V${P(0, -56)[1]}Z`, '#fff');
      const frontWindow = path(`M${at(14, -56)}V${P(0, -82)[1]}H${P(30, 0)[0]}Q${at(50, -80)} ${at(62, -56)}Z`, '#fff');
      const [inRearWindow, inFrontWindow] = [clip(rearWindow), clip(frontWindow)];
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
        rect(0, 552, W, 60, fade('#a8803c', '#7a6a3a')) +
        leaves(50, ['#e0873a', '#c9553a', '#f4b73f'], 560, 604, 0.7) +
        rect(0, 600, W, 210, fade('#8a6a74', '#4f3a58')) +
        rect(0, 600, W, 6, '#f2d6a0') +
        times(6, (i) => path(`M${i * 150 - 40} 752h86l-8 12h-92Z`, '#f9e6b0')) +
        shadow(cx, cy + 22, 640, 40, '#2a1434', 0.5) +
        car(cx, cy, k, '#2f6fa8') +
        g(rearWindow.replace('#fff', '#3f4a6a') + rect(cx - 150, cy - 240, 160, 90, '#33304f'), {
          'clip-path': inRearWindow,
        }) +
        g(
          rect(cx + 30, cy - 240, 160, 90, '#cfe3e6') +
            rect(cx + 30, cy - 240, 160, 90, '#5a4a6a', { opacity: 0.35 }) +
            face(NELL, P(40, -64)[0] + 6, P(0, -66)[1] - 2, { eyes: 'open', sway: -14, tail: 0.7 }) +
            face(MATEO, P(22, -66)[0] + 6, P(0, -65)[1], { tilt: -6 }),
          { 'clip-path': inFrontWindow },
        ) +
        `<g fill="none" stroke="#1f4f80" stroke-width="5">${rearWindow.replace('fill="#fff"', '')}${frontWindow.replace('fill="#fff"', '')}</g>` +
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
      const k = 2.4;
      const kiss = [404, 404];
      // the fire between them lights each from another side
      const byFire = (side) =>
        setLight({
          from: [0.8 * side, -0.3],
          key: '#ffdca0',
          ambient: '#f4d8c8',
          shade: '#240f38',
          rim: 0.95,
          depth: 0.42,
        });
      byFire(1);
      const nn = nell([272, 728], k * 0.97, 1, {
        lean: -7,
        feet: { near: [-6, 0], far: [10, 0] },
        hands: { near: kiss, far: [204, 566] },
        elbows: { near: 'down', far: 'back' },
        head: { tilt: -8, sway: -10, eyes: 'closed', mouth: 'smile' },
        wear: { kind: 'gown', color: C.red, sleeves: 'none', shoes: '#9c2c34' },
      });
      byFire(-1);
      const m = mateo([520, 736], k, -1, {
        lean: 40,
        hip: [-16, -94],
        feet: { near: [34, 0], far: [-26, 0] },
        hands: { near: [606, 520], far: [kiss[0] + 4, kiss[1] + 16] },
        elbows: { near: 'back', far: 'down' },
        head: { tilt: 14, mouth: 'smile' },
        wear: { kind: 'jacket', color: '#26386e', legs: '#1c2850', collar: '#fbf6ec', shoes: '#120f2c' },
      });
      byFire(1);
      const d = dog({ at: [112, 752], k: 1.75, face: 1, pose: 'sit', tail: 0.7, tilt: -14 });
      const [nx, ny] = d.collar;
      const bow = lit(
        path(`M${nx} ${ny}l-26 -16v34ZM${nx} ${ny}l26 -16v34Z`, '#2f7a66') + circle(nx, ny + 1, 7, '#f4b73f'),
        1.5,
      );
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
        648,
        668,
        1.5,
      );
      // her train, on which Biscuit sits
      const train = lit(
        path(
          smooth([
            [250, 548, 1],
            [222, 630],
            [170, 706],
            [70, 738],
            [-40, 752],
            [-40, 800],
            [80, 790],
            [220, 778],
            [330, 752],
            [340, 728, 1],
            [310, 640],
          ]),
          tint(C.red),
        ),
        2.2,
      );
      return (
        rect(0, 0, W, 660, fade('#3a1f46', '#8a3a4a')) +
        times(8, (i) => rect(i * 96 - 14, 0, 46, 650, '#ffffff', { opacity: 0.035 })) +
        rect(0, 636, W, 180, fade('#8a4a3c', '#3f2030')) +
        boards(644, '#2f1626') +
        // the hearth, between them
        rect(214, 306, 330, 332, '#a8503f') +
        bricks(220, 324, 310, 300, '#a8503f', 90) +
        path('M276 638V440Q276 380 379 380Q482 380 482 440V638Z', '#1f0f24') +
        glow(379, 580, 320, '#ff9a4a', 0.8) +
        fire(379, 634, 1.25, 0.3) +
        rect(186, 290, 386, 26, '#e9d2b4') +
        rect(186, 290, 386, 7, '#fff3da') +
        path('M186 286Q282 256 379 280T572 286L568 296Q470 286 379 294T190 296Z', '#2f6a5c') +
        times(15, (i) => circle(196 + i * 26, 281 + (i % 3) * 6, 5, i % 2 ? C.red : C.yellow)) +
        candle(226, 280, 1.1, C.paper) +
        candle(532, 280, 1.1, C.paper) +
        // as many of the thirty guests as fit on a screen
        lit(rect(284, 168, 190, 116, '#2a2440', { rx: 8 }), 1.6) +
        glow(379, 226, 150, '#cfe4ff', 0.35) +
        times(15, (i) => {
          const [x, y] = [292 + (i % 5) * 35.4, 176 + Math.floor(i / 5) * 34];
          const skin = ['#8a5238', '#a0653f', '#7a4630', '#e9b48e', '#94583a'][(i * 3) % 5];
          return (
            rect(x, y, 32, 30, ['#f9c784', '#9cc9be', '#c8a0c8', '#a8c4e4'][(i * 5 + Math.floor(i / 5)) % 4]) +
            path(
              `M${x + 5} ${y + 30}Q${x + 6} ${y + 20} ${x + 16} ${y + 20}Q${x + 26} ${y + 20} ${x + 27} ${y + 30}Z`,
              [C.blue, C.red, '#4f8f86', '#6a5aa8'][(i * 7) % 4],
            ) +
            circle(x + 16, y + 13, 7, skin) +
            path(
              `M${x + 8.6} ${y + 12}Q${x + 9} ${y + 4} ${x + 16} ${y + 4}Q${x + 23} ${y + 4} ${x + 23.4} ${y + 12}Q${x + 16} ${y + 7} ${x + 8.6} ${y + 12}Z`,
              i % 3 ? '#2a1a20' : '#c4bec4',
            )
          );
        }) +
        rect(20, 110, 120, 220, '#e9d2b4') +
        rect(30, 120, 100, 200, '#1d2458') +
        times(24, () => circle(range(34, 126), range(126, 314), range(1.2, 3), '#fff', { opacity: 0.8 })) +
        line('M80 120V320M30 220H130', '#e9d2b4', 5) +
        tree +
        gift(596, 690, 92, 60, C.blue, C.yellow) +
        oval(350, 746, 420, 56, '#4a1c3c') +
        oval(350, 744, 390, 47, '#7a2f4a') +
        path('M262 640H496L660 800H100Z', '#ffb15e', { opacity: 0.2 }) +
        shadow(540, 744, 190, 18, '#1a0a20', 0.55) +
        shadow(150, 792, 420, 22, '#1a0a20', 0.5) +
        m.far +
        nn.far +
        train +
        nn.body +
        m.body +
        nn.near +
        // a gift in his other hand, behind his back
        place(gift(-26, 24, 52, 44, '#2f7a66', C.yellow), 622, 520, 1, 14) +
        m.near +
        line('M110 760Q170 742 214 690M60 774Q180 766 240 700', dark(C.red, 0.35), 3, { opacity: 0.55 }) +
        shadow(112, 756, 120, 14, '#5a0f20', 0.5) +
        d.all +
        bow
      );
    },
  },
];
