/** A part of a picture, in shares of its width and height. */
export type Fit = { x: number; y: number; width: number; height: number };

type Size = { width: number; height: number };

const MIDDLE = { x: 0.5, y: 0.5 };

/** Writes to `out` the part of a picture that fills a box, as `object-fit: cover` does; `focus` is its `object-position`. */
export function coverFit(out: Fit, picture: Size, box: Size, focus = MIDDLE): void {
  // The box's aspect ratio relative to the picture's: above 1, top and bottom are cropped, below 1 the sides.
  const ratio = box.width / box.height / (picture.width / picture.height);
  out.width = Math.min(ratio, 1);
  out.height = Math.min(1 / ratio, 1);
  out.x = (1 - out.width) * focus.x;
  out.y = (1 - out.height) * focus.y;
}
