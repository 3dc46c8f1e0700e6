/** A part of a picture, as shares of its width and height. */
export type Fit = { x: number; y: number; width: number; height: number };

type Size = { width: number; height: number };

/** Writes to `out` the part of a picture that fills a box, its middle in the middle, as `object-fit: cover` does. */
export function coverFit(out: Fit, picture: Size, box: Size): void {
  const ratio = box.width / box.height / (picture.width / picture.height);
  out.width = Math.min(ratio, 1);
  out.height = Math.min(1 / ratio, 1);
  out.x = (1 - out.width) / 2;
  out.y = (1 - out.height) / 2;
}
