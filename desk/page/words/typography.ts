import type { Holder } from '../../model/origins/origins-type';
import { boxOf, fillsBlocks, isSvgElement, rangeOf, type Box } from './geometry';

/** A text’s box and typography. */
export type Typography = {
  box: Box;
  /** Whether its lines fill blocks; if not, the box is as wide as the words. */
  fillsBlocks: boolean;
  /** How far its line height reaches above its letters, CSS px. */
  lead: number;
  /** CSS for the field over it. */
  style: Record<string, string>;
  /** Whether its letters are light, as on a dark background. */
  isLight: boolean;
};

/** Properties copied to the field unchanged. */
const COPIED = [
  'fontFamily',
  'fontStyle',
  'fontWeight',
  'fontStretch',
  'fontVariationSettings',
  'fontFeatureSettings',
  'fontOpticalSizing',
  'fontVariantNumeric',
  'textTransform',
  'hyphens',
  'direction',
] as const;

/** A text’s box and typography; null while it is not in the document. */
export function typographyOf(holder: Holder, isParagraphs: boolean): Typography | null {
  const box = boxOf(holder);
  const element = holder.nodes[0]?.parentElement;
  const view = element?.ownerDocument.defaultView;
  if (!box || !element || !view) return null;
  const firstPart = holder.parts[0] ?? element;
  // In paragraphs, `element` may be the first bold words or a link. The field formats those itself.
  const computed = view.getComputedStyle(isParagraphs ? firstPart : element);
  const scale = scaleOf(element);
  const px = (value: string) => `${Number.parseFloat(value) * scale}px`;
  const isSvg = isSvgElement(element);
  const lineHeight = isSvg || computed.lineHeight === 'normal' ? 'normal' : px(computed.lineHeight);
  const letterHeight = rangeOf(holder)?.getClientRects()[0]?.height ?? 0;
  const colour = colourOf(isSvg ? computed.fill : computed.color);
  const style = Object.fromEntries(COPIED.map((name) => [name, computed[name]]));
  return {
    box,
    fillsBlocks: fillsBlocks(holder),
    lead: lineHeight === 'normal' ? 0 : (Number.parseFloat(lineHeight) - letterHeight) / 2,
    style: {
      ...style,
      fontSize: px(computed.fontSize),
      letterSpacing: computed.letterSpacing === 'normal' ? 'normal' : px(computed.letterSpacing),
      lineHeight,
      textAlign: isSvg ? 'start' : view.getComputedStyle(firstPart).textAlign,
      color: colour.css,
      '--emphasis': computed.fontStyle === 'italic' ? 'normal' : 'italic',
    },
    isLight: colour.isLight,
  };
}

/** How much transforms, or an SVG’s `viewBox`, scale an element. */
function scaleOf(element: Element): number {
  if (isSvgElement(element)) return (element as SVGGraphicsElement).getScreenCTM()?.a ?? 1;
  const { offsetWidth } = element as HTMLElement;
  return offsetWidth > 0 ? element.getBoundingClientRect().width / offsetWidth : 1;
}

/** Converts any CSS colour to rgb, and reports whether it is light. A mostly transparent one becomes `--desk-ink`. */
function colourOf(css: string): { css: string; isLight: boolean } {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return { css, isLight: false };
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  // The weights are those of luma, the brightness that people perceive.
  const luma = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  if (alpha < 128) return { css: '#211f27', isLight: false };
  return { css: `rgb(${red} ${green} ${blue})`, isLight: luma > 0.5 };
}
