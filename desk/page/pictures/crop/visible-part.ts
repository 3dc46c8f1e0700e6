import type { FocusPercent } from '../../../../src/model/pictures/focus';

/** A part of a picture, as fractions of its width and height. */
type Cut = { left: number; top: number; width: number; height: number };

/** The part of a picture that a frame shows. @param picture, frame ratios of width to height */
export function cutOf(picture: number, frame: number, { x, y }: FocusPercent, zoom = 1): Cut {
  const width = Math.min(frame / picture, 1) / zoom;
  const height = Math.min(picture / frame, 1) / zoom;
  return { left: ((1 - width) * x) / 100, top: ((1 - height) * y) / 100, width, height };
}
