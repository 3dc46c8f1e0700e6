import { setCaptionType } from '../../card/caption-type';
import { fitCaption } from '../../card/fit-caption';
import type { DeckLayout, Rect } from '../../deck/layout';
import { wordsInsetOf } from '../../look';
import type { StoryCard } from '../../../model/content';

/** Colours and fonts of a label, read from the page's own styles. */
export type LabelStyle = { ink: Rgb; accent: Rgb; paper: Rgb; display: string; text: string };

/** A colour, sRGB, each channel 0 to 1. */
export type Rgb = [red: number, green: number, blue: number];

/** Reads the page's colours and fonts, so that the canvas and the page cannot disagree. */
export function readLabelStyle(element: Element): LabelStyle {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    ink: rgbOf(token('--ink')),
    accent: rgbOf(token('--red-ink')),
    paper: rgbOf(token('--card')),
    display: token('--font-display'),
    text: token('--font-text'),
  };
}

/**
 * Draws date and caption, white on black, into a rectangle of CSS px, `dpr` device px for each, whose upper left is at
 * `offset` in CSS px. @returns where the date ends and the caption begins, CSS px from the rectangle's top: each has its
 * own ink.
 */
export function drawLabel(
  canvas: HTMLCanvasElement,
  card: StoryCard,
  rect: Rect,
  layout: DeckLayout,
  style: LabelStyle,
  dpr: number,
  offset: { x: number; y: number },
): number {
  // Drawn by the CPU: what the GPU draws would have to be read back for its texture.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return 0;
  context.resetTransform();
  context.fillStyle = '#000000';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(dpr, 0, 0, dpr, offset.x * dpr, offset.y * dpr);
  context.textBaseline = 'alphabetic';

  const alone = card.media.kind === 'none';
  const beside = !alone && layout.label.y < layout.photo.y + layout.photo.height / 2;
  const inset = wordsInsetOf(layout, alone);
  const measure = (text: string, size: number) => {
    setCaptionType(context, size, style.display);
    return context.measureText(text).width;
  };
  const { lines, size, lineHeight } = fitCaption(card.caption, rect.width - 2 * inset, layout, measure, alone);

  const dateGap = layout.text.date * 0.62;
  const block = layout.text.date + dateGap + lines.length * lineHeight;
  let y = alone || beside ? Math.max((rect.height - block) / 2, 0) : layout.text.date * 0.95;
  y += layout.text.date * 0.8;
  context.font = `600 ${layout.text.date}px ${style.text}`;
  context.letterSpacing = `${0.14 * layout.text.date}px`;
  context.fillStyle = '#ffffff';
  context.fillText(card.date.toLocaleUpperCase(document.documentElement.lang), inset, y);

  const captionFrom = y + dateGap / 2;
  y += dateGap + size * 0.92;
  setCaptionType(context, size, style.display);
  for (const line of lines) {
    context.fillText(line, inset, y);
    y += lineHeight;
  }
  return captionFrom;
}

/** Any colour that CSS knows; black for what it does not. */
function rgbOf(color: string): Rgb {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return [0, 0, 0];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255];
}
