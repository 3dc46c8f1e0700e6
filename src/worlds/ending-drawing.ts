/**
 * The picture that all cards form after the last one, on the last card's background. The build draws two layers; the cards
 * are between them.
 */
export type EndingDrawing = {
  width: number;
  height: number;
  /** The areas that the cards fill, oldest cards first. Each is one outline of `M`, `L` and `Q`; none overlap. */
  shapes: readonly string[];
  /** The layers behind and in front of the cards, as SVG content. */
  behind: string;
  before: string;
};

/** Wraps SVG content in a document of the drawing's size. */
export function svgOf({ width, height }: { width: number; height: number }, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
