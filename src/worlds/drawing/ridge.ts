import { seeded } from './random';

/**
 * The outline of a wooded ridge as path data, y down, closed along y = 0.
 * @param profile heights along the ridge, from left to right.
 * @param roughness how much the treetops' heights differ, in units; less where the ridge is low.
 * @param step the distance between treetops, in units.
 */
export function ridge(profile: [x: number, height: number][], seed: number, roughness: number, step = 10): string {
  const random = seeded(seed);
  const [first, last] = [profile[0], profile.at(-1)];
  if (!first || !last) return '';
  let path = `M${first[0]} 0`;
  let lastY = 0;
  for (let x = first[0]; x <= last[0]; x += step) {
    const height = heightAt(profile, x);
    // Most treetops are above the profile, and none reaches below the base.
    const y = -Math.round(height + (random() - 0.4) * roughness * Math.min(1, height / (roughness * 2)));
    path += x === first[0] ? `v${y}` : `l${step} ${y - lastY}`;
    lastY = y;
  }
  return `${path}V0z`;
}

/** The height at `x`, between the profile's points to its left and right, eased by smoothstep. */
function heightAt(profile: [x: number, height: number][], x: number): number {
  const next = profile.findIndex(([at]) => at >= x);
  const [toX, to] = profile[next] ?? [x, 0];
  const [fromX, from] = profile[next - 1] ?? [toX, to];
  if (toX === fromX) return to;
  const t = (x - fromX) / (toX - fromX);
  return from + (to - from) * t * t * (3 - 2 * t);
}
