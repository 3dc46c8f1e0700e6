/** A card in the plane: position in px with y up, clockwise rotation in radians, scale. */
export type Placement = { x: number; y: number; rotation: number; scale: number };

/** A rectangle on a card in px from its centre, y up. */
export type Core = { left: number; bottom: number; right: number; top: number };

/**
 * Finds the lower card's core: a rectangle of its inside that the upper card's inside hides. Writes it to `out`, so that
 * nothing is allocated.
 * @param inside the size of a card's inside, px: the card without rounded corners and soft edges.
 * @returns whether it found a core; if not, `out` is unchanged.
 */
export function findCore(
  out: Core,
  lower: Placement,
  upper: Placement,
  inside: { width: number; height: number },
): boolean {
  const cos = Math.cos(lower.rotation);
  const sin = Math.sin(lower.rotation);
  const dx = upper.x - lower.x;
  const dy = upper.y - lower.y;
  // The upper card's centre in the lower card's coordinates.
  const x = (cos * dx - sin * dy) / lower.scale;
  const y = (sin * dx + cos * dy) / lower.scale;
  const ratio = upper.scale / lower.scale;
  const skew = Math.abs(Math.sin(upper.rotation - lower.rotation));
  // Half the size of an upright box within the tilted upper inside: the tilt costs width in proportion to the height, and
  // vice versa.
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
