import { seeded } from './random.ts';

/** The path data of a flat lens around a point, the shape of light or shade on a ripple, in whole units. */
export function lens(x: number, y: number, width: number, height: number): string {
  const left = Math.round(x - width / 2);
  const middle = Math.round(y);
  const half = Math.round(width / 2);
  // Each curve rises half as far as its control point, so both together are as high as the bulge.
  const bulge = Math.max(1, Math.round(height));
  return `M${left} ${middle}q${half}${-bulge} ${half * 2} 0q${-half} ${bulge}${-half * 2} 0z`;
}

export type RippleField = {
  seed: number;
  count: number;
  /** Depth of the field, from the horizon down. */
  depth: number;
  /** Half the field's width at the horizon, and how much it widens per unit of depth. */
  spread: number;
  widening: number;
  /** Width of a ripple at the horizon, and how much it grows per unit of depth. */
  size: number;
  growth: number;
  /** The x coordinate of the field's axis. */
  axis: number;
};

/** The path data of ripples: small and dense at the horizon, long and sparse in front. */
export function ripples({ seed, count, depth, spread, widening, size, growth, axis }: RippleField): string {
  const random = seeded(seed);
  let path = '';
  for (let index = 0; index < count; index++) {
    // The power crowds ripples at the horizon; the sum of two random numbers crowds them at the axis.
    const y = depth * ((index + random()) / count) ** 1.7;
    const across = (random() + random() - 1) * (spread + y * widening);
    const width = (size + y * growth) * (0.4 + random());
    path += lens(axis + across, y + 2, width, 1 + y * 0.008 + random());
  }
  return path;
}
