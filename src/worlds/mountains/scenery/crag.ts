import { repeat, seeded } from '../../drawing/random.ts';

export type Point = [x: number, y: number];

/** A jagged closed outline through the points, like rock: about every `step` units it strays by up to `rough` units. */
export function crag(points: Point[], seed: number, rough: number, step = 16): string {
  const random = seeded(seed);
  const [start, ...others] = points;
  if (!start) return '';
  let [x, y] = start;
  let path = `M${x} ${y}`;
  let from = start;
  for (const to of others) {
    const [width, height] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(width, height);
    const pieces = Math.max(1, Math.round(length / step));
    for (let piece = 1; piece <= pieces; piece++) {
      // The last piece ends at the point itself. The others end a little early, and up to `rough` units to one side.
      const isLast = piece === pieces;
      const aside = isLast ? 0 : ((random() - 0.5) * 2 * rough) / length;
      const early = 0.3 * random();
      const t = isLast ? 1 : (piece - early) / pieces;
      const nextX = Math.round(from[0] + width * t - height * aside);
      const nextY = Math.round(from[1] + height * t + width * aside);
      path += `l${nextX - x} ${nextY - y}`;
      [x, y] = [nextX, nextY];
    }
    from = to;
  }
  return `${path}z`;
}

/** A range's summits and saddles, alternating from left to right. Up is negative, as in all drawings. */
export type Profile = Point[];

/** The outline of a range, closed 20 units below y = 0, out of sight. */
export function outline(profile: Profile, seed: number, rough: number): string {
  const [first, last] = [profile[0], profile.at(-1)];
  return first && last ? crag([[first[0], 20], ...profile, [last[0], 20]], seed, rough, 30) : '';
}

/**
 * The shaded side of each summit: from the summit down a rib to a foot near y = 0, and up to the saddle on the right.
 * Its upper edge is 20 units above the summit, so it must be clipped to the outline.
 */
export function shadows(profile: Profile, seed: number, rough: number): string {
  const random = seeded(seed);
  return profile.reduce((path, [x, y], index) => {
    const saddle = profile[index + 1];
    // Saddles and the last point have no shaded side.
    if (!saddle || saddle[1] <= y) return path;
    const [width, height] = [saddle[0] - x, -y];
    const foot: Point = [Math.round(x + width * (0.3 + random() * 0.3)), Math.round(-height * 0.12 * random())];
    const rib: Point = [Math.round(x + width * (0.02 + random() * 0.16)), Math.round(y + height * 0.42)];
    const aboveSaddle: Point = [saddle[0], y - 20];
    return path + crag([[x, y - 20], [x, y], rib, foot, saddle, aboveSaddle], seed + index, rough, 26);
  }, '');
}

/**
 * The outline of a fir with three tiers of branches and its foot at `x`, `y`. It is drawn clockwise like a hill's, so
 * that both fill as one shape. Sizes are rounded, since repeated path data compresses well.
 */
export function fir(x: number, y: number, height: number): string {
  const part = (share: number) => Math.round(height * share);
  // How far each tier spreads to one side.
  const [top, middle, bottom] = [part(0.11), part(0.15), part(0.2)];
  // How far in the next tier starts, and how tall each of the upper two is.
  const [notch, tier] = [part(0.05), part(0.3)];
  const lowest = height - 2 * tier;
  return `M${Math.round(x)} ${Math.round(y) - height}l${top} ${tier}h-${notch}l${middle} ${tier}h-${notch}l${bottom} ${lowest}h-${2 * (top + middle + bottom - 2 * notch)}l${bottom}-${lowest}h-${notch}l${middle}-${tier}h-${notch}z`;
}

export type Wood = {
  seed: number;
  count: number;
  smallest: number;
  largest: number;
  /** How far the feet of the firs are below the hill's outline; 4 if missing. */
  sink?: number;
};

/** `count` firs spread along `hill` through the same points, like the edge of a wood. */
export function wood(line: Point[], { seed, count, smallest, largest, sink = 4 }: Wood): string {
  const random = seeded(seed);
  const [left, right] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0];
  return repeat(count, (index) => {
    const x = left + ((right - left) * (index + random())) / count;
    // One of only six heights, since repeated path data compresses well. Small ones are more frequent.
    const height = smallest + (Math.round(random() ** 2 * 5) / 5) * (largest - smallest);
    return fir(x, yAt(line, x) + sink, Math.round(height));
  });
}

/** The y coordinate at `x` of `hill` through the same points. */
function yAt(line: Point[], x: number): number {
  const next = line.findIndex(([pointX]) => pointX >= x);
  const [toX, toY] = line[next] ?? line.at(-1) ?? [x, 0];
  const [fromX, fromY] = line[next - 1] ?? [toX, toY];
  // At t, a piece of `hill` has covered 1.5t − 1.5t² + t³ of its width and 3t² − 2t³ of its height. Bisection finds t,
  // since the share of the width rises with it.
  let [low, high] = [0, 1];
  while (high - low > 0.001) {
    const t = (low + high) / 2;
    if (fromX + (toX - fromX) * t * (1.5 - 1.5 * t + t * t) < x) low = t;
    else high = t;
  }
  return fromY + (toY - fromY) * high * high * (3 - 2 * high);
}

/** A smooth hill through the points, level at each of them, closed along y = `bottom`. */
export function hill(line: Point[], bottom: number): string {
  const [first, ...others] = line;
  if (!first) return '';
  let [fromX, fromY] = first;
  const curve = others.map(([x, y]) => {
    const half = Math.round((x - fromX) / 2);
    const piece = `c${half} 0 ${half} ${y - fromY} ${x - fromX} ${y - fromY}`;
    [fromX, fromY] = [x, y];
    return piece;
  });
  return `M${first[0]} ${first[1]}${curve.join('')}V${bottom}H${first[0]}z`;
}
