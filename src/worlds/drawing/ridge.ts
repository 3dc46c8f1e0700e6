import { seeded } from './random';

/**
 * The outline of a wooded ridge as path data, y down, closed along y = 0.
 * @param profile heights along the ridge, from left to right.
 * @param rough how far the treetops stick out, in units; less where the ridge is low.
 * @param step the distance between treetops, in units.
 */
export function ridge(profile: [x: number, height: number][], seed: number, rough: number, step = 10): string {
  const random = seeded(seed);
  const [first, last] = [profile[0], profile.at(-1)];
  if (!first || !last) return '';
  let path = `M${first[0]} 0`;
  let lastY = 0;
  for (let x = first[0]; x <= last[0]; x += step) {
    const height = heightAt(profile, x);
    const y = -Math.round(height + (random() - 0.4) * rough * Math.min(1, height / (rough * 2)));
    path += x === first[0] ? `v${y}` : `l${step} ${y - lastY}`;
    lastY = y;
  }
  return `${path}V0z`;
}

/** The height at `x`, eased between the two nearest points of the profile. */
function heightAt(profile: [x: number, height: number][], x: number): number {
  const next = profile.findIndex(([at]) => at >= x);
  const [toX, to] = profile[next] ?? [x, 0];
  const [fromX, from] = profile[next - 1] ?? [toX, to];
  if (toX === fromX) return to;
  const t = (x - fromX) / (toX - fromX);
  return from + (to - from) * t * t * (3 - 2 * t);
}
