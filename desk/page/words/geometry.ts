import type { Holder } from '../../model/origins/origins-type';

/** A rectangle in the frame’s viewport, CSS px. */
export type Box = { left: number; top: number; width: number; height: number };

/** A text’s box and typography. */
export type Setting = {
  box: Box;
  /** True if its lines fill a block; false if the box is as wide as the words. */
  isBlock: boolean;
  /** How far its line height reaches above its letters, CSS px. */
  lead: number;
  /** CSS for the field over it. */
  style: Record<string, string>;
  /** Whether it is light text on a dark background. */
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

/** The range of a text; null while it is not in the document. */
export function rangeOf({ nodes }: Holder): Range | null {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (!first?.isConnected || !last?.isConnected) return null;
  const range = first.ownerDocument.createRange();
  range.setStart(first, 0);
  range.setEnd(last, last.length);
  return range;
}

/** Whether guests can see it: it has a size and is not only for screen readers. */
export function isSeen(holder: Holder): boolean {
  const box = rangeOf(holder)?.getBoundingClientRect();
  if (!box || box.width < 2 || box.height < 2 || holder.element.closest('.visually-hidden')) return false;
  return holder.element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** The box of the last line; the pencil goes at its end. */
export function endOf(holder: Holder): Box | null {
  const rects = rangeOf(holder)?.getClientRects();
  const last = rects && Array.from(rects).findLast(({ width }) => width > 0);
  return last ?? null;
}

/** The box of a text. */
export function boxOf(holder: Holder): Box | null {
  const range = rangeOf(holder);
  if (!range) return null;
  const words = range.getBoundingClientRect();
  const boxes = holder.parts.filter(isBlock).map(contentBox);
  if (boxes.length === 0 || boxes.length < holder.parts.length) return words;
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  return { left, top: words.top, width: right - left, height: words.height };
}

/** The typography of a text; null while it is not in the document. */
export function settingOf(holder: Holder): Setting | null {
  const box = boxOf(holder);
  const element = holder.nodes[0]?.parentElement;
  const view = element?.ownerDocument.defaultView;
  if (!box || !element || !view) return null;
  const first = holder.parts[0] ?? element;
  const computed = view.getComputedStyle(holder.parts.length > 1 ? first : element);
  const around = view.getComputedStyle(first);
  const scale = scaleOf(element);
  const px = (value: string) => `${Number.parseFloat(value) * scale}px`;
  const isSvg = isSvgElement(element);
  const lineHeight = isSvg || computed.lineHeight === 'normal' ? 'normal' : px(computed.lineHeight);
  const letters = rangeOf(holder)?.getClientRects()[0]?.height ?? 0;
  const colour = colourOf(isSvg ? computed.fill : computed.color);
  const style = Object.fromEntries(COPIED.map((name) => [name, computed[name]]));
  return {
    box,
    isBlock: holder.parts.length > 0 && holder.parts.every(isBlock),
    lead: lineHeight === 'normal' ? 0 : (Number.parseFloat(lineHeight) - letters) / 2,
    style: {
      ...style,
      fontSize: px(computed.fontSize),
      letterSpacing: computed.letterSpacing === 'normal' ? 'normal' : px(computed.letterSpacing),
      lineHeight,
      textAlign: isSvg ? 'start' : around.textAlign,
      color: colour.css,
    },
    isLight: colour.isLight,
  };
}

/** The scroll container of a text; the wheel over its field scrolls it. */
export function scrollerOf({ element }: Holder): Element | null {
  const view = element.ownerDocument.defaultView;
  if (!view) return null;
  for (let around: Element | null = element; around; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(view.getComputedStyle(around).overflowY))
      return around;
  return element.ownerDocument.scrollingElement;
}

function isBlock(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  return view !== null && /^(block|list-item|flow-root)$/.test(view.getComputedStyle(element).display);
}

function contentBox(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  const side = (name: 'paddingLeft' | 'paddingRight') => Number.parseFloat(style?.[name] ?? '0');
  return { left: left + side('paddingLeft'), top, width: width - side('paddingLeft') - side('paddingRight'), height };
}

/** The scale transforms apply to an element. */
function scaleOf(element: Element): number {
  if (isSvgElement(element)) return (element as SVGGraphicsElement).getScreenCTM()?.a ?? 1;
  const { offsetWidth } = element as HTMLElement;
  return offsetWidth > 0 ? element.getBoundingClientRect().width / offsetWidth : 1;
}

/** `instanceof` fails for elements of another window. */
export function isSvgElement(element: Element): boolean {
  return element.namespaceURI === 'http://www.w3.org/2000/svg';
}

/** Converts any CSS colour to rgb, and reports whether it is light. Transparent colours become ink. */
function colourOf(css: string): { css: string; isLight: boolean } {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return { css, isLight: false };
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  if (alpha < 128) return { css: '#211f27', isLight: false };
  return { css: `rgb(${red} ${green} ${blue})`, isLight: (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255 > 0.5 };
}
