import type { FocusPercent } from '../../../../src/model/pictures/focus';

/** A part of a picture, as fractions of its width and height. */
type Part = { left: number; top: number; width: number; height: number };

/** The part of a picture that a slot shows. Both ratios are width to height. */
export function visiblePart(pictureRatio: number, slotRatio: number, { x, y }: FocusPercent, zoom: number): Part {
  const width = Math.min(slotRatio / pictureRatio, 1) / zoom;
  const height = Math.min(pictureRatio / slotRatio, 1) / zoom;
  // As with CSS `object-position`: if `x` is 20, a fifth of the width that is cut off is on the left.
  return { left: ((1 - width) * x) / 100, top: ((1 - height) * y) / 100, width, height };
}
