/**
 * 2017: a message, a wet first date, a summer, a harbour, eleven aunts, snow. In each scene, `m` is Mateo and `nn` is
 * Nell.
 */
import { bars, bricks, church, house, skyline, streetLamp, stringLights } from '../kit/city.mjs';
import { C } from '../kit/color.mjs';
import { MATEO, mateo, NELL, nell, person, STEP } from '../kit/figure.mjs';
import { dory, gull, lighthouse, pier, sail, schooner, trap, trawler } from '../kit/harbor.mjs';
import { bareTree, grass, ground, hill, leaves, pine, ridge, shadow, tree } from '../kit/land.mjs';
import { lit, setLight } from '../kit/light.mjs';
import {
  bench,
  bicycle,
  bread,
  candle,
  chair,
  mug,
  pendant,
  picture,
  pie,
  plant,
  room,
  shelf,
  table,
  umbrella,
  wineGlass,
} from '../kit/props.mjs';
import { beams, birds, cloud, firework, glow, moon, SKY, sky, stars, streaks, sun } from '../kit/sky.mjs';
import * as audio from '../kit/sound.mjs';
import {
  circle,
  clip,
  closer,
  fade,
  g,
  line,
  oval,
  path,
  place,
  range,
  rect,
  smooth,
  spray,
  times,
  W,
} from '../kit/svg.mjs';
import { glitter, sea, swell, wetLights } from '../kit/water.mjs';
import { rain, ripples, snow, wind } from '../kit/weather.mjs';

/** Five of the eleven: no more fit around the table. */
const AUNTS = [
  { skin: '#8a5238', hair: '#8d8a94', style: 'bun', color: '#a85c8a', width: 0.95 },
  { skin: '#a0653f', hair: '#241a1c', style: 'long', color: '#f4b73f', width: 0.9 },
  { skin: '#7a4630', hair: '#c9c4c8', style: 'short', color: '#4f8f86', width: 1, glasses: true },
  { skin: '#94583a', hair: '#3a2018', style: 'bun', color: '#ef8f7a', width: 0.95 },
  { skin: '#84502f', hair: '#241a1c', style: 'bun', color: '#6a5aa8', width: 0.92, glasses: true },
];

/** The bursts of scene 5; `at` is the part of the loop's time at which each opens. */
const FIREWORKS = [
  { x: 190, y: 200, r: 190, color: '#f4b73f', at: 0.14, spokes: 20, loudness: 0.8 },
  { x: 490, y: 160, r: 175, color: '#ef8f7a', at: 0.36, spokes: 18, loudness: 0.7 },
  { x: 360, y: 260, r: 150, color: '#9cc9be', at: 0.58, spokes: 16, loudness: 0.6 },
  { x: 110, y: 330, r: 100, color: '#f7a8c4', at: 0.74, spokes: 14, loudness: 0.4 },
  { x: 580, y: 310, r: 125, color: '#ffe2a0', at: 0.86, spokes: 18, loudness: 0.55 },
];

export const scenes = [
  {
    n: 1,
    slug: 'first-message',
    draw() {
      setLight({ from: [0.5, -0.4], key: '#ffd894', ambient: '#e6d4da', shade: '#2a2058' });
      const wall = '#191d46';
      const win = (x, y, w, h, inner, [upper, lower]) => {
        const pane = clip(rect(x, y, w, h, '#fff'));
        return (
          glow(x + w / 2, y + h / 2, w * 1.05, '#ffcf8a', 0.32) +
          rect(x, y, w, h, fade(upper, lower)) +
          g(inner, { 'clip-path': pane }) +
          bars(x, y, w, h, '#10143a', 5) +
          rect(x - 12, y + h, w + 24, 13, '#2c3068')
        );
      };
      const phone = (x, y, turn) =>
        glow(x, y - 6, 74, '#cfeaff', 0.85) +
        place(
          rect(-7, -13, 14, 24, '#12183a', { rx: 3 }) + rect(-5, -11, 10, 19, '#dff2ff', { rx: 1.5 }),
          x,
          y,
          1.25,
          turn,
        );
      const m = mateo([150, 668], 1.7, 1, {
        hip: [0, 0],
        view: 'side',
        lean: 8,
        feet: null,
        hands: { near: [222, 596], far: [226, 600] },
        head: { tilt: 12, eyes: 'open' },
        wear: { kind: 'shirt' },
      });
      const nn = nell([558, 536], 1.7, -1, {
        hip: [0, 0],
        view: 'side',
        lean: 4,
        feet: null,
        hands: { near: [486, 458], far: [482, 462] },
        head: { tilt: 8, eyes: 'open' },
        wear: { kind: 'shirt' },
      });
      const hisRoom =
        rect(60, 430, 90, 60, '#e8a868', { opacity: 0.5 }) +
        shelf(72, 490, 80, ['#a8503f', '#4b6f9a', '#7f9a5a', '#f6e6c8'], 6) +
        pendant(248, 470, 0.55, '#d7433b') +
        m.all +
        rect(40, 668, 300, 40, '#7a4a48') +
        bread(280, 668, 0.62) +
        phone(228, 590, -16);
      const herRoom =
        rect(590, 300, 14, 260, '#c98a8a', { opacity: 0.6 }) +
        path('M410 290Q430 420 408 540V290Z', '#c8605a', { opacity: 0.7 }) +
        path('M660 290Q628 420 652 560H670V290Z', '#c8605a', { opacity: 0.85 }) +
        picture(470, 312, 62, 50, '#6fa3b4') +
        nn.all +
        rect(390, 536, 300, 40, '#5d3a50') +
        mug(440, 536, 1, C.paper) +
        phone(478, 452, 14);
      return (
        sky(SKY.blueHour) +
        stars(80, 330) +
        moon(560, 104, 46) +
        skyline(470, ['#2f316e', '#37377a'], { min: 120, max: 230, w: 84, litShare: 0.2 }) +
        rect(0, 470, W, 330, '#2b2c66') +
        glow(350, 520, 220, '#ef8f7a', 0.25) +
        rect(-20, 352, 372, 460, wall) +
        bricks(0, 370, 345, 420, wall, 80) +
        rect(-20, 340, 384, 16, '#2c3068') +
        rect(70, 300, 40, 42, wall) +
        rect(388, 214, 340, 600, wall) +
        bricks(396, 232, 300, 560, wall, 90) +
        rect(376, 202, 340, 16, '#2c3068') +
        rect(560, 160, 34, 44, wall) +
        win(56, 436, 250, 254, hisRoom, ['#ffd08a', '#f2a266']) +
        win(424, 302, 226, 256, herRoom, ['#ffe0a4', '#f6b27a']) +
        rect(96, 754, 66, 60, '#ffd894', { opacity: 0.55 }) +
        rect(196, 754, 66, 60, '#ffd894', { opacity: 0.25 }) +
        rect(448, 640, 70, 92, '#3a3f86') +
        rect(560, 640, 70, 92, '#ffd894', { opacity: 0.3 }) +
        // The message, as a paper plane on its way.
        line('M236 566C262 440 330 360 392 402S440 420 466 440', '#fff1c9', 3.4, {
          'stroke-dasharray': '.1 12',
          opacity: 0.9,
        }) +
        glow(345, 381, 50, '#fff1c9', 0.55) +
        place(path('M-24 6L26 -12L4 16L-2 8Z', '#fffaf0') + path('M26 -12L-2 8L-6 18Z', '#e4c8a8'), 345, 381, 1.15, 14)
      );
    },
  },
  {
    n: 2,
    slug: 'seven-minutes',
    draw() {
      setLight({ from: [0.85, -0.5], key: '#fff0c0', ambient: '#fff0dc', shade: '#6a3a5e', depth: 0.36 });
      const clock = (x, y) =>
        line(`M${x} 650V${y + 40}`, '#2a2450', 15) +
        rect(x - 28, 636, 56, 20, '#2a2450', { rx: 4 }) +
        rect(x - 14, 500, 28, 10, '#2a2450') +
        circle(x, y, 66, '#2a2450') +
        circle(x, y, 55, '#fff6e0') +
        times(12, (i) => place(rect(-2, -49, 4, 10, '#2a2450'), x, y, 1, i * 30)) +
        line(`M${x} ${y}L${x - 16} ${y + 24}`, '#2a2450', 6) +
        line(`M${x} ${y}L${x + 29} ${y - 32}`, C.red, 4) +
        circle(x, y, 5, C.red) +
        path(`M${x - 24} ${y - 62}Q${x} ${y - 92} ${x + 24} ${y - 62}Z`, '#2a2450');
      const nn = nell([178, 690], 2.12, 1, {
        feet: { near: [-6, 0], far: [10, 0] },
        lean: -3,
        hands: { near: [232, 492], far: [238, 470] },
        head: { look: 'side', tilt: -6, eyes: 'open', sway: -4 },
        wear: { kind: 'coat', belt: true },
      });
      const m = mateo([568, 654], 1.12, -1, {
        lean: 13,
        feet: { near: [36, -6], far: [-44, -34] },
        hands: { near: [604, 560], far: [516, 520] },
        head: { tilt: -4, eyes: 'open' },
        wear: { kind: 'coat' },
      });
      const cup = (x, y) =>
        place(
          path('M-11 -22H11L8 14H-8Z', C.paper) +
            path('M-11 -8H11L9 4H-9Z', '#a8603c') +
            rect(-13, -28, 26, 7, '#3a2a4c', { rx: 2 }),
          x,
          y,
          1.15,
        );
      const foldedUmbrella = place(
        path('M0 6Q-8 -40 0 -84Q8 -40 0 6Z', C.yellow) + line('M0 6V26q0 8 -8 6M0 -84V-94', C.ink, 3.4),
        514,
        522,
        0.8,
        -58,
      );
      return (
        sky(SKY.golden) +
        sun(590, 300, 46) +
        beams(590, 300, 620, '#fff3c8', 12, 0.16) +
        g(
          skyline(600, ['#d98a78', '#cf7c74'], {
            min: 150,
            max: 330,
            w: 110,
            litShare: 0.25,
            lamp: '#f9c784',
            from: 280,
          }),
          {
            opacity: 0.75,
          },
        ) +
        path('M-20 820V150L330 320V820Z', '#8d4a5c') +
        path('M-20 150L330 320V346L-20 186Z', '#6d3a56') +
        [0, 1, 2]
          .map((i) =>
            path(
              `M${30 + i * 92} ${288 + i * 38}L${84 + i * 92} ${308 + i * 36}V${520 + i * 12}L${30 + i * 92} 520Z`,
              i === 1 ? '#ffdf9c' : '#6d3a56',
            ),
          )
          .join('') +
        path('M-20 560L330 566V604L-20 612Z', '#5e3152') +
        path('M-20 640H720V820H-20Z', fade('#e9b08a', '#b9707a')) +
        path('M-20 640H720V652H-20Z', '#f6cf9c') +
        g(
          times(7, (i) => line(`M${590 + (i - 3) * 40} 650L${590 + (i - 3) * 210} 800`, '#8d4a5c', 2)),
          { opacity: 0.3 },
        ) +
        shadow(470, 664, 250, 16, '#5a2f5a', 0.4) +
        shadow(60, 706, 330, 24, '#5a2f5a', 0.45) +
        path('M318 648L318 660L20 716L10 700Z', '#5a2f5a', { opacity: 0.25 }) +
        clock(324, 248) +
        foldedUmbrella +
        m.all +
        nn.far +
        cup(242, 470) +
        nn.body +
        cup(236, 488) +
        nn.near +
        birds(
          [
            [430, 150, 16],
            [468, 128, 12],
            [500, 162, 10],
          ],
          '#6d3a56',
        ) +
        wind(
          [
            [600, 610, 70],
            [616, 580, 50],
          ],
          '#fff6e6',
          0.6,
        )
      );
    },
  },
  {
    n: 3,
    slug: 'one-umbrella',
    seconds: 5,
    light() {
      setLight({ from: [-0.55, -0.8], key: '#ffdf9a', ambient: '#c9c2e6', shade: '#141a44', rim: 0.8 });
    },
    still() {
      this.light();
      const shops =
        rect(430, 420, 300, 190, '#20255a') +
        rect(456, 452, 110, 130, '#ffcf8a') +
        rect(586, 452, 120, 130, '#f6a86a', { opacity: 0.8 }) +
        path('M440 452H720L732 420H430Z', C.red) +
        times(6, (i) => path(`M${446 + i * 48} 452h24l2 -32h-22Z`, '#fbf6ec', { opacity: 0.85 })) +
        line('M510 452V582M646 452V582', '#20255a', 5);
      return (
        sky(['#1a2150', '#3a3c78', '#7a5a90', '#c77d86'], 620) +
        skyline(610, ['#2a2f68', '#242a60', '#30346e'], {
          min: 220,
          max: 420,
          w: 104,
          litShare: 0.42,
          lamp: '#f9c784',
        }) +
        rect(0, 0, W, 620, '#2a2f68', { opacity: 0.18 }) +
        shops +
        rect(0, 606, W, 200, fade('#3a4278', '#131a40')) +
        rect(0, 606, W, 6, '#6a6aa0') +
        wetLights(
          [
            [96, '#ffe2a0', 0.7],
            [130, '#ffe2a0', 0.5],
            [500, '#ffcf8a', 0.6],
            [560, '#ffcf8a', 0.5],
            [650, '#f6a86a', 0.6],
            [300, '#d7433b', 0.3],
            [360, '#f4b73f', 0.45],
            [400, '#f4b73f', 0.4],
            [240, '#8fa4d8', 0.3],
          ],
          616,
          800,
        ) +
        streetLamp(96, 640, 430, '#0d1230') +
        glow(300, 600, 260, '#ffe2a0', 0.22)
      );
    },
    moving(t) {
      this.light();
      const sway = Math.sin(t * Math.PI * 2);
      const hand = [352 + sway, 498];
      const m = mateo([296, 716], 2.0, 1, {
        lean: 2 + sway * 0.4,
        feet: { near: [-6, 0], far: [8, 0] },
        hands: { near: hand },
        head: { tilt: 7, sway: 0 },
        wear: { kind: 'coat' },
      });
      const nn = nell([408, 718], 1.92, -1, {
        lean: 3,
        feet: { near: [-5, 0], far: [9, 0] },
        hands: { near: [hand[0] + 2, hand[1] - 20] },
        head: { tilt: -9, sway: sway * 3 },
        wear: { kind: 'coat', belt: true },
      });
      // Their reflection in the street, mirrored at y = 726.
      const reflection = `<g transform="translate(0 1452) scale(1 -1)" opacity=".22">${rect(262, 560, 66, 170, C.blue, { rx: 20 })}${rect(380, 560, 60, 170, C.red, { rx: 20 })}</g>`;
      // The lamp shines through the umbrella: the one bright thing in the street.
      setLight({ from: [-0.55, -0.8], key: '#fff1c0', ambient: '#fbf0dc', shade: '#5a3a3c', rim: 0.8 });
      const roof = umbrella(hand[0], hand[1], 1.55, sway * 1.2);
      return (
        rain(70, { t, a: 0.3, len: 26, to: 760, laps: 5 }) +
        reflection +
        ripples(34, 628, 792, { t, laps: 5, a: 0.55 }) +
        shadow(350, 722, 260, 26, '#0a0f2a', 0.5) +
        m.far +
        nn.far +
        m.body +
        nn.body +
        roof +
        nn.near +
        m.near +
        // A drop from each tip of the umbrella.
        [-205, -136, -66, 0, 70, 138, 206]
          .map((tip, i) => {
            const q = (t * 3 + i / 7) % 1;
            return line(`M${hand[0] + tip} ${355 + q * 330}v12`, '#dfe8ff', 3, { opacity: 0.7 * (1 - q) });
          })
          .join('') +
        rain(40, { t, a: 0.55, len: 46, laps: 7 })
      );
    },
    sound: (s) =>
      audio.add(
        audio.noise(s, 0.35, () => 0.5),
        audio.noise(s, 0.86, (t) => 0.9 + 0.2 * Math.sin(t * Math.PI * 2)),
      ),
  },
  {
    n: 4,
    slug: 'the-date-goes-well',
    draw() {
      const tableY = 640;
      // The candle lights each of them from the other's side.
      const candlelight = { key: '#ffd98a', ambient: '#e8d0dc', shade: '#2c1f58', rim: 0.85, depth: 0.4 };
      setLight({ from: [0.9, 0.1], ...candlelight });
      const m = mateo([188, 668], 2.75, 1, {
        hip: [0, 0],
        lean: 15,
        feet: null,
        hands: { near: [346, 616], far: [300, 600] },
        head: { tilt: 3 },
        wear: { kind: 'jacket', collar: C.paper },
      });
      setLight({ from: [-0.9, 0.1], ...candlelight });
      const nn = nell([520, 668], 2.6, -1, {
        hip: [0, 0],
        lean: 14,
        feet: null,
        hands: { near: [372, 618], far: [470, 640] },
        head: { tilt: 2, sway: -6 },
        wear: { kind: 'dress', sleeves: 'short' },
      });
      return (
        sky(['#1d2450', '#3f3a80', '#8a4f8a', '#d9748a', '#f6ad80'], 620) +
        stars(60, 340) +
        moon(128, 190, 28) +
        ridge(500, 34, 110, 2, '#6b4a86') +
        ridge(560, 24, 80, 4, '#4b3a73') +
        times(26, () =>
          circle(range(0, W), range(520, 590), range(1.5, 3), '#ffd894', { opacity: range(0.4, 0.9).toFixed(2) }),
        ) +
        rect(0, 610, W, 190, fade('#3a2a58', '#1e1638')) +
        line('M0 606H700', '#2a1f48', 9) +
        times(12, (i) => line(`M${i * 64 + 8} 606V690`, '#2a1f48', 6)) +
        glow(354, 540, 320, '#ffc97a', 0.55) +
        stringLights(-20, 60, 720, 40, 110, 10, { r: 8 }) +
        stringLights(-20, 20, 430, -30, 50, 6, { r: 5 }) +
        chair(110, 850, 2.1, 1, '#2a1f48') +
        chair(600, 850, 2.1, -1, '#2a1f48') +
        m.far +
        m.body +
        nn.far +
        nn.body +
        table(354, tableY, 470, 210, '#fff3e0') +
        oval(354, tableY - 4, 130, 17, '#ffe6b0', { opacity: 0.8 }) +
        wineGlass(232, tableY + 10, 1.55) +
        wineGlass(488, tableY + 4, 1.5) +
        candle(356, tableY - 24, 1.4, C.red) +
        oval(440, tableY + 8, 40, 8, '#f6e2c8') +
        oval(440, tableY + 5, 24, 5, '#e9a06a') +
        nn.near +
        m.near +
        plant(40, 840, 2.3, '#3f6a5e', '#6a3a50') +
        plant(676, 850, 2, '#3f6a5e', '#6a3a50')
      );
    },
  },
  {
    n: 5,
    slug: 'fireworks',
    seconds: 5,
    crf: 28,
    light() {
      setLight({ from: [0.2, -0.95], key: '#ffd9a0', ambient: '#a8a4d4', shade: '#0d1230', rim: 0.8 });
    },
    still() {
      this.light();
      return (
        sky(['#0f1538', '#1d2458', '#3d3a80', '#7a5492'], 520) +
        stars(70, 360) +
        skyline(500, ['#1a1f4e', '#20265a'], { min: 50, max: 170, w: 62, litShare: 0.45, lamp: '#f9c784' }) +
        rect(455, 290, 44, 220, '#1a1f4e') +
        path('M455 290L477 240L499 290Z', '#1a1f4e') +
        rect(240, 322, 36, 180, '#1a1f4e') +
        sea(498, ['#5a4a8c', '#2a2f6a', '#141a44'], 680) +
        wetLights(
          [
            [80, '#f9c784', 0.5],
            [190, '#f9c784', 0.4],
            [260, '#f9c784', 0.5],
            [370, '#ffd894', 0.4],
            [477, '#f9c784', 0.5],
            [600, '#f9c784', 0.5],
          ],
          500,
          660,
        ) +
        sail(610, 560, 1) +
        sail(96, 590, 1.3, -1) +
        ground(
          [
            [-20, 676],
            [160, 650],
            [380, 656],
            [560, 640],
            [720, 660],
          ],
          '#141a3c',
        ) +
        grass(-10, 710, (x) => 664 - Math.sin(x / 130) * 10, '#0f1430', 80, 24, 8) +
        path('M20 744L660 736L720 810H-40Z', '#a83a48') +
        path('M20 744L660 736L668 746L12 754Z', '#d7655a') +
        line('M120 744L70 810M600 740L650 810M520 740L545 810', '#fbf6ec', 6, { opacity: 0.45 })
      );
    },
    moving(t) {
      this.light();
      /** How far a phase of the loop has got, 0 to 1; above 1 it is over. */
      const progress = (start, length) => ((t - start + 1) % 1) / length;
      const rocket = ({ x, y, at }) => {
        const p = progress(at - 0.14, 0.14);
        return p < 1 ? line(`M${x} ${500 - (500 - y) * p}v22`, '#ffe2a0', 3, { opacity: 0.8 }) : '';
      };
      const burst = ({ x, y, r, color, at, spokes }) => {
        const p = progress(at, 0.62);
        if (p >= 1) return '';
        const reflection = oval(x, 540 + (500 - y) * 0.12, r * 0.6, 9, color);
        return firework(x, y, r, color, p, spokes) + g(reflection, { opacity: 0.5 * (1 - p) });
      };
      const sway = Math.sin(t * Math.PI * 2);
      const m = mateo([252, 846], 3.7, 1, {
        hip: [0, 0],
        view: 'back',
        feet: null,
        lean: 3,
        hands: { near: [96, 900], far: [512, 704] },
        elbows: { far: 'down' },
        head: { look: 'side', dir: 1, tilt: -5, eyes: 'open', mouth: 'smile' },
        wear: { kind: 'jacket' },
      });
      const nn = nell([438, 850], 3.5, -1, {
        hip: [0, 0],
        view: 'back',
        feet: null,
        lean: 5,
        hands: { near: [578, 910] },
        head: { look: 'side', dir: -1, tilt: -7 + sway, sway: 4 + sway * 4, mouth: 'smile' },
        wear: { kind: 'dress', sleeves: 'short' },
      });
      return FIREWORKS.map((f) => rocket(f) + burst(f)).join('') + nn.all + m.all;
    },
    sound(s) {
      const out = audio.noise(s, 0.97, () => 0.25);
      for (const { at, loudness } of FIREWORKS) audio.pop(out, at * s, loudness);
      return out;
    },
  },
  {
    n: 6,
    slug: 'warm-water',
    draw() {
      setLight({ from: [-0.6, -0.8], key: '#fffbe6', ambient: '#ffffff', shade: '#2f6a9a', depth: 0.26 });
      const m = mateo([214, 712], 1.5, 1, {
        lean: -8,
        feet: { near: [-2, 0], far: [18, -34, 20] },
        hands: { near: [244, 552], far: [222, 556] },
        head: { tilt: -4, eyes: 'open' },
        wear: { kind: 'shirt', color: '#fbf6ec', sleeves: 'short', legs: C.blue, shoes: MATEO.skin },
      });
      const nn = nell([462, 672], 1.42, -1, {
        view: 'three',
        lean: -4,
        feet: STEP.apart,
        hands: { near: [536, 404], far: [388, 402] },
        elbows: { near: 'down', far: 'down' },
        head: { tilt: -8, look: 'three', dir: -1, sway: 8, hat: { kind: 'sun', color: '#f6d58a', band: C.red } },
        wear: { kind: 'dress', sleeves: 'none' },
      });
      return (
        sky(SKY.noon, 360) +
        sun(122, 118, 40, '#fffbe6') +
        cloud(330, 150, 230) +
        cloud(470, 220, 260, '#fff8ea', 0.6) +
        cloud(-60, 262, 200, '#fff8ea', 0.55) +
        path('M430 338Q520 296 600 310T740 300V350H430Z', '#5a8a86') +
        lighthouse(640, 312, 0.42, { isLit: false }) +
        sail(300, 344, 0.6) +
        sail(210, 342, 0.42, -1) +
        sea(340, ['#3f8fa8', '#4fa8b4', '#8fd0c4']) +
        swell(346, 620, '#eafaf2', 60, 0.5) +
        glitter(140, 346, 600, '#ffffff', { count: 34, a: 0.7 }) +
        oval(462, 628, 78, 9, '#ffffff', { opacity: 0.45 }) +
        // She stands in the water, which hides her below y = 628.
        g(nn.all, { 'clip-path': clip(rect(0, 0, W, 628, '#fff')) }) +
        oval(462, 630, 40, 5, '#ffffff', { opacity: 0.85 }) +
        oval(462, 660, 22, 26, C.red, { opacity: 0.12 }) +
        path(
          `${smooth(
            [
              [-30, 664],
              [120, 676],
              [260, 668],
              [400, 690],
              [560, 672],
              [740, 690],
            ],
            false,
          )}L740 830L-30 830Z`,
          '#fff',
        ) +
        path(
          `${smooth(
            [
              [-30, 680],
              [120, 690],
              [260, 684],
              [400, 704],
              [560, 690],
              [740, 706],
            ],
            false,
          )}L740 830L-30 830Z`,
          fade('#e9cf9c', '#f6dfae'),
        ) +
        spray(400, 770, 360, 60, '#b98a5a', 200, 0.4, 2) +
        shadow(250, 720, 150, 14, '#8a5a4a', 0.35) +
        m.all +
        place(
          path('M-90 0Q-60 -14 0 -10T92 0L80 22Q0 30 -84 20Z', C.red) +
            path('M-60 -8L-66 20M-20 -10L-24 24M24 -8L22 24M60 -4L62 20', '#fff', {
              stroke: '#fbf6ec',
              'stroke-width': 7,
            }),
          560,
          766,
          1,
        ) +
        umbrella(640, 790, 1.0, 12) +
        gull(360, 90, 0.8) +
        gull(560, 60, 0.5, -1)
      );
    },
  },
  {
    n: 7,
    slug: 'bikes',
    draw() {
      setLight({ from: [-0.8, -0.6], key: '#fff0c0', ambient: '#fff2e0', shade: '#5a4a7a', depth: 0.32 });
      const ride = (who, x, y, k, o) => person({ who, at: [x, y], k, face: 1, ...o });
      const herBike = [486, 640];
      const hisBike = [178, 700];
      const nn = ride(NELL, herBike[0] - 22.5, herBike[1], 1.35, {
        hip: [0, -88],
        lean: 18,
        feet: { near: [22, -10], far: [14, -42] },
        hands: { near: [herBike[0] + 56, herBike[1] - 128], far: [herBike[0] + 60, herBike[1] - 128] },
        head: { look: 'side', tilt: -6, sway: -22, hat: { kind: 'helmet', color: C.paper, band: C.red } },
        wear: { kind: 'jacket', legs: '#2a3c6a', shoes: C.paper },
      });
      const m = ride(MATEO, hisBike[0] - 10, hisBike[1], 1.7, {
        hip: [0, -96],
        lean: 34,
        feet: { near: [16, -44], far: [18, -8] },
        hands: { near: [hisBike[0] + 78, hisBike[1] - 166], far: [hisBike[0] + 82, hisBike[1] - 166] },
        head: { tilt: -18, eyes: 'open', hat: { kind: 'helmet', color: C.yellow, band: C.ink } },
        wear: { kind: 'jacket', legs: '#3a3458', shoes: C.paper },
      });
      return (
        sky(['#8fb4c8', '#cfd8c8', '#f9dfae', '#fbe6bc'], 400) +
        sun(110, 190, 36) +
        streaks(8, 110, 300, '#fff6e6', 0.6) +
        skyline(396, ['#b0a0b0', '#a494ac'], {
          min: 20,
          max: 120,
          w: 48,
          litShare: 0.15,
          lamp: '#fff1c9',
          roofs: false,
        }) +
        path('M420 396V300Q450 262 480 300V396Z', '#c9a45a') +
        line('M450 276V250', '#c9a45a', 4) +
        sea(394, ['#b4c8c4', '#6fa0ac', '#4a7f98'], 600) +
        glitter(110, 398, 590, '#fff6d8', { count: 36, a: 0.8 }) +
        sail(300, 440, 1.1) +
        sail(600, 424, 0.8, -1) +
        sail(420, 470, 1.5) +
        tree(640, 590, 1.5, '#d98a3c') +
        tree(36, 560, 1.05, '#8a9a4e') +
        hill(570, 12, 160, 1, '#8f9a52', 0.25) +
        path('M-20 640Q340 600 720 612V690Q340 690 -20 790Z', '#ead2a6') +
        path('M-20 790Q340 690 720 690V820H-20Z', '#7f8a48') +
        path('M-20 640Q340 600 720 612V618Q340 608 -20 650Z', '#fff1d0') +
        line('M-10 704Q340 636 710 644', '#fffaf0', 5, { 'stroke-dasharray': '40 34' }) +
        grass(0, 700, (x) => 800 - x * 0.12, '#5f7038', 60, 40, 12) +
        shadow(530, 646, 190, 14, '#5a3f5a', 0.35) +
        shadow(220, 706, 250, 18, '#5a3f5a', 0.35) +
        nn.far +
        bicycle(herBike[0], herBike[1], 1.25, '#4f8f86') +
        nn.body +
        nn.near +
        m.far +
        bicycle(hisBike[0], hisBike[1], 1.62, '#b9584a') +
        m.body +
        m.near +
        place(line('M0 0l-8 -14M8 -2l-2 -16M16 2l6 -14', C.red, 3.4), hisBike[0] - 116, hisBike[1] - 30, 1.2) +
        circle(hisBike[0] - 132, hisBike[1] - 8, 6, '#6a6a74') +
        leaves(16, ['#d98a3c', C.red, C.yellow], 60, 560)
      );
    },
  },
  {
    n: 8,
    slug: 'glow-chester',
    draw() {
      setLight({ from: [0.7, -0.7], key: '#fff3d6', ambient: '#f2f0f6', shade: '#2c3f74', depth: 0.32 });
      const m = mateo([288, 652], 2.02, 1, {
        view: 'back',
        lean: -4,
        feet: STEP.apart,
        hands: { near: [146, 302], far: [412, 288] },
        elbows: { near: 'up', far: 'up' },
        head: { look: 'side', dir: 1, tilt: -16, mouth: 'laugh', eyes: 'closed' },
        wear: { kind: 'jacket', scarf: C.yellow },
      });
      const nn = nell([536, 776], 2.2, -1, {
        view: 'three',
        lean: 2,
        farOver: true,
        hands: { near: [526, 398], far: [498, 570] },
        elbows: { near: 'out', far: 'down' },
        head: { look: 'three', tilt: 10, sway: 6, mouth: 'smile' },
        wear: { kind: 'coat', scarf: C.paper, belt: true },
      });
      const town = [
        [8, 366, 50, 40, '#c8594a'],
        [70, 350, 56, 52, '#f0e2c8'],
        [138, 340, 50, 44, '#5f86a8'],
        [200, 350, 62, 56, '#d9a45a'],
        [560, 356, 54, 46, '#e9d9c4'],
        [622, 348, 60, 52, '#a8503f'],
      ];
      return (
        sky(SKY.dawn, 420) +
        sun(520, 250, 34, '#fff3d0') +
        streaks(9, 90, 280, '#fff1e0', 0.6) +
        hill(372, 34, 120, 1.4, '#8f98b8', 0.35) +
        hill(398, 20, 90, 3, '#6f84a4', 0.2, 430) +
        church(384, 374, 0.46) +
        town.map(([x, y, w, h, c]) => house(x, y + 42, w, h, c, { roof: '#5a4f6a', lamp: '#ffe2a8' })).join('') +
        rect(0, 404, 280, 14, '#6a5a74') +
        lighthouse(470, 404, 0.66) +
        path('M420 412Q470 392 540 404L600 416H400Z', '#4f5f80') +
        sea(412, ['#f0c8a8', '#8fa8c0', '#4f7a9c', '#2f5d80'], 800) +
        glitter(520, 418, 660, '#fff3d0', { count: 50, a: 0.8 }) +
        swell(430, 700, '#dfeef0', 30, 0.35) +
        schooner(180, 520, 0.85, { reflect: 0.3 }) +
        trawler(590, 566, 0.9, '#4f9a94', -1) +
        dory(360, 610, 0.5, C.red) +
        pier(-20, 716, 760, '#6a4a50', 140) +
        rect(-20, 730, 760, 90, '#4f3848') +
        times(9, (i) => line(`M${-10 + i * 84} 718V800`, '#3a2a3c', 3)) +
        [40, 646].map((x) => rect(x, 640, 22, 110, '#3f2c3c') + rect(x - 2, 634, 26, 10, '#5f4450')).join('') +
        line('M62 664Q90 720 140 740', '#d9c09a', 5) +
        shadow(286, 752, 330, 20) +
        [
          [196, 746, C.yellow],
          [290, 748, C.glass],
          [384, 746, C.red],
          [240, 698, C.red],
          [338, 698, C.yellow],
        ]
          .map(([x, y, c]) => lit(trap(x, y, 1.72, c), 1.6))
          .join('') +
        shadow(536, 780, 170, 14) +
        m.far +
        m.body +
        m.near +
        nn.all +
        gull(96, 230, 1.2) +
        gull(220, 150, 0.7, -1) +
        gull(470, 214, 1, -1) +
        gull(600, 130, 0.9, -1) +
        gull(420, 110, 0.55)
      );
    },
  },
  {
    n: 9,
    slug: 'eleven-aunts',
    draw() {
      setLight({ from: [0, -1], key: '#fff0c0', ambient: '#f6dcc4', shade: '#5a2444', rim: 0.6, depth: 0.36 });
      const aunt = (i, x, y, k, face, o) =>
        person({
          who: AUNTS[i],
          at: [x, y],
          hip: [0, 0],
          k,
          face,
          feet: null,
          view: 'side',
          lean: 16,
          wear: { kind: 'shirt' },
          ...o,
        });
      const auntsBehind = [
        aunt(2, 92, 630, 2.05, 1, { hands: { near: [258, 524] }, head: { tilt: 4, eyes: 'open' } }),
        aunt(1, 622, 630, 2.0, -1, { hands: { near: [470, 516] }, head: { tilt: 6, eyes: 'open' } }),
        aunt(4, 214, 610, 1.75, 1, { lean: 12, hands: { near: [300, 500] }, head: { tilt: 2 } }),
        aunt(0, 500, 612, 1.78, -1, { lean: 12, hands: { near: [416, 540] }, head: { tilt: 4 } }),
      ];
      const auntInFront = aunt(3, 70, 826, 2.3, 1, { hands: { near: [236, 640] }, head: { tilt: 4 } });
      const nn = nell([356, 640], 1.85, 1, {
        hip: [0, 0],
        view: 'three',
        feet: null,
        hands: { near: [304, 606], far: [408, 606] },
        farOver: true,
        head: { look: 'three', eyes: 'open', tilt: 0 },
        wear: { kind: 'shirt', collar: C.paper },
      });
      const m = mateo([622, 850], 2.35, -1, {
        hip: [0, -20],
        feet: null,
        lean: 8,
        hands: { near: [506, 650], far: [496, 652] },
        head: { tilt: 4 },
        wear: { kind: 'shirt', apron: C.paper },
      });
      return closer(
        1.2,
        room('#b9584a', '#6a3440', 640, '#e08a5c') +
          times(60, (i) =>
            place(
              path('M0 -7Q6 0 0 7Q-6 0 0 -7Z', '#f6b88a', { opacity: 0.35 }),
              30 + (i % 10) * 72 + (Math.floor(i / 10) % 2) * 36,
              40 + Math.floor(i / 10) * 70,
              1.2,
            ),
          ) +
          picture(60, 150, 100, 80, '#6fa3b4') +
          path('M67 223L100 180L130 210L153 190V223Z', '#3f6f5a') +
          picture(540, 130, 92, 110, '#f6dfae') +
          circle(586, 176, 24, '#8f573c') +
          path('M560 233Q586 190 612 233Z', C.blue) +
          picture(186, 120, 62, 62, '#9cc9be') +
          pendant(350, 190, 1.5, C.yellow) +
          auntsBehind.map((a) => a.all).join('') +
          nn.all +
          path('M60 600Q350 560 650 600L720 800H-20Z', '#fff3e0') +
          path('M60 600Q350 560 650 600L656 616Q350 576 54 616Z', '#ffffff') +
          spray(350, 760, 320, 60, '#d9a07a', 200, 0.4, 2) +
          pie(300, 640, 0.95) +
          pie(420, 636, 0.95) +
          pie(360, 690, 1.2) +
          oval(210, 646, 44, 13, '#e4d4bc') +
          path('M176 642Q186 606 214 610Q246 614 246 642Z', '#c98a4a') +
          candle(352, 600, 0.7, C.red) +
          times(
            5,
            (i) =>
              oval(130 + i * 110, 724 + (i % 2) * 26, 36, 10, '#e8dccb') +
              oval(130 + i * 110, 722 + (i % 2) * 26, 24, 6, '#fbf6ec'),
          ) +
          pie(500, 646, 1.1) +
          m.all +
          auntInFront.all,
      );
    },
  },
  {
    n: 10,
    slug: 'first-snow',
    draw() {
      setLight({ from: [-0.8, -0.6], key: '#ffe6b4', ambient: '#dcd8f0', shade: '#2c2f70', depth: 0.36 });
      const nn = nell([196, 792], 2.55, 1, {
        lean: 20,
        feet: { near: [40, 0], far: [-44, -14, 30] },
        hands: { near: [396, 440], far: [44, 560] },
        elbows: { near: 'up', far: 'back' },
        head: { tilt: 0, eyes: 'open', mouth: 'laugh', sway: -20, hat: { kind: 'beanie', color: C.blue } },
        wear: { kind: 'coat', scarf: C.paper, gloves: C.paper, boots: true, belt: true },
      });
      const m = mateo([566, 654], 1.36, -1, {
        lean: -24,
        feet: { near: [34, -16, -24], far: [-10, 0] },
        hands: { near: [512, 476], far: [668, 440] },
        elbows: { near: 'up', far: 'up' },
        head: { tilt: -14, mouth: 'oh', hat: { kind: 'beanie', color: C.yellow, band: C.red } },
        wear: { kind: 'coat', scarf: C.red, gloves: C.ink, boots: true },
      });
      const burstSnowball = times(26, (i) => {
        const [a, r] = [i * 0.62, range(16, 66)];
        return circle(572 + Math.cos(a) * r, 424 + Math.sin(a) * r * 0.9, range(2, 7.5), '#fff');
      });
      return (
        sky(['#4f568f', '#8a84b8', '#d0b4c8', '#f6d0b4'], 560) +
        glow(120, 360, 260, '#ffe2a0', 0.6) +
        g(skyline(480, ['#8a84b4', '#7c78ac'], { min: 50, max: 170, w: 70, litShare: 0.35 }), { opacity: 0.8 }) +
        bareTree(620, 560, 1.5, '#4a3f6c') +
        bareTree(330, 500, 0.9, '#6a5f90') +
        pine(60, 560, 1.5, '#4f6a8a', true) +
        pine(420, 500, 0.8, '#5f7898', true) +
        streetLamp(120, 600, 270, '#2a2858') +
        path(
          `${smooth(
            [
              [-20, 540],
              [160, 512],
              [360, 530],
              [560, 506],
              [720, 520],
            ],
            false,
          )}L720 820L-20 820Z`,
          fade('#e8e0f0', '#b8b8e0'),
        ) +
        path(
          `${smooth(
            [
              [-20, 640],
              [180, 620],
              [400, 650],
              [620, 622],
              [720, 630],
            ],
            false,
          )}L720 820L-20 820Z`,
          fade('#fbf6f6', '#c8c8ea'),
        ) +
        bench(350, 556, 120, 34, '#5a4a70') +
        path('M344 552Q410 536 478 552L474 558H348Z', '#fff') +
        times(9, (i) => oval(430 + i * 14, 770 - i * 13 + (i % 2) * 10, 11 - i * 0.6, 4.4, '#a8a8d8')) +
        shadow(220, 796, 300, 24, '#5a5aa0', 0.4) +
        shadow(580, 660, 150, 14, '#5a5aa0', 0.4) +
        m.all +
        circle(576, 424, 25, '#fff') +
        burstSnowball +
        nn.all +
        lit(circle(474, 452, 17, '#ffffff'), 1.6) +
        line('M450 458Q428 464 412 470M446 446Q428 446 412 450', '#fff', 4, {
          opacity: 0.7,
          'stroke-dasharray': '2 10',
        }) +
        [
          [604, 742, 26],
          [646, 752, 22],
          [626, 716, 21],
        ]
          .map(([x, y, r]) => lit(circle(x, y, r, '#f2f0fa'), 2))
          .join('') +
        snow(90, { t: 0.2 })
      );
    },
  },
];
