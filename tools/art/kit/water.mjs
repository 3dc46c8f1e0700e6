/** The sea: a gradient, bands of swell, and the broken path that a light lays on it. */
import { H, W, linear, n, oval, range, rect, rnd, times } from './svg.mjs';

/** Water from the horizon `y` to `to`; colours from far to near. */
export const sea = (y, colors, to = H) =>
  rect(0, y, W, to - y, linear(colors.map((c, i) => [i / (colors.length - 1), c])));

/** Flecks under a light at `x`; they widen towards us. `t` moves them (0–1, a loop). */
export const glitter = (x, y, to, color, { count = 46, spread = 0.55, from = 50, a = 0.7, t = 0 } = {}) =>
  times(count, () => {
    const q = rnd() ** 1.35;
    const [v, s, p] = [y + 4 + q * (to - y - 6), rnd() - 0.5, rnd()];
    const half = from + (v - y) * spread;
    const w = (10 + rnd() * 46) * (0.5 + q * 1.3) * (1 + 0.25 * Math.sin((t + p) * Math.PI * 2));
    const cx = x + s * 2 * half * Math.abs(s) ** 0.3 + Math.sin((t + p) * Math.PI * 2) * 6;
    return oval(cx, v, w / 2, 1.2 + q * 2.6, color, {
      opacity: n(a * (0.35 + 0.65 * rnd()) * (0.8 + 0.2 * Math.cos((t + p) * Math.PI * 2))),
    });
  });

/** Quiet strokes of swell all over the water. */
export const swell = (y, to, color, count = 40, a = 0.35, t = 0) =>
  times(count, () => {
    const q = rnd() ** 1.4;
    const [x, v, w, p] = [rnd() * W, y + 6 + q * (to - y), (14 + rnd() * 70) * (0.4 + q), rnd()];
    return oval(x + Math.sin((t + p) * Math.PI * 2) * 8, v, w / 2, 0.9 + q * 2, color, {
      opacity: n(a * (0.4 + 0.6 * rnd())),
    });
  });

/** Wet ground: faint stretched lights below each lamp or window. */
export const wetLights = (list, y, to) =>
  list
    .map(([x, color, a = 0.4]) =>
      times(7, (i) =>
        oval(x + range(-10, 10), y + 8 + (i / 7) * (to - y) + range(-4, 4), range(8, 34), range(1.5, 3.2), color, {
          opacity: n(a * (1 - i / 8)),
        }),
      ),
    )
    .join('');
