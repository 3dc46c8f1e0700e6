/** How a card lies: place in px with y up, rotation clockwise in radians, scale. */
export type Lie = { x: number; y: number; rotation: number; scale: number };

/** A part of a card, px from its middle, y up. */
export type Core = { left: number; bottom: number; right: number; top: number };

/**
 * Finds the part of a card's inside that the one above hides for certain, and writes it to `out`: the upper's inside in
 * the lower's own frame, less what the angle between the two leaves uncovered. Allocates nothing.
 * @returns whether there is any; if not, `out` is what it was.
 */
export function findCore(out: Core, lower: Lie, upper: Lie, inside: { width: number; height: number }): boolean {
  const cos = Math.cos(lower.rotation);
  const sin = Math.sin(lower.rotation);
  const dx = upper.x - lower.x;
  const dy = upper.y - lower.y;
  const x = (cos * dx - sin * dy) / lower.scale;
  const y = (sin * dx + cos * dy) / lower.scale;
  const ratio = upper.scale / lower.scale;
  const skew = Math.abs(Math.sin(upper.rotation - lower.rotation));
  // An upright box in one that is turned: as wide as it is less its height's share, and the other way round.
  const reachX = ((inside.width - skew * inside.height) / 2) * ratio;
  const reachY = ((inside.height - skew * inside.width) / 2) * ratio;
  const left = Math.max(x - reachX, -inside.width / 2);
  const right = Math.min(x + reachX, inside.width / 2);
  const bottom = Math.max(y - reachY, -inside.height / 2);
  const top = Math.min(y + reachY, inside.height / 2);
  if (left >= right || bottom >= top) return false;
  out.left = left;
  out.right = right;
  out.bottom = bottom;
  out.top = top;
  return true;
}
