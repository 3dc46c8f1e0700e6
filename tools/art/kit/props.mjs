/** Things that people hold, sit at and live with. */
import { C, dark, mix, pale } from './color.mjs';
import { lit, tint } from './light.mjs';
import { glow } from './sky.mjs';
import { circle, fade, H, line, n, oval, path, place, poly, range, rect, times, W } from './svg.mjs';

/** The yellow umbrella. `x, y` is the hand; the stick rises by 150 `k` from there and leans by `turn` degrees. */
export const umbrella = (x, y, k, turn = 0) => {
  const c = tint(C.yellow);
  return place(
    line('M0 14V-150', tint('#3a2a3c'), 5) +
      line('M0 14q0 12 -10 8', tint(C.red), 6) +
      lit(
        path(
          'M-136 -96C-128 -190 128 -190 136 -96Q110 -116 88 -96Q62 -116 44 -96Q22 -116 0 -96Q-22 -116 -44 -96Q-66 -116 -88 -96Q-112 -116 -136 -96Z',
          c,
        ),
        1.6,
      ) +
      path('M0 -167C60 -166 120 -142 136 -96Q110 -116 88 -96Q70 -112 56 -104Q40 -146 0 -167Z', dark(c, 0.5), {
        opacity: 0.22,
      }) +
      line('M0 -167Q-34 -140 -44 -98M0 -167Q34 -140 44 -98', dark(c, 0.3), 1.4, { opacity: 0.5 }) +
      line('M0 -167V-178', tint('#3a2a3c'), 5),
    x,
    y,
    k,
    turn,
  );
};
export const mug = (x, y, k, color = C.paper) =>
  place(
    line('M-5 -30q-6 -9 0 -18t0 -16M5 -30q6 -9 0 -18', '#fff6e6', 2, { opacity: 0.5 }) +
      line('M11 -18q13 0 11 9t-13 7', tint(color), 4) +
      path('M-12 -24H12L10 2Q0 5 -10 2Z', tint(color)) +
      path('M4 -24H12L10 2Q7 4 3 3Z', C.night, { opacity: 0.18 }),
    x,
    y,
    k,
  );
export const wineGlass = (x, y, k) =>
  place(
    line('M0 -2V-20M-9 0H9', '#fff6e6', 2.2) +
      path('M-9 -46Q-12 -22 0 -20Q12 -22 9 -46Z', '#fff6e6', { opacity: 0.4 }) +
      path('M-10 -36Q-10 -22 0 -21Q10 -22 10 -36Z', '#b23a56'),
    x,
    y,
    k,
  );
/** A burning candle; `x, y` is the middle of its foot. In a film, the flame flickers with the loop's time `t`. */
export const candle = (x, y, k, color = C.red, t = 0) =>
  glow(x, y - 40 * k, 110 * k, '#ffe2a0', 0.85) +
  place(
    path('M-6 0V-28H6V0Z', tint(color)) +
      place(
        path('M0 -17Q8 -5 0 0Q-8 -5 0 -17Z', '#ffd67a') + path('M0 -10Q4 -3 0 0Q-4 -3 0 -10Z', '#fff6d8'),
        0,
        -28,
        1 + 0.08 * Math.sin(t * Math.PI * 4),
        Math.sin(t * Math.PI * 2) * 5,
      ),
    x,
    y,
    k,
  );
/** A round table with a cloth that hangs by `h`; `x, y` is the centre of the top. */
export const table = (x, y, w, h, cloth = C.paper) => {
  const c = tint(cloth);
  const r = w / 2;
  return (
    path(
      `M${n(x - r)} ${n(y)}Q${n(x - r * 0.94)} ${n(y + h * 0.5)} ${n(x - r * 0.86)} ${n(y + h)}Q${n(x - r * 0.6)} ${n(y + h * 0.86)} ${n(x - r * 0.34)} ${n(y + h)}Q${n(x)} ${n(y + h * 0.88)} ${n(x + r * 0.34)} ${n(y + h)}Q${n(x + r * 0.6)} ${n(y + h * 0.86)} ${n(x + r * 0.86)} ${n(y + h)}Q${n(x + r * 0.94)} ${n(y + h * 0.5)} ${n(x + r)} ${n(y)}Z`,
      mix(c, tint('#6a4a78'), 0.3),
    ) + oval(x, y, r, r * 0.17, c)
  );
};
/** A table or bench of boards from its front; `h` is the length of the legs. */
export const bench = (x, y, w, h, color = C.wood) =>
  rect(x, y, w, 14, tint(color)) +
  rect(x, y, w, 4, pale(tint(color), 0.35)) +
  rect(x + 14, y + 14, 13, h, dark(tint(color), 0.3)) +
  rect(x + w - 27, y + 14, 13, h, dark(tint(color), 0.3));
export const chair = (x, y, k, face, color = C.woodDark) =>
  place(
    line('M-22 0V-120M-22 -62H24M24 -62V0', tint(color), 8) + rect(-26, -68, 54, 10, tint(color)),
    x,
    y,
    k,
    0,
    face,
  );
/** A couch from its front, `w` wide, with its seat at `y`. */
export const couch = (x, y, w, color) => {
  const c = tint(color);
  return (
    rect(x, y - 110, w, 150, dark(c, 0.12), { rx: 26 }) +
    line(`M${x + w / 2} ${y - 100}V${y - 6}`, dark(c, 0.3), 3) +
    rect(x + 14, y - 10, w - 28, 44, pale(c, 0.1), { rx: 14 }) +
    rect(x - 24, y - 56, 54, 116, c, { rx: 24 }) +
    rect(x + w - 30, y - 56, 54, 116, c, { rx: 24 }) +
    rect(x - 10, y + 30, w + 20, 34, dark(c, 0.18), { rx: 10 }) +
    rect(x + 8, y + 62, 14, 20, tint(C.woodDark)) +
    rect(x + w - 22, y + 62, 14, 20, tint(C.woodDark))
  );
};
export const floorLamp = (x, y, h, shade = C.yellow) =>
  glow(x, y - h, 230, '#ffe2a0', 0.7) +
  line(`M${x} ${y}V${y - h}`, tint(C.deep), 6) +
  oval(x, y, 30, 7, tint(C.deep)) +
  path(`M${x - 24} ${y - h - 42}H${x + 24}L${x + 44} ${y - h + 16}H${x - 44}Z`, mix(tint(shade), '#ffe9b0', 0.5));
export const pendant = (x, y, k, color = C.red) =>
  line(`M${x} -10V${y - 40 * k}`, C.deep, 3) +
  glow(x, y + 10, 200 * k, '#ffe2a0', 0.75) +
  path(
    `M${n(x - 16 * k)} ${n(y - 40 * k)}H${n(x + 16 * k)}Q${n(x + 50 * k)} ${n(y - 26 * k)} ${n(x + 58 * k)} ${n(y)}H${n(x - 58 * k)}Q${n(x - 50 * k)} ${n(y - 26 * k)} ${n(x - 16 * k)} ${n(y - 40 * k)}Z`,
    tint(color),
  ) +
  oval(x, y, 58 * k, 7 * k, '#fff3cf');
export const box = (x, y, w, h, color = '#c79a66') =>
  rect(x, y - h, w, h, tint(color)) +
  path(
    poly([
      [x + w * 0.62, y - h],
      [x + w, y - h],
      [x + w, y],
      [x + w * 0.62, y],
    ]),
    C.night,
    { opacity: 0.12 },
  ) +
  rect(x + w * 0.4, y - h, w * 0.16, h * 0.4, pale(tint(color), 0.45)) +
  line(
    `M${n(x + w * 0.14)} ${n(y - h * 0.26)}h${n(w * 0.26)}M${n(x + w * 0.14)} ${n(y - h * 0.16)}h${n(w * 0.18)}`,
    C.ink,
    2.6,
    { opacity: 0.6 },
  );
export const plant = (x, y, k, color = C.leaf, pot = C.brick) =>
  place(
    times(7, (i) => {
      const a = -150 + i * 20;
      return place(path('M0 0Q22 -12 62 0Q22 12 0 0Z', i % 2 ? tint(color) : dark(tint(color), 0.18)), 0, -34, 1, a);
    }) + path('M-22 -38H22L16 0H-16Z', tint(pot)),
    x,
    y,
    k,
  );
export const bread = (x, y, k) =>
  place(
    path('M-52 0C-60 -36 -30 -52 0 -52S60 -36 52 0Q0 8 -52 0Z', tint('#c98a4a')) +
      path('M-52 0C-60 -36 -30 -52 0 -52C-30 -40 -42 -20 -40 3Z', '#fff', { opacity: 0.14 }) +
      line('M-26 -34Q-18 -26 -20 -14M-2 -40Q6 -30 4 -16M22 -34Q30 -26 28 -14', tint('#f4dcae'), 6),
    x,
    y,
    k,
  );
export const pie = (x, y, k) =>
  place(
    oval(0, 0, 46, 12, tint('#d8d0c4')) +
      path('M-42 -2Q-40 -24 0 -26Q40 -24 42 -2Q0 8 -42 -2Z', tint('#c98a4a')) +
      line('M-22 -14L18 -20M-8 -8L30 -16M-20 -20L16 -6', tint('#e9bf7c'), 5),
    x,
    y,
    k,
  );
export const suitcase = (x, y, k, color = C.yellow) =>
  place(
    line('M-12 -62V-76H12V-62', tint(C.deep), 5) +
      `<rect x="-34" y="-64" width="68" height="64" rx="7" fill="${tint(color)}"/>` +
      line('M-18 -64V0M18 -64V0', dark(tint(color), 0.3), 4),
    x,
    y,
    k,
  );
/** A small fire on logs, which loops with `t` from 0 to 1. */
export const fire = (x, y, k, t = 0) => {
  const wave = (phase, laps) => Math.sin((t * laps + phase) * Math.PI * 2);
  const flame = (w, h, color, phase) =>
    path(
      `M${n(-w)} 0Q${n(-w * 1.2 + 4 * wave(phase, 2))} ${n(-h * 0.5)} ${n(-w * 0.2 + 7 * wave(phase + 0.2, 3))} ${n(-h * (1 + 0.08 * wave(phase, 3)))}Q${n(w * 0.3)} ${n(-h * 0.62)} ${n(w * 0.6 + 4 * wave(phase + 0.5, 2))} ${n(-h * 0.74)}Q${n(w * 1.3)} ${n(-h * 0.3)} ${n(w)} 0Q0 ${n(h * 0.12)} ${n(-w)} 0Z`,
      color,
    );
  return (
    glow(x, y - 30 * k, (230 + 10 * wave(0, 2) + 6 * wave(0.3, 5)) * k, '#ffb15e', 0.75) +
    place(
      flame(30, 92, '#e8622e', 0) +
        flame(21, 66, '#f79a3c', 0.3) +
        flame(12, 40, '#ffd97a', 0.6) +
        line('M-46 6L40 -8M-40 -8L46 6', '#5a3438', 13) +
        line('M-46 6L40 -8', '#7a4a40', 5),
      x,
      y,
      k,
    )
  );
};
/** A bicycle facing right, wheels on y, 170 long. */
export const bicycle = (x, y, k, color = C.red) =>
  place(
    [-50, 52]
      .map(
        (u) =>
          `<circle cx="${u}" cy="-34" r="33" fill="none" stroke="${tint(C.deep)}" stroke-width="4.4"/>` +
          line(`M${u - 30} -34h60M${u} -64v60`, tint('#e8e0d8'), 0.9, { opacity: 0.6 }),
      )
      .join('') +
      line('M-50 -34L-20 -84H36L0 -36L-20 -84M0 -36H-50M36 -84L52 -34M36 -84L32 -102H46', tint(color), 5.4) +
      line('M-22 -84L-26 -96M-36 -97H-14', tint(C.deep), 6) +
      circle(0, -36, 7, tint(C.deep)) +
      line('M0 -36L10 -20', tint(C.deep), 4),
    x,
    y,
    k,
  );
export const gift = (x, y, w, h, color, ribbon) =>
  rect(x, y - h, w, h, tint(color)) +
  rect(x + w * 0.42, y - h, w * 0.16, h, tint(ribbon)) +
  path(`M${x + w / 2} ${y - h}q-16 -18 -22 -6q0 8 22 6q16 -18 22 -6q0 8 -22 6Z`, tint(ribbon));
export const picture = (x, y, w, h, fill, frame = '#3a2a4c') =>
  rect(x, y, w, h, tint(frame)) + rect(x + 7, y + 7, w - 14, h - 14, fill);
/** A room: a wall whose colour changes from `wall` to `lowWall`, a floor from `y` down, and a skirting board. */
export const room = (wall, floor, y, lowWall) =>
  rect(0, 0, W, y, fade(tint(wall), tint(lowWall))) +
  rect(0, y, W, 200, tint(floor)) +
  rect(0, y - 12, W, 12, mix(tint(wall), '#fff6e6', 0.35));
/** The joints of nine floorboards, in perspective, from `y` to the lower edge. */
export const boards = (y, color) =>
  times(9, (i) => line(`M${W / 2 + (i - 4) * 70} ${y}L${W / 2 + (i - 4) * 190} ${H}`, color, 2, { opacity: 0.35 }));
const book = (x, y, w, h, color) =>
  rect(x, y - h, w, h, tint(color)) + rect(x, y - h * 0.8, w, h * 0.1, C.paper, { opacity: 0.5 });
/** Books on a board, as many of `count` as fit on its width `w`. */
export const shelf = (x, y, w, colors, count) => {
  let u = x;
  let books = '';
  for (let i = 0; i < count && u < x + w - 16; i++) {
    const bw = range(10, 20);
    books += book(u, y, bw, range(40, 66), colors[i % colors.length]);
    u += bw + 1.5;
  }
  return books + rect(x - 6, y, w + 12, 8, tint(C.woodDark));
};
