import { unitOf, type DeckLayout, type LayoutInput, type Rect } from '../../deck/layout';

/** Where the words stand beside the deck, CSS px from the stage's upper left. */
export type ShowLayout = DeckLayout & { words: Rect };

/** Width to height of a photo: that of the pictures' files, so that nothing is cut off. */
const PHOTO_RATIO = 5 / 6;
/** The white around a photo, as a part of the card's width. */
const BORDER = 0.026;
/** Free above and below the card, as a part of the stage's height, and beside it, as one of its width. */
const MARGIN = { y: 0.08, x: 0.07 };
/** On a wide stage the card is not wider than this part of it, on a high one not higher. */
const MOST = { width: 0.44, height: 0.56 };
/** Between card and words, as a part of the stage's width. */
const GAP = 0.065;

/** Divides a stage for many eyes: the card on one side, as a print without its label, and the words on the other. */
export function layOutShow({ stage }: Pick<LayoutInput, 'stage'>): ShowLayout {
  const { width, height } = stage;
  const isWide = width > height;
  const margin = { x: width * MARGIN.x, y: height * MARGIN.y };
  const room = {
    width: isWide ? width * MOST.width : width - 2 * margin.x,
    height: (isWide ? height : height * MOST.height) - 2 * margin.y,
  };
  /** Of a card that is 1 wide. */
  const border = BORDER;
  const tall = (1 - 2 * border) / PHOTO_RATIO + 2 * border;
  const card = { width: Math.min(room.width, room.height / tall), height: 0, radius: 0 };
  card.height = card.width * tall;
  card.radius = card.width * 0.035;
  const inset = card.width * border;
  const photo = { x: inset, y: inset, width: card.width - 2 * inset, height: card.height - 2 * inset };
  const centre = isWide
    ? { x: margin.x + card.width / 2, y: height / 2 }
    : { x: width / 2, y: margin.y + card.height / 2 };
  const words = isWide
    ? {
        x: margin.x + card.width + width * GAP,
        y: margin.y,
        width: width - 2 * margin.x - card.width - width * GAP,
        height: height - 2 * margin.y,
      }
    : {
        x: margin.x,
        y: card.height + 1.5 * margin.y,
        width: width - 2 * margin.x,
        height: height - card.height - 2.5 * margin.y,
      };
  const letters = card.width * 0.15;
  return {
    // A throw is as far as on a screen that is as many times higher than the card as a phone is.
    unit: unitOf(height),
    stage,
    centre,
    card,
    photo: { ...photo, radius: card.radius * 0.6 },
    label: { x: inset, y: card.height - inset, width: photo.width, height: 0 },
    // For what a card without a photo shows in its place.
    text: { date: 1, caption: letters, lineHeight: letters, lines: 1, inset: card.width * 0.095 },
    words,
  };
}

/** The least height of words that sixty people can read, as a part of the screen's. */
export const LEAST_TEXT = 1 / 20;
/** The most that looks well. */
const MOST_TEXT = 1 / 11;
/** Mean width of a letter and height of a line, as parts of the type's size: measured on the display face. */
const LETTER = 0.5;
const LINE = 1.12;
/** What the date and the air around it take of the words' height. */
const DATE_SHARE = 0.35;

/** How large a date is set, CSS px. A phone that is held upright has no last row. */
export function dateSize({ stage: { width, height } }: Pick<ShowLayout, 'stage'>): number {
  return width > height ? height * LEAST_TEXT : Math.min(height * LEAST_TEXT, width / 15);
}

/** How large a caption is set, CSS px: as large as its room allows, and never smaller than the date. */
export function captionSize(caption: string, { words, stage }: ShowLayout): number {
  const room = words.width * words.height * (1 - DATE_SHARE);
  // Lines are not full.
  const filling = Math.sqrt((0.72 * room) / (Math.max(caption.length, 1) * LETTER * LINE));
  // The longest word must not be broken where there is another way.
  const longest = Math.max(...caption.split(/\s+/).map((word) => word.length), 1);
  const wide = words.width / (longest * LETTER * 1.15);
  const least = dateSize({ stage });
  return Math.max(Math.min(filling, wide, (least / LEAST_TEXT) * MOST_TEXT), least);
}
