/** Skies and what is in them, in scene coordinates. */
import { C, mix } from './color.mjs';
import { H, W, circle, g, linear, line, n, oval, path, radial, range, rect, rnd, spray, times } from './svg.mjs';

/** Colours from the zenith to the horizon. */
export const SKY = {
  blueHour: ['#1d2450', '#3b3f86', '#8a5c98', '#d98a8f'],
  dusk: ['#1d2450', '#4b3f86', '#a85c8a', '#ef8f7a', '#f9c784'],
  sunset: ['#3a3470', '#a85c8a', '#ef8f7a', '#f9c784'],
  golden: ['#d98468', '#f0a878', '#f9d39a', '#fdeac0'],
  dawn: ['#6f78b4', '#c79ab4', '#f6bfa0', '#fde2b4'],
  noon: ['#3f86ad', '#7db8c4', '#c4ded2'],
  spring: ['#8fb8c4', '#c5d8cc', '#f6dfd0'],
  storm: ['#3a4a5e', '#647886', '#a4ada4'],
};

/** The sky from the picture's top to `y`. */
export const sky = (colors, y = H) => rect(0, 0, W, y, linear(colors.map((c, i) => [i / (colors.length - 1), c])));
/** Light that fades out towards the radius `r`; `a` is its opacity in the middle. */
export const glow = (x, y, r, color = C.cream, a = 0.9) =>
  circle(
    x,
    y,
    r,
    radial([
      [0, color, a],
      [0.35, color, a * 0.45],
      [1, color, 0],
    ]),
  );
export const sun = (x, y, r, color = '#fff3d0') => glow(x, y, r * 5, color, 0.75) + circle(x, y, r, color);
/** The moon, full or a crescent whose hollow lies to the upper left. */
export const moon = (x, y, r, full = false) =>
  glow(x, y, r * 4.5, C.cream, 0.42) +
  (full
    ? circle(x, y, r, C.cream)
    : g(
        path(
          `M${n(-0.34 * r)} ${n(-0.94 * r)}A${r} ${r} 0 1 1 ${n(-0.34 * r)} ${n(0.94 * r)}A${n(1.02 * r)} ${n(1.02 * r)} 0 0 0 ${n(-0.34 * r)} ${n(-0.94 * r)}Z`,
          C.cream,
        ),
        { transform: `translate(${n(x)} ${n(y)}) rotate(28)` },
      ));
/** Stars from the picture's top to `y`. In a film, they twinkle with the loop's time `t`. */
export const stars = (count, y, t = 0) =>
  times(count, () => {
    const [x, v, r, a, phase] = [rnd() * W, rnd() ** 1.3 * y, 0.7 + rnd() ** 3 * 2.2, 0.3 + rnd() * 0.6, rnd()];
    return circle(x, v, r, '#fff6e0', { opacity: n(a * (0.75 + 0.25 * Math.sin((t + phase) * Math.PI * 2))) });
  });
/** A flat-bottomed cloud of soft humps. */
export const cloud = (x, y, w, color = '#fff8ea', a = 0.85) => {
  const h = w * 0.16;
  return path(
    `M${n(x)} ${n(y)}C${n(x + w * 0.02)} ${n(y - h)} ${n(x + w * 0.16)} ${n(y - h)} ${n(x + w * 0.2)} ${n(y - h * 0.9)}C${n(x + w * 0.25)} ${n(y - h * 2.2)} ${n(x + w * 0.5)} ${n(y - h * 2.4)} ${n(x + w * 0.58)} ${n(y - h * 1.2)}C${n(x + w * 0.7)} ${n(y - h * 1.9)} ${n(x + w * 0.86)} ${n(y - h * 1.2)} ${n(x + w * 0.86)} ${n(y - h * 0.5)}C${n(x + w)} ${n(y - h * 0.6)} ${n(x + w)} ${n(y)} ${n(x + w)} ${n(y)}Z`,
    color,
    { opacity: a },
  );
};
/** Long thin clouds near the horizon. */
export const streaks = (count, y0, y1, color, a = 0.35) =>
  times(count, () => {
    const [w, y] = [range(120, 420), range(y0, y1)];
    return oval(rnd() * W, y, w / 2, range(2, 7), color, { opacity: n(a * range(0.5, 1)) });
  });
/** Sunbeams that fan out from a point between the angles `from` and `to`, in radians. */
export const beams = (x, y, r, color = C.cream, count = 9, a = 0.13, from = 0, to = Math.PI * 2) =>
  g(
    times(count, (i) => {
      const angle = from + ((i + 0.5) / count) * (to - from);
      const half = ((to - from) / count) * 0.26;
      return path(
        `M${x} ${y}L${n(x + Math.cos(angle - half) * r)} ${n(y + Math.sin(angle - half) * r)}L${n(x + Math.cos(angle + half) * r)} ${n(y + Math.sin(angle + half) * r)}Z`,
        color,
      );
    }),
    { opacity: a },
  );
/** A burst of fireworks with the radius `r`; `p` runs from 0 (start) to 1 (gone). */
export const firework = (x, y, r, color, p, spokes) => {
  const spread = 1 - (1 - p) ** 3;
  const opacity = p < 0.12 ? p / 0.12 : 1 - Math.max(0, (p - 0.45) / 0.55);
  if (opacity <= 0.01) return '';
  const drop = p * p * r * 0.35;
  const ring = (size, width, offset, c) =>
    times(spokes, (i) => {
      const angle = ((i + offset) / spokes) * Math.PI * 2;
      const [r0, r1] = [r * size * spread * (0.3 + p * 0.35), r * size * spread];
      const [x1, y1] = [x + Math.cos(angle) * r1, y + Math.sin(angle) * r1 + drop];
      return (
        line(
          `M${n(x + Math.cos(angle) * r0)} ${n(y + Math.sin(angle) * r0 + drop * 0.5)}L${n(x1)} ${n(y1)}`,
          c,
          width,
        ) + circle(x1, y1, width * 1.25, mix(c, '#ffffff', 0.4))
      );
    });
  return g(
    glow(x, y, r * 1.35, color, 0.4 * (1 - p)) +
      ring(1, 2.6, 0, color) +
      ring(0.62, 2, 0.5, mix(color, '#fff6e6', 0.6)),
    { opacity: n(opacity) },
  );
};
/** The Milky Way from one point to another: a band of dust and stars. */
export const milkyWay = (x1, y1, x2, y2) =>
  times(7, (i) => {
    const t = (i + 0.5) / 7;
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
    return glow(x, y, 150, i % 2 ? '#a88ac4' : '#8fa4d8', 0.2) + spray(x, y, 130, 95, '#fff1e0', 110, 0.6, 1.6);
  });
/** Far birds, as `[x, y, half the wingspan]`. */
export const birds = (list, color = C.ink) =>
  list
    .map(([x, y, s]) =>
      line(
        `M${x - s} ${y - s * 0.3}Q${x - s * 0.4} ${y - s * 0.6} ${x} ${y}Q${x + s * 0.4} ${y - s * 0.6} ${x + s} ${y - s * 0.3}`,
        color,
        s * 0.16,
      ),
    )
    .join('');
