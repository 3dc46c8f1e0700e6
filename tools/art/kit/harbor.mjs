/** What is in the couple's harbour. Each is drawn around `x, y`, `k` times as large as stated. */
import { C, mix } from './color.mjs';
import { tint } from './light.mjs';
import { glow } from './sky.mjs';
import { g, line, n, path, place, rect, times } from './svg.mjs';

/** A red and white lighthouse, 208 high, standing at `x, y`. `beam`: the angle of its two beams in degrees, or null. */
export const lighthouse = (x, y, k, { beam = null, isLit = true } = {}) => {
  const white = tint(C.paper);
  const red = tint(C.red);
  const rays =
    beam === null
      ? ''
      : [0, 180]
          .map(
            (turn) =>
              `<g transform="translate(${n(x)} ${n(y - 168 * k)}) rotate(${n(beam + turn)})"><path d="M0 0L1000 -103V103Z" fill="#ffe9a8" opacity=".2"/></g>`,
          )
          .join('');
  return (
    rays +
    (isLit ? glow(x, y - 168 * k, 70 * k, '#ffe9a8', 0.8) : '') +
    place(
      path('M-18 -150H18L26 0H-26Z', white) +
        path('M-19.6 -120H19.6L21.4 -86H-21.4ZM-23.2 -52H23.2L25 -18H-25Z', red) +
        path('M6 -150H18L26 0H8Z', C.night, { opacity: 0.2 }) +
        rect(-14, -182, 28, 32, C.deep) +
        rect(-10, -178, 20, 22, isLit ? '#ffe9a8' : '#8fa4b8') +
        path('M-19 -181Q0 -204 19 -181Z', red) +
        rect(-23, -155, 46, 6, C.deep) +
        line('M0 -196V-208', C.deep, 3) +
        rect(-6, -30, 12, 30, C.deep),
      x,
      y,
      k,
    )
  );
};
/** A schooner with two masts, facing right, about 300 long, and its reflection below; `y` is the water's surface. */
export const schooner = (x, y, k, { reflect = 0.25 } = {}) => {
  const [light, shaded, dark] = [tint('#fbf1de'), tint('#ecd9bb'), tint(C.deep)];
  const sails =
    path('M-26 -190Q-96 -96 -118 -22Q-70 -14 -26 -16Z', light) +
    path('M56 -160Q4 -70 -14 -18Q20 -12 56 -16Z', shaded) +
    path('M64 -158Q126 -70 176 -28Q120 -16 66 -18Z', light) +
    path('M-26 -190Q-60 -140 -76 -104Q-50 -60 -26 -50Z', '#fff', { opacity: 0.25 });
  const ship =
    line('M-22 -222V-8M60 -186V-8M120 -14L196 -30', dark, 6) +
    sails +
    path('M-132 -14Q20 0 150 -18Q120 26 30 30Q-80 32 -132 -14Z', dark) +
    line('M-131 -12Q20 2 148 -16', tint(C.yellow), 3.4);
  return (
    g(place(sails + path('M-132 -14Q20 0 150 -18L120 20H-90Z', dark), x, y + 12 * k, -0.55 * k, 0, -1), {
      opacity: reflect,
    }) + place(ship, x, y, k)
  );
};
/** A sailing boat far away. `flip`, here and below: 1 to face right, -1 to face left. */
export const sail = (x, y, k, flip = 1) =>
  place(
    path('M0 -46Q22 -20 24 -4H0Z', tint('#fff6e6')) +
      path('M-3 -40Q-18 -18 -18 -4H-3Z', tint('#f0dcc0')) +
      path('M-22 -2H26L18 6H-14Z', tint(C.deep)),
    x,
    y,
    k,
    0,
    flip,
  );
/** A dory (a fishing boat with oars) from its side, 160 long. */
export const dory = (x, y, k, color = C.red) =>
  place(
    path('M-78 -28Q0 -14 82 -34Q66 4 44 6H-46Q-66 2 -78 -28Z', tint(color)) +
      path('M-78 -28Q0 -14 82 -34L80 -26Q0 -6 -76 -20Z', tint(C.paper)) +
      path('M-66 -6Q0 6 66 -10Q58 4 44 6H-46Q-60 4 -66 -6Z', C.night, { opacity: 0.25 }),
    x,
    y,
    k,
  );
/** A trawler from its side, 210 long. */
export const trawler = (x, y, k, color = C.glass, flip = 1) =>
  place(
    line('M-30 -70V-140M-30 -132L-92 -40M-30 -128L60 -60', tint(C.deep), 3.4) +
      path('M10 -40V-88H60V-40Z', tint(C.paper)) +
      rect(18, -80, 14, 16, tint(C.blue)) +
      rect(38, -80, 14, 16, tint(C.blue)) +
      rect(4, -94, 62, 7, tint(C.red)) +
      path('M-104 -40Q0 -26 108 -52Q92 0 70 4H-86Q-100 -10 -104 -40Z', tint(color)) +
      path('M-98 -12H90Q82 0 70 4H-86Z', tint(C.red)),
    x,
    y,
    k,
    0,
    flip,
  );
/** A pier seen from its side: planks `w` wide, with their top left corner at `x, y`, and piles `depth` high. */
export const pier = (x, y, w, color = '#4a3550', depth = 120) => {
  const c = tint(color);
  return (
    rect(x, y, w, 15, c) +
    rect(x, y, w, 4, mix(c, tint('#ffd9a8'), 0.4)) +
    times(Math.ceil(w / 70), (i) => rect(x + 14 + i * 70, y + 14, 13, depth, mix(c, C.deep, 0.35)))
  );
};
/** A gull in flight. */
export const gull = (x, y, k, flip = 1) =>
  place(
    path('M-40 -10Q-18 -26 0 -4Q20 -28 44 -16Q20 -14 6 4Q-2 8 -8 2Q-22 -10 -40 -10Z', tint('#fbf6ec')) +
      path('M-40 -10Q-26 -18 -18 -14L-26 -9Z', tint('#5a6078')),
    x,
    y,
    k,
    0,
    flip,
  );
/** A lobster trap. */
export const trap = (x, y, k, color = C.yellow) =>
  place(
    `<rect x="-26" y="-30" width="52" height="30" rx="12" fill="${tint('#6a4a3c')}"/>` +
      line('M-26 -10H26M-14 -30V0M0 -30V0M14 -30V0M-24 -20H24', tint(color), 2.4),
    x,
    y,
    k,
  );
