/**
 * A cable across a box: how far below the box's top its left end, Bézier control point and right end are, in percent of
 * the box's height.
 */
export type Cable = { from: number; sag: number; to: number };

/** The cable's path in a box of 100 × 100. */
export const cablePath = ({ from, sag, to }: Cable) => `M0 ${from}Q50 ${sag} 100 ${to}`;

/** How far below the box's top the cable is, in percent, at `t`: 0 at the box's left edge, 1 at its right one. */
export const yAt = ({ from, sag, to }: Cable, t: number) => (1 - t) ** 2 * from + 2 * t * (1 - t) * sag + t ** 2 * to;
