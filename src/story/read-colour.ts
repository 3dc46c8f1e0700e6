/** An sRGB colour; each channel is 0 to 1. */
export type Colour = [red: number, green: number, blue: number];

/** Reads a custom property as a colour, in any notation that CSS has; black if the value is no colour. */
export function readColour(style: CSSStyleDeclaration, name: string): Colour {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return [0, 0, 0];
  context.fillStyle = style.getPropertyValue(name).trim();
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255];
}
