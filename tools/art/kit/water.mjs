/** The sea, as a gradient with strokes of swell and flecks of light, and wet ground. */
import { H, W, linear, n, oval, range, rect, rnd, times } from './svg.mjs';

/** Water from the horizon `y` down to `to`, with colours from far to near. */
export const sea = (y, colors, to = H) =>
  rect(0, y, W, to - y, linear(colors.map((c, i) => [i / (colors.length - 1), c])));

/**
 * Flecks under a light at `x`, in a strip that is 2 × `from` wide at the horizon `y` and widens towards us by `spread`.
 * In a film, they move with the loop's time `t`.
 */
export const glitter = (x, y, to, color, { count = 46, spread = 0.55, from = 50, a = 0.7, t = 0 } = {}) =>
  times(count, () => {
    const q = rnd() ** 1.35;
    const [v, s, phase] = [y + 4 + q * (to - y - 6), rnd() - 0.5, rnd()];
    const half = from + (v - y) * spread;
    const w = (10 + rnd() * 46) * (0.5 + q * 1.3) * (1 + 0.25 * Math.sin((t + phase) * Math.PI * 2));
    const cx = x + s * 2 * half * Math.abs(s) ** 0.3 + Math.sin((t + phase) * Math.PI * 2) * 6;
    return oval(cx, v, w / 2, 1.2 + q * 2.6, color, {
      opacity: n(a * (0.35 + 0.65 * rnd()) * (0.8 + 0.2 * Math.cos((t + phase) * Math.PI * 2))),
    });
  });

/** Quiet strokes of swell all over the water. In a film, they sway with the loop's time `t`. */
export const swell = (y, to, color, count, a, t = 0) =>
  times(count, () => {
    const q = rnd() ** 1.4;
    const [x, v, w, phase] = [rnd() * W, y + 6 + q * (to - y), (14 + rnd() * 70) * (0.4 + q), rnd()];
    return oval(x + Math.sin((t + phase) * Math.PI * 2) * 8, v, w / 2, 0.9 + q * 2, color, {
      opacity: n(a * (0.4 + 0.6 * rnd())),
    });
  });

/** Faint stretched reflections on wet ground, below each lamp or window of the list: `[x, colour, opacity?]`. */
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
