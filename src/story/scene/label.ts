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
  const { unit } = layout;
  const inset = (beside ? 14 : alone ? 12 : 6) * unit;
  const captionSize = layout.text.caption * (alone ? 1.35 : 1);
  const lineHeight = layout.text.lineHeight * (alone ? 1.35 : 1);
  context.font = fontOf(captionSize, style);
  context.letterSpacing = `${-0.01 * captionSize}px`;
  const lines = wrap(context, card.caption, rect.width - 2 * inset, alone ? 8 : beside ? 6 : 2);

  const dateGap = layout.text.date * 0.62;
  const block = layout.text.date + dateGap + lines.length * lineHeight;
  let y = alone || beside ? Math.max((rect.height - block) / 2, 0) : layout.text.date * 0.95;
  y += layout.text.date * 0.8;
  context.font = `600 ${layout.text.date}px ${style.text}`;
  context.letterSpacing = `${0.14 * layout.text.date}px`;
  context.fillStyle = style.accent;
  context.fillText(card.date.toLocaleUpperCase(), inset, y);

  y += dateGap + captionSize * 0.92;
  context.font = fontOf(captionSize, style);
  context.letterSpacing = `${-0.01 * captionSize}px`;
  context.fillStyle = style.ink;
  for (const line of lines) {
    context.fillText(line, inset, y);
    y += lineHeight;
  }
}

function fontOf(size: number, style: LabelStyle): string {
  return `400 ${size}px ${style.display}`;
}

/** Breaks a text into lines of at most `width` px; what does not fit into `most` lines ends in an ellipsis. */
function wrap(context: CanvasRenderingContext2D, text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || context.measureText(longer).width <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  let last = lines.slice(most - 1).join(' ');
  while (last.length > 1 && context.measureText(`${last}…`).width > width) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.trimEnd()}…`];
}
