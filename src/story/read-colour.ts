/** An sRGB colour; each channel is 0 to 1. */
export type Colour = [red: number, green: number, blue: number];

/** Reads a custom property as a colour without alpha, in any notation that CSS has. Black if the value is no colour. */
export function readColour(style: CSSStyleDeclaration, name: string): Colour {
  // On the CPU, where reading a pixel back is quick.
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return [0, 0, 0];
  // An invalid value leaves the fill black, as it is initially.
  context.fillStyle = style.getPropertyValue(name).trim();
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255];
}
