/** Hills, dunes, trees, flowers and leaves. */
import { C, dark, mix, pale } from './color.mjs';
import { lit, tint } from './light.mjs';
import { H, W, circle, line, linear, n, oval, path, pick, place, range, rnd, smooth, spray, times } from './svg.mjs';

/**
 * A wavy ridge across the picture, filled down to `to`. `amp` is its height above and below `y`; `len` stretches its
 * waves; `phase` shifts them, in radians.
 */
export const ridge = (y, amp, len, phase, fill, to = H) => {
  const pts = [];
  for (let x = -30; x <= W + 30; x += 30)
    pts.push([x, y - amp * (Math.sin(x / len + phase) * 0.62 + Math.sin((x / len) * 2.3 + phase * 2.1) * 0.3)]);
  return path(`${smooth(pts, false)}L${W + 30} ${to}L-30 ${to}Z`, fill);
};
/** A ridge whose colour goes from a paler one at its top to `color`; `light`, 0 to 1, is how pale the top is. */
export const hill = (y, amp, len, phase, color, light = 0.25, to = H) =>
  ridge(
    y,
    amp,
    len,
    phase,
    linear([
      [0, mix(tint(color), tint('#fff1c9'), light)],
      [0.5, tint(color)],
    ]),
    to,
  );
/** Ground below a line through the points. */
export const ground = (pts, fill) => path(`${smooth(pts, false)}L${W + 20} ${H + 20}L-20 ${H + 20}Z`, fill);

/** A round tree of three tones; `x, y` is the foot. */
export const tree = (x, y, k, color, trunk = C.woodDark) => {
  const c = tint(color);
  const blobs = [
    [0, -150, 62],
    [-46, -118, 44],
    [46, -116, 46],
    [-20, -190, 42],
    [30, -186, 40],
  ];
  return (
    path(
      smooth([
        [x - 9 * k, y, 1],
        [x - 6 * k, y - 60 * k],
        [x - 12 * k, y - 120 * k],
        [x + 12 * k, y - 120 * k],
        [x + 6 * k, y - 60 * k],
        [x + 10 * k, y, 1],
      ]),
      tint(trunk),
    ) +
    lit(blobs.map(([a, b, r]) => circle(x + a * k, y + b * k, r * k, c)).join(''), 2.4 * k) +
    spray(x + 20 * k, y - 115 * k, 70 * k, 62 * k, dark(c, 0.45), 160, 0.4, 2.2 * Math.sqrt(k)) +
    spray(x - 24 * k, y - 180 * k, 46 * k, 36 * k, pale(c, 0.6), 90, 0.5, 2.2 * Math.sqrt(k))
  );
};
/** A pine of three tiers, with or without snow; `x, y` is the foot. */
export const pine = (x, y, k, color = C.pine, snow = false) => {
  const c = tint(color);
  const at = (u, up) => `${n(x + u * k)} ${n(y - up * k)}`;
  const tier = (base, half, height) =>
    `M${at(-half, base)}Q${at(0, base - 8)} ${at(half, base)}Q${at(half * 0.3, base + height * 0.5)} ${at(0, base + height)}Q${at(-half * 0.3, base + height * 0.5)} ${at(-half, base)}Z`;
  const tiers = [
    [14, 44, 70],
    [54, 36, 62],
    [94, 26, 60],
  ];
  return (
    path(`M${n(x - 5 * k)} ${n(y)}h${n(10 * k)}v${n(-20 * k)}h${n(-10 * k)}Z`, tint(C.woodDark)) +
    tiers
      .map(
        ([base, half, height], i) =>
          path(tier(base, half, height), mix(c, '#ffffff', i * 0.05)) +
          (snow ? path(tier(base + height * 0.5, half * 0.42, height * 0.52), tint('#f6f6fb')) : ''),
      )
      .join('')
  );
};
/** A bare tree in winter; `x, y` is the foot. */
export const bareTree = (x, y, k, color = C.woodDark) => {
  const branch = (x1, y1, angle, length, width, forks) => {
    const [x2, y2] = [x1 + Math.cos(angle) * length, y1 + Math.sin(angle) * length];
    const wood = line(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, color, width);
    if (forks === 0) return wood;
    const fork = (turn) => branch(x2, y2, angle + turn, length * 0.72, width * 0.62, forks - 1);
    return wood + fork(-range(0.25, 0.6)) + fork(range(0.25, 0.6));
  };
  return branch(x, y, -Math.PI / 2, 62 * k, 9 * k, 5);
};

/** Leaves in the air, between the heights `y0` and `y1`. */
export const leaves = (count, colors, y0, y1, size = 1) =>
  times(count, () =>
    place(
      path('M0 0Q9 -9 17 0Q9 9 0 0Z', tint(pick(colors)), { opacity: n(range(0.8, 1)) }),
      rnd() * W,
      range(y0, y1),
      size * range(0.7, 1.35),
      rnd() * 360,
    ),
  );
/** Blossoms scattered over an ellipse. */
export const blossoms = (x, y, rx, ry, count, colors) =>
  times(count, () => {
    const [a, q] = [rnd() * 6.28, Math.sqrt(rnd())];
    return circle(x + Math.cos(a) * rx * q, y + Math.sin(a) * ry * q, range(2.5, 6), tint(pick(colors)), {
      opacity: n(range(0.7, 1)),
    });
  });
/** Blades of grass, `h` high, at the height `y`, or along a line where `y` is a function of x. */
export const grass = (x0, x1, y, color, count, h, bend) =>
  times(count, () => {
    const [x, l, b] = [range(x0, x1), h * range(0.6, 1.2), bend * range(0.2, 1.4)];
    const v = typeof y === 'function' ? y(x) : y + range(-4, 4);
    return line(`M${n(x)} ${n(v)}Q${n(x + b * 0.2)} ${n(v - l * 0.6)} ${n(x + b)} ${n(v - l)}`, color, range(1.4, 2.6));
  });
export const rock = (x, y, w, h, color) =>
  lit(
    path(
      smooth([
        [x - w / 2, y, 1],
        [x - w * 0.42, y - h * 0.6],
        [x - w * 0.12, y - h],
        [x + w * 0.22, y - h * 0.82],
        [x + w * 0.46, y - h * 0.4],
        [x + w / 2, y, 1],
      ]),
      tint(color),
    ),
    w / 90,
  );
export const shadow = (x, y, w, h = w * 0.14, color = '#12183a', a = 0.28) =>
  oval(x, y, w / 2, h / 2, color, { opacity: a });
