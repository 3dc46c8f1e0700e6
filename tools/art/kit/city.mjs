/** Streets, houses, cars and lights. */
import { C, dark, mix, pale } from './color.mjs';
import { tint } from './light.mjs';
import { glow } from './sky.mjs';
import { circle, line, n, path, pick, place, poly, range, rect, rnd, times } from './svg.mjs';

/** A block with room for `nx` × `ny` windows. Draws only the lit ones, which are a random share of about `litShare`. */
const block = (x, y, w, h, color, { nx, ny, litShare, lamp }) => {
  const pad = 16;
  const [cw, ch] = [(w - pad) / nx, (h - pad) / ny];
  const windows = times(nx * ny, (i) => {
    if (rnd() >= litShare) return '';
    const [u, v] = [x + pad * 0.8 + (i % nx) * cw, y + pad + Math.floor(i / nx) * ch];
    return rect(u, v, cw * 0.56, ch * 0.52, lamp, { opacity: n(range(0.6, 1)) });
  });
  return rect(x, y, w, h, color) + windows;
};
/** A row of blocks from `from` to `to`, about `w` wide and `min` to `max` high; some have a roof structure if `roofs`. */
export const skyline = (
  base,
  colors,
  { min = 90, max = 260, w = 92, litShare = 0.35, lamp = C.lamp, from = -20, to = 720, roofs = true } = {},
) => {
  let svg = '';
  for (let x = from; x < to;) {
    const [bw, bh] = [w * range(0.75, 1.25), range(min, max)];
    svg += block(x, base - bh, bw + 1, bh, pick(colors), {
      nx: Math.max(2, Math.round(bw / 30)),
      ny: Math.max(2, Math.round(bh / 38)),
      litShare,
      lamp,
    });
    if (roofs && rnd() < 0.4) svg += rect(x + bw * 0.3, base - bh - 16, bw * 0.3, 17, colors[0]);
    x += bw;
  }
  return svg;
};
/** The frame and the two crossing bars of a window. */
export const bars = (x, y, w, h, color, thickness = 5) =>
  line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, color, thickness) +
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${color}" stroke-width="${thickness * 1.5}"/>`;
/** A house with its gable to the front; `x, y` is its lower left corner. */
export const house = (x, y, w, h, color, { roof = '#4a3b56', lamp = C.lamp, snow = false, isLit = true } = {}) => {
  const wall = tint(color);
  const roofColor = tint(snow ? '#f6f6fb' : roof);
  /** A window whose upper left corner is at these shares of the wall's width and height. */
  const windowAt = (u, v) =>
    rect(x + w * u, y - h * v, w * 0.2, h * 0.24, isLit ? lamp : dark(wall, 0.45)) +
    line(`M${n(x + w * (u + 0.1))} ${n(y - h * v)}v${n(h * 0.24)}`, dark(wall, 0.3), 1.6);
  return (
    path(
      poly([
        [x, y],
        [x, y - h],
        [x + w / 2, y - h - w * 0.46],
        [x + w, y - h],
        [x + w, y],
      ]),
      wall,
    ) +
    // The shade on the right half.
    path(
      poly([
        [x + w / 2, y - h - w * 0.46],
        [x + w, y - h],
        [x + w, y],
        [x + w / 2, y],
      ]),
      C.deep,
      { opacity: 0.1 },
    ) +
    // The roof.
    path(
      poly([
        [x - w * 0.07, y - h + 6],
        [x + w / 2, y - h - w * 0.56],
        [x + w * 1.07, y - h + 6],
        [x + w, y - h + 8],
        [x + w / 2, y - h - w * 0.43],
        [x, y - h + 8],
      ]),
      roofColor,
    ) +
    windowAt(0.16, 0.82) +
    windowAt(0.62, 0.82) +
    windowAt(0.62, 0.42) +
    // The door.
    rect(x + w * 0.18, y - h * 0.42, w * 0.2, h * 0.42, tint(C.ink))
  );
};
/** A white New England church with its steeple; `x, y` is the middle of its lower edge. */
export const church = (x, y, k, { roof = '#4a5070' } = {}) => {
  const wall = tint(C.paper);
  const shaded = mix(wall, tint('#5a5f8c'), 0.25);
  return place(
    path('M-70 0V-110L0 -164L70 -110V0Z', wall) +
      path('M0 -164L70 -110V0H24V-150Z', shaded, { opacity: 0.5 }) +
      path('M-80 -104L0 -170L80 -104L70 -104L0 -154L-70 -104Z', tint(roof)) +
      path('M-24 -150V-250H24V-150Z', wall) +
      path('M6 -250H24V-150H6Z', shaded) +
      path('M-16 -250V-292H16V-250Z', wall) +
      path('M4 -292H16V-250H4Z', shaded) +
      path('M-22 -292L0 -400L22 -292Z', tint(roof)) +
      rect(-28, -254, 56, 7, tint(roof)) +
      line('M0 -400V-426M-9 -416H9', tint(C.yellow), 4) +
      circle(0, -208, 13, tint(C.ink)) +
      line('M0 -208V-217M0 -208L6 -204', tint(C.paper), 2.4) +
      [-48, 34].map((u) => path(`M${u} -34V-72Q${u + 8} -86 ${u + 16} -72V-34Z`, C.lamp)).join('') +
      path('M-17 0V-46Q0 -64 17 -46V0Z', tint(C.red)) +
      rect(-3, -272, 6, 16, tint(C.ink)),
    x,
    y,
    k,
  );
};
/** A street lamp, `h` high, with the glow around its light; `x, y` is its foot. */
export const streetLamp = (x, y, h, color = C.deep) =>
  glow(x, y - h, h * 0.55, '#ffe2a0', 0.75) +
  line(`M${x} ${y}V${y - h + 18}`, color, 7) +
  path(`M${x - 12} ${y - h + 20}L${x - 17} ${y - h - 10}H${x + 17}L${x + 12} ${y - h + 20}Z`, '#ffedb8') +
  path(`M${x - 20} ${y - h - 10}L${x} ${y - h - 26}L${x + 20} ${y - h - 10}Z`, color) +
  rect(x - 12, y - 10, 24, 10, color);
/** Single bricks at random places in a rectangle, which hint at a brick wall. */
export const bricks = (x, y, w, h, color, count = 60) =>
  times(count, () => {
    const row = Math.floor(range(0, h / 18));
    return rect(
      x + Math.floor(range(0, w / 34)) * 34 + (row % 2) * 17,
      y + row * 18,
      30,
      14,
      rnd() < 0.5 ? pale(color, 0.14) : dark(color, 0.14),
      { opacity: n(range(0.4, 0.9)), rx: 2 },
    );
  });
/** A car from its side, facing right, 200 long; `x, y` is below its middle, between the wheels. */
export const car = (x, y, k, color) =>
  place(
    path('M-104 -14Q-110 -46 -84 -50L-62 -54Q-40 -92 -6 -92H30Q58 -92 76 -54L98 -48Q110 -42 106 -14Z', tint(color)) +
      path('M-50 -56Q-34 -82 -8 -82H4V-56ZM14 -56V-82H30Q50 -80 62 -56Z', tint('#cfe3e6')) +
      path('M-104 -30H107L106 -14H-104Z', '#12183a', { opacity: 0.18 }) +
      [-62, 62].map((u) => circle(u, -12, 19, C.deep) + circle(u, -12, 8, '#c8c4cc')).join('') +
      rect(96, -42, 11, 9, C.cream, { rx: 3 }),
    x,
    y,
    k,
  );
/** Bulbs on a wire that sags between two points. In a film, they twinkle with its time `t`, from 0 to 1. */
export const stringLights = (x1, y1, x2, y2, sag, count, { r = 6, t = null, colors = null } = {}) => {
  const pointAt = (share) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + Math.sin(share * Math.PI) * sag];
  return (
    line(`M${x1} ${y1}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag * 2)} ${x2} ${y2}`, C.deep, 2.4) +
    times(count, (i) => {
      const [x, y] = pointAt((i + 0.5) / count);
      const brightness = t === null ? 1 : 0.72 + 0.28 * Math.sin((t * 2 + i / 3) * Math.PI * 2);
      const color = colors ? colors[i % colors.length] : '#fff3cf';
      return (
        glow(x, y + 6, r * 6, colors ? color : '#ffe09a', 0.6 * brightness) +
        circle(x, y + 7, r, color, { opacity: n(0.7 + 0.3 * brightness) })
      );
    })
  );
};
/** Paper flags on a line that sags between two points. */
export const bunting = (x1, y1, x2, y2, sag, colors, count = 9) =>
  line(`M${x1} ${y1}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag * 2)} ${x2} ${y2}`, C.ink, 2) +
  times(count, (i) => {
    const share = (i + 0.5) / count;
    const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + 4 * sag * share * (1 - share)];
    return path(`M${n(x - 13)} ${n(y)}h26l-13 28Z`, tint(colors[i % colors.length]));
  });
