/**
 * The picture that all cards make together after the last one. It is drawn while the site is built, as two pictures with the
 * cards between them, and stands on the evening of the last card's background.
 */
export type EndingDrawing = {
  width: number;
  height: number;
  /** What the cards fill, as closed outlines of `M`, `L` and `Q`, oldest cards first; none lies over another. */
  shapes: readonly string[];
  /** What is behind the cards and before them, as SVG of that size. */
  behind: string;
  before: string;
};

/** SVG of the drawing's size. */
export function svgOf({ width, height }: { width: number; height: number }, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
