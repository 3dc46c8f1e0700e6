import { setCaptionFont } from '../../card/caption-font';
import { fitCaption } from '../../card/fit-caption';
import type { DeckLayout, Rect } from '../../deck/layout';
import { areWordsBeside, captionRoomOf, LABEL_TOP, wordsInsetOf, WORDS_GAP } from '../../look';
import { readColour, type Colour } from '../../read-colour';
import type { StoryCard } from '../../../model/content';

/** Colours and fonts of a label, read from the page's own styles; CSS values, except for the paper. */
export type LabelStyle = { ink: string; accent: string; paper: Colour; display: string; text: string };

/** Reads the page's colours and fonts, so that canvas and page always match. */
export function readLabelStyle(element: Element): LabelStyle {
  const style = getComputedStyle(element);
  const valueOf = (name: string) => style.getPropertyValue(name).trim();
  return {
    ink: valueOf('--ink'),
    accent: valueOf('--red-ink'),
    paper: readColour(style, '--card'),
    display: valueOf('--font-display'),
    text: valueOf('--font-text'),
  };
}

/** A card's date as it is drawn: in capitals. */
const dateOf = ({ date }: StoryCard) => date.toLocaleUpperCase(document.documentElement.lang);

/**
 * Loads the fonts for all letters of the cards and the stamps. Drawing text loads its font, too, but Safari does not report
 * when that font has loaded.
 */
export async function loadFaceFonts(
  cards: readonly StoryCard[],
  stamps: readonly string[],
  { display, text }: LabelStyle,
): Promise<void> {
  const load = (weight: number, [family]: string[], words: string[]) =>
    document.fonts.load(`${weight} 16px ${family}`, words.join(''));
  const captions = cards.map(({ caption }) => caption);
  // Stamps are bolder than dates, but the text font's file has all weights.
  const texts = [...cards.map(dateOf), ...stamps];
  // Only the first family of each: a fallback that is not installed would end the wait early.
  await Promise.allSettled([load(400, display.split(','), captions), load(600, text.split(','), texts)]);
}

/**
 * Draws date and caption, without paper, into a rectangle with the size of `rect`, in CSS px, whose upper left is at
 * `offset`. Factors of font sizes, such as 0.62, follow from the line heights and margins in flat-card.module.css.
 */
export function drawLabel(
  canvas: HTMLCanvasElement,
  card: StoryCard,
  rect: Pick<Rect, 'width' | 'height'>,
  layout: DeckLayout,
  style: LabelStyle,
  dpr: number,
  offset: { x: number; y: number },
): void {
  // Drawn on the CPU: GPU pixels would have to be read back for the texture.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  context.resetTransform();
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.setTransform(dpr, 0, 0, dpr, offset.x * dpr, offset.y * dpr);
  context.textBaseline = 'alphabetic';

  /** Whether the words are alone on the card, without a photo. */
  const isAlone = card.media.kind === 'none';
  const inset = wordsInsetOf(layout, isAlone);
  const room = rect.width - 2 * inset;
  const measure = (text: string, size: number) => {
    setCaptionFont(context, size, style.display);
    return context.measureText(text).width;
  };
  const { lines, size, lineHeight } = fitCaption(
    card.caption,
    room,
    layout,
    measure,
    isAlone ? captionRoomOf(layout) : 0,
  );
  /** The x where a line of this width begins. */
  const startOf = (lineWidth: number) => (isAlone ? (rect.width - lineWidth) / 2 : inset);

  const { date: dateSize } = layout.text;
  const dateGap = dateSize * (isAlone ? WORDS_GAP + 0.3 : 0.62);
  const wordsHeight = dateSize + dateGap + lines.length * lineHeight;
  const isCentred = isAlone || areWordsBeside(layout);
  let y = isCentred ? Math.max((rect.height - wordsHeight) / 2, 0) + dateSize : LABEL_TOP * layout.unit + dateSize;
  context.font = `600 ${dateSize}px ${style.text}`;
  context.letterSpacing = `${0.14 * dateSize}px`;
  context.fillStyle = style.accent;
  const words = dateOf(card);
  // A date that is too long is condensed.
  const from = startOf(Math.min(context.measureText(words).width, room));
  context.fillText(words, from, y, room);
  // On a card without a photo, the date is between two rules at half the height of its capitals.
  const ruleWidth = isAlone && words ? from - dateSize - inset : 0;
  if (ruleWidth > 0)
    for (const x of [inset, rect.width - inset - ruleWidth]) context.fillRect(x, y - 0.35 * dateSize, ruleWidth, 1);

  y += dateGap + size * 0.92;
  setCaptionFont(context, size, style.display);
  context.fillStyle = style.ink;
  for (const line of lines) {
    context.fillText(line, startOf(context.measureText(line).width), y);
    y += lineHeight;
  }
}
