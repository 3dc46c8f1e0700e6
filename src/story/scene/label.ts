import { fitCaption } from '../fit-caption';
import type { DeckLayout, Rect } from '../deck/layout';
import type { StoryCard } from '../../content/model';

/** Colours and fonts of a label, read from the page's own styles. */
export type LabelStyle = { ink: string; accent: string; paper: string; display: string; text: string };

/** Reads the page's colours and fonts, so that the canvas and the page cannot disagree. */
export function readLabelStyle(element: Element): LabelStyle {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    ink: token('--ink'),
    accent: token('--red-ink'),
    paper: '#ffffff',
    display: token('--font-display'),
    text: token('--font-text'),
  };
}

/** The part of a card that its words take: below or beside the photo, or all of it where there is none. */
export function labelRectOf(card: StoryCard, layout: DeckLayout): Rect {
  if (card.media.kind !== 'none') return layout.label;
  const inset = layout.photo.x;
  return {
    x: inset,
    y: inset,
    width: layout.card.width - 2 * inset,
    height: layout.card.height - 2 * inset,
  };
}

/** Draws date and caption, ink on white, which the shader lays on the paper. Sizes in CSS px, `dpr` device px for each. */
export function drawLabel(
  canvas: HTMLCanvasElement,
  card: StoryCard,
  layout: DeckLayout,
  style: LabelStyle,
  dpr: number,
): void {
  const rect = labelRectOf(card, layout);
  canvas.width = Math.max(Math.round(rect.width * dpr), 1);
  canvas.height = Math.max(Math.round(rect.height * dpr), 1);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(dpr, dpr);
  context.fillStyle = style.paper;
  context.fillRect(0, 0, rect.width, rect.height);
  context.textBaseline = 'alphabetic';

  const alone = card.media.kind === 'none';
  const beside = !alone && layout.label.y < layout.photo.y + layout.photo.height / 2;
  const inset = layout.text.inset * (alone ? 2 : 1);
  const measure = (text: string, size: number) => {
    setCaptionFont(context, size, style);
    return context.measureText(text).width;
  };
  const { lines, size, lineHeight } = fitCaption(card.caption, rect.width - 2 * inset, layout, measure, alone);

  const dateGap = layout.text.date * 0.62;
  const block = layout.text.date + dateGap + lines.length * lineHeight;
  let y = alone || beside ? Math.max((rect.height - block) / 2, 0) : layout.text.date * 0.95;
  y += layout.text.date * 0.8;
  context.font = `600 ${layout.text.date}px ${style.text}`;
  context.letterSpacing = `${0.14 * layout.text.date}px`;
  context.fillStyle = style.accent;
  context.fillText(card.date.toLocaleUpperCase(), inset, y);

  y += dateGap + size * 0.92;
  setCaptionFont(context, size, style);
  context.fillStyle = style.ink;
  for (const line of lines) {
    context.fillText(line, inset, y);
    y += lineHeight;
  }
}

function setCaptionFont(context: CanvasRenderingContext2D, size: number, style: LabelStyle): void {
  context.font = `400 ${size}px ${style.display}`;
  context.letterSpacing = `${-0.01 * size}px`;
}
