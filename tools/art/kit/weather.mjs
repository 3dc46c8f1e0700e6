/**
 * Rain, snow and wind. `t`, 0 to 1, is the time in a film's loop: at 1, rain and snow look as they do at 0. `laps`, a
 * whole number, is about how often each drop or flake falls through the picture in one loop.
 */
import { H, W, circle, line, n, range, rnd, times } from './svg.mjs';

const wrap = (v, max) => ((v % max) + max) % max;

export const rain = (count, { t = 0, color = '#dfe8ff', a = 0.4, slant = 0.22, len = 34, to = H, laps = 6 } = {}) =>
  times(count, () => {
    const [x, y, s, o] = [rnd() * (W + 200), rnd(), 0.6 + rnd() * 0.8, rnd()];
    const v = wrap(y + t * Math.max(1, Math.round(laps * s)), 1) * (to + 80) - 60;
    const u = wrap(x - v * slant, W + 200) - 100;
    return line(`M${n(u)} ${n(v)}l${n(-slant * len * s)} ${n(len * s)}`, color, 1.2 + s * 0.9, {
      opacity: n(a * (0.3 + o * 0.7)),
    });
  });
/** Rings where drops hit the ground, between the heights `y0` and `y1`. */
export const ripples = (count, y0, y1, { t = 0, a = 0.5, laps = 4 } = {}) =>
  times(count, () => {
    const [x, y, p] = [rnd() * W, range(y0, y1), rnd()];
    const q = wrap(t * laps + p, 1);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(2 + q * 20)}" ry="${n(0.8 + q * 5)}" fill="none" stroke="#dfe8ff" stroke-width="1.4" opacity="${n(a * (1 - q))}"/>`;
  });
export const snow = (count, { t = 0, a = 0.9, big = 4, laps = 1 } = {}) =>
  times(count, () => {
    const [x, y, s, p] = [rnd() * W, rnd(), rnd() ** 2, rnd()];
    const v = wrap(y + t * (laps + (s > 0.5 ? 1 : 0)), 1) * (H + 20) - 10;
    return circle(x + Math.sin((t + p) * Math.PI * 2) * 14, v, 1.2 + s * big, '#ffffff', {
      opacity: n(a * (0.45 + 0.55 * p)),
    });
  });
/** Gusts, as `[x, y, width]`. */
export const wind = (list, color = '#fff6e6', a = 0.5) =>
  list
    .map(([x, y, w]) => line(`M${x} ${y}q${w * 0.3} -10 ${w * 0.6} 0t${w * 0.4} -6`, color, 2.4, { opacity: a }))
    .join('');
