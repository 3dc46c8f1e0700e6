/** 2020: a couch without a photo, one table, a week of rain, a tent, leaves, Christmas for three. */
import { bricks, car, skyline } from '../kit/city.mjs';
import { C, mix } from '../kit/color.mjs';
import { dog } from '../kit/dog.mjs';
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

const RATE = audio.rate;
/** Short dry cracks of burning wood, at seeded moments. */
const crackle = (out, count, level) => {
  let s = 4242;
  const next = () => (s = (s * 16807) % 2147483647) / 2147483647;
  for (let c = 0; c < count; c++) {
    const [from, loud, len] = [Math.floor(next() * out.length), level * next() ** 2, 200 + next() * 900];
    for (let i = 0; i < len; i++) out[(from + i) % out.length] += loud * (next() * 2 - 1) * Math.exp((-i / len) * 5);
  }
};
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
    light() {
      setLight({ from: [0.1, -0.9], key: '#dfeaf4', ambient: '#d4d4e4', shade: '#1a2248', rim: 0.7, depth: 0.4 });
    },
    still() {
      this.light();
      const c = clip(rect(70, 60, 560, 480, '#fff'));
      const blockRow =
        g(skyline(470, ['#7f98a8', '#8aa2b0'], { min: 140, max: 300, w: 96, on: 0.16, from: 60, to: 640 }), {
          opacity: 0.55,
        }) +
        g(skyline(540, ['#5f7a8e', '#58728a'], { min: 60, max: 190, w: 120, on: 0.3, from: 40, to: 660 }), {
          opacity: 0.85,
        });
      return (
        rect(
          0,
          0,
          W,
          800,
          linear([
            [0, '#3a4f6a'],
            [1, '#4f5f78'],
          ]),
        ) +
        times(9, (i) => rect(i * 84 - 10, 0, 40, 800, '#ffffff', { opacity: 0.03 })) +
        rect(46, 36, 608, 528, '#e4e2e6') +
        g(
          rect(
            70,
            60,
            560,
            480,
            linear([
              [0, '#9fb6c2'],
              [1, '#d2dcd8'],
            ]),
          ) +
            blockRow +
            tree(150, 560, 1.1, '#6f9a7a') +
            glow(350, 200, 260, '#fff', 0.25),
          { 'clip-path': c },
        ) +
        floorLamp(662, 640, 330, C.yellow)
      );
    },
    moving(t) {
      this.light();
      const a = t * Math.PI * 2;
      const c = clip(rect(70, 60, 560, 480, '#fff'));
      const drops = times(44, () => {
        const [x, y0, s, p] = [range(76, 624), rnd(), range(2.4, 5.2), rnd()];
        const slow = p < 0.5;
        const laps = slow ? 0 : 1;
        const y = 60 + ((y0 + t * laps + (slow ? 0 : 0.03 * Math.sin(a * 3 + p * 9))) % 1) * 490;
        const u = x + (slow ? 0 : Math.sin(y / 40 + p * 6) * 5);
        return (
          (slow
            ? ''
            : line(`M${n(u)} ${n(y - 46 - s * 5)}Q${n(u + 3)} ${n(y - 24)} ${n(u)} ${n(y)}`, '#f4f8fa', s * 0.7, {
                opacity: 0.4,
              })) +
          oval(u, y, s * 0.8, s * 1.15, '#f4f8fa', { opacity: 0.75 }) +
          oval(u + s * 0.2, y + s * 0.3, s * 0.4, s * 0.6, '#7f98a8', { opacity: 0.5 })
        );
      });
      const m = mateo([212, 660], 2.35, 1, {
        hip: [0, 0],
        view: 'back',
        lean: 4 + Math.sin(a) * 0.5,
        feet: null,
        hands: { far: [288, 640], near: [136, 636] },
        head: { look: 'side', dir: 1, tilt: -6 },
        wear: { kind: 'shirt', color: C.blue },
      });
      const nn = nell([496, 660], 2.2, -1, {
        hip: [0, 0],
        view: 'back',
        lean: 5 + Math.sin(a + 0.6) * 0.5,
        feet: null,
        hands: { far: [428, 640], near: [562, 640] },
        head: { look: 'back', tilt: -9, sway: 3 },
        wear: { kind: 'jacket', color: C.red },
      });
      const [bx, by, k] = [354, 664, 1.7];
      const wag = Math.sin(a * 6) * 26;
      const coat = tint('#c98a48');
      const ear = tint('#8c5427');
      const biscuit =
        lit(
          path(
            smooth([
              [bx - 44, by],
              [bx - 46, by - 40],
              [bx - 30, by - 92],
              [bx, by - 104],
              [bx + 30, by - 92],
              [bx + 46, by - 40],
              [bx + 44, by],
            ]),
            coat,
          ),
          k,
        ) +
        line(`M${bx - 26} ${by - 96}Q${bx} ${by - 82} ${bx + 26} ${by - 96}`, tint(C.red), 9) +
        g(
          lit(
            path(
              smooth([
                [bx - 30, by - 118],
                [bx - 28, by - 146],
                [bx, by - 158],
                [bx + 28, by - 146],
                [bx + 30, by - 118],
                [bx + 14, by - 98],
                [bx - 14, by - 98],
              ]),
              coat,
            ) +
              path(
                smooth([
                  [bx - 24, by - 150],
                  [bx - 44, by - 138],
                  [bx - 48, by - 104],
                  [bx - 36, by - 96],
                  [bx - 26, by - 116],
                ]),
                ear,
              ) +
              path(
                smooth([
                  [bx + 24, by - 150],
                  [bx + 44, by - 138],
                  [bx + 48, by - 104],
                  [bx + 36, by - 96],
                  [bx + 26, by - 116],
                ]),
                ear,
              ),
            k,
          ),
          { transform: `rotate(${n(Math.sin(a) * 5)} ${bx} ${by - 100})` },
        ) +
        lit(line(`M${bx} ${by - 8}Q${bx + wag * 0.6} ${by - 34} ${bx + wag * 1.9} ${by - 48}`, coat, 15), k);
      return (
        g(rain(80, { t, color: '#f4f8fa', a: 0.4, slant: 0.12, len: 30, to: 560, laps: 6 }) + drops, {
          'clip-path': c,
        }) +
        line('M350 60V540M70 250H630', '#e4e2e6', 12) +
        rect(30, 536, 640, 26, '#f4f0ee') +
        rect(30, 556, 640, 10, '#a8a4b4') +
        nn.all +
        m.all +
        rect(
          -20,
          652,
          740,
          160,
          linear([
            [0, '#d9a04a'],
            [0.3, '#b97f3a'],
            [1, '#7a4f3a'],
          ]),
        ) +
        rect(-20, 652, 740, 7, '#f4cf88') +
        times(6, (i) => line(`M${i * 140 + 10} 660V800`, '#8a5a34', 3, { opacity: 0.6 })) +
        shadow(bx, by + 4, 130, 18, '#3a1f2a', 0.4) +
        biscuit +
        mug(630, 654, 1.5, C.paper, false) +
        line(
          `M624 ${610 + Math.sin(a) * 2}q${n(-8 + Math.sin(a) * 3)} -14 0 -26t0 -22M636 610q${n(8 + Math.sin(a + 1) * 3)} -12 0 -24`,
          '#fff',
          3,
          { opacity: 0.5 },
        ) +
        bread(66, 656, 0.7)
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
    light() {
      setLight({ from: [0.1, 0.5], key: '#ffc27a', ambient: '#b8a4cc', shade: '#0c1030', rim: 0.95, depth: 0.4 });
    },
    still() {
      this.light();
      const tent =
        glow(150, 560, 240, '#ffc27a', 0.5) +
        path(
          'M20 640L150 430L300 640Z',
          linear([
            [0, '#f9c26a'],
            [1, '#f08a4a'],
          ]),
        ) +
        path('M150 430L300 640H216L150 470Z', '#c95a3a') +
        path('M150 470L216 640H96Z', '#ffe6a8') +
        path('M150 470L180 640H216Z', '#f4b060') +
        line('M150 430L20 640M150 430L300 640', '#7a2f3a', 5) +
        line('M20 640L-10 662M300 640L330 656', '#e9c0a0', 2);
      return (
        sky(['#0d1236', '#1c2258', '#3a3a7a', '#5a4a86'], 480) +
        milkyWay(60, -20, 330, 420) +
        moon(470, 120, 34, '#161c4c') +
        ridge(430, 60, 120, 2, '#1c2254', 470) +
        ridge(456, 30, 70, 4, '#151a44', 480) +
        sea(462, ['#4a4484', '#2a2f6a', '#1a2050'], 620) +
        pine(20, 600, 2.6, '#10163c') +
        pine(700, 610, 3, '#10163c') +
        pine(620, 590, 1.7, '#141a44') +
        pine(-40, 640, 2, '#0d1234') +
        ground(
          [
            [-20, 620],
            [160, 606],
            [400, 600],
            [600, 606],
            [720, 596],
          ],
          linear([
            [0, '#2f2a4c'],
            [1, '#14122e'],
          ]),
        ) +
        oval(390, 716, 330, 84, '#c95a3a', { opacity: 0.2 }) +
        oval(390, 716, 210, 50, '#f08a4a', { opacity: 0.22 }) +
        tent +
        grass(-10, 710, 620, '#1a1a3c', 60, 18, 6)
      );
    },
    moving(t) {
      this.light();
      const a = t * Math.PI * 2;
      const k = 2.02;
      const slap = Math.max(0, Math.sin(a * 2 + 0.6)) ** 3;
      setLight({ from: [0.8, 0.2], key: '#ffc27a', ambient: '#c4a8c8', shade: '#0c1030', rim: 0.95, depth: 0.42 });
      const m = mateo([206, 760], k, 1, {
        hip: [0, -40],
        lean: 6,
        feet: { near: [44, 0], far: [52, 0] },
        hands: { near: [322 - slap * 18, 586 + slap * 44], far: [300, 640] },
        elbows: { near: 'back', far: 'down' },
        head: { tilt: -4, eyes: 'open' },
        wear: { kind: 'shirt', color: C.blue },
      });
      setLight({ from: [-0.8, 0.2], key: '#ffc27a', ambient: '#c4a8c8', shade: '#0c1030', rim: 0.95, depth: 0.42 });
      const nn = nell([574, 760], k * 0.96, -1, {
        hip: [0, -40],
        lean: 8,
        feet: { near: [44, 0], far: [54, 0] },
        hands: { near: [476, 632], far: [484, 636] },
        elbows: { near: 'down' },
        head: { tilt: 2 + Math.sin(a), sway: Math.sin(a) * 3 },
        wear: { kind: 'jacket', color: C.red },
      });
      const d = dog({
        at: [628, 790],
        k: 1.3,
        face: -1,
        pose: 'lie',
        tail: Math.sin(a * 3) * 0.7,
        tilt: Math.sin(a) * 3,
      });
      const bugs = times(15, (i) => {
        const [x, y, r, p] = [range(230, 560), range(470, 600), range(18, 50), rnd()];
        const [u, v] = [
          x + Math.sin(a * (1 + (i % 3)) + p * 6) * r,
          y + Math.cos(a * (1 + ((i + 1) % 3)) + p * 6) * r * 0.6,
        ];
        const f = Math.sin(t * 200 + i) > 0 ? 6 : 3;
        return (
          circle(u, v, 2, '#12142e') +
          line(`M${n(u)} ${n(v)}l-5 -${f}M${n(u)} ${n(v)}l5 -${f}M${n(u + 2)} ${n(v)}l5 3`, '#ffe2b0', 1.3, {
            opacity: 0.8,
          })
        );
      });
      const sparks = times(14, () => {
        const [p, x, w] = [rnd(), range(-26, 26), range(6, 22)];
        const q = (t * 2 + p) % 1;
        return circle(392 + x + Math.sin(q * 7 + p * 9) * w, 690 - q * 260, 2.2 * (1 - q) + 0.6, '#ffd08a', {
          opacity: n(1 - q),
        });
      });
      return (
        stars(50, 330, t) +
        glitter(470, 466, 590, '#fff1c9', { count: 26, from: 16, spread: 0.3, t, a: 0.6 }) +
        swell(470, 596, '#8f86c4', 20, 0.3, t) +
        lit(rect(132, 704, 138, 36, '#5a3a40', { rx: 18 }) + rect(510, 704, 138, 36, '#5a3a40', { rx: 18 }), 2) +
        oval(142, 722, 11, 17, '#a8705a') +
        oval(638, 722, 11, 17, '#a8705a') +
        shadow(230, 764, 240, 16, '#0a0a24', 0.5) +
        shadow(550, 764, 240, 16, '#0a0a24', 0.5) +
        m.all +
        nn.all +
        line('M476 632L420 644', '#8a6a54', 4) +
        oval(414, 645, 10, 8, '#fff3e0') +
        shadow(620, 794, 170, 14, '#0a0a24', 0.5) +
        fire(392, 744, 1.2, t) +
        sparks +
        bugs +
        d.all +
        g(
          [
            [0, -20],
            [16, -10],
            [-14, -12],
          ]
            .map(([u, v]) => line(`M${306 + u * 0.7} ${616 + v * 0.6}l${u * 0.5} ${v * 0.5}`, '#fff6e6', 3))
            .join(''),
          { opacity: n(slap) },
        )
      );
    },
    sound(s) {
      const out = audio.noise(s, 0.88, (t) => 0.5 + 0.1 * Math.sin(t * Math.PI * 4));
      crackle(out, 70, 0.5);
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
