import { piecesOf } from '../../../model/text/line-breaks';
import { unitOf, type DeckLayout, type LayoutInput, type Rect } from '../../deck/layout';

/** A layout, with the rectangle of the words next to the card or below it, CSS px from the stage's upper left. */
export type ShowLayout = DeckLayout & { words: Rect };

/** A photo's width divided by its height in the show, where it is narrower than in the story. */
const PHOTO_RATIO = 5 / 6;
/** The white border of a photo, as a share of the card's width. */
const BORDER = 0.026;
/** The space around the card, as shares of the stage's height and width. */
const MARGIN = { y: 0.08, x: 0.07 };
/** The card's largest width on a wide stage, and its largest height, with margins, on a tall one, as shares of the stage's. */
const MOST = { width: 0.44, height: 0.56 };
/** The most device px across a photo: enough for a 4K screen, where it is 1,446 px wide. The show's file has 1,440. */
const SHARPEST_PX = 1500;
/** The gap between card and words, as a share of the stage's width. */
const GAP = 0.065;

/** Divides the stage for a large audience: the card, without its label, is next to the words or above them. */
export function layOutShow({ stage }: Pick<LayoutInput, 'stage'>): ShowLayout {
  const { width, height } = stage;
  const isWide = width > height;
  const margin = { x: width * MARGIN.x, y: height * MARGIN.y };
  const room = {
    width: isWide ? width * MOST.width : width - 2 * margin.x,
    height: (isWide ? height : height * MOST.height) - 2 * margin.y,
  };
  /** The card's height divided by its width. */
  const heightRatio = (1 - 2 * BORDER) / PHOTO_RATIO + 2 * BORDER;
  const cardWidth = Math.min(room.width, room.height / heightRatio);
  const card = { width: cardWidth, height: cardWidth * heightRatio, radius: cardWidth * 0.035 };
  const inset = card.width * BORDER;
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
        // Half a margin below the card.
        y: card.height + 1.5 * margin.y,
        width: width - 2 * margin.x,
        height: height - card.height - 2.5 * margin.y,
      };
  const fontSize = card.width * 0.088;
  return {
    // Relative to the screen's height, a throw flies as far as on a phone.
    unit: unitOf(height),
    stage,
    centre,
    card,
    photo: { ...photo, radius: card.radius * 0.6, sharpestPx: SHARPEST_PX },
    label: { x: inset, y: card.height - inset, width: photo.width, height: 0 },
    // For the initials on a card without a photo. The date's size does not matter, since no card here has a date.
    text: { date: 1, caption: fontSize, lineHeight: fontSize, lines: 1, inset: card.width * 0.095 },
    words,
  };
}

/** The smallest text that a room of sixty people can read, as a share of the screen's height. */
const LEAST_TEXT = 1 / 20;
/** The largest text that looks good, as a share of the screen's height. */
const MOST_TEXT = 1 / 11;
/** Mean width of a letter relative to the font size: `LETTER_WIDTH` in deck/layout.ts, rounded up. */
const LETTER_WIDTH = 0.5;
/** Chinese, Japanese and Korean letters, which are twice as wide. */
const WIDE_LETTERS = /[\u2E80-\uD7FF\uF900-\uFFEF]/g;
/** The caption's line height in side-words.module.css, relative to the font size. */
const LINE_HEIGHT = 1.12;
/** The share of a line that text fills on average, since words wrap. */
const LINE_FILL = 0.72;
/** The date's share of the words' height, with the space around it. */
const DATE_SHARE = 0.35;

/** The date's font size, CSS px; smaller on an upright phone, which is read from close by. */
export function dateSize({ stage: { width, height } }: Pick<ShowLayout, 'stage'>): number {
  return width > height ? height * LEAST_TEXT : Math.min(height * LEAST_TEXT, width / 15);
}

/** How many letters of mean width are as wide as a text, at least 1. */
function countLetters(text: string): number {
  return Math.max(text.replaceAll(WIDE_LETTERS, '$&$&').length, 1);
}

/** The caption's font size, CSS px: as large as there is room for, and never smaller than the date. */
export function captionSize(caption: string, { words, stage }: ShowLayout): number {
  const room = words.width * words.height * (1 - DATE_SHARE);
  // Solves length × (size × LETTER_WIDTH) × (size × LINE_HEIGHT) = LINE_FILL × room for the size.
  const sizeForRoom = Math.sqrt((LINE_FILL * room) / (countLetters(caption) * LETTER_WIDTH * LINE_HEIGHT));
  const longestWord = Math.max(...piecesOf(caption).map((piece) => countLetters(piece.trimEnd())), 1);
  // If possible, the longest word stays in one piece, even if its letters are 15% wider than usual.
  const sizeForWord = words.width / (longestWord * LETTER_WIDTH * 1.15);
  const least = dateSize({ stage });
  // The date is smaller on an upright phone, and so is the caption.
  const most = (least / LEAST_TEXT) * MOST_TEXT;
  return Math.max(Math.min(sizeForRoom, sizeForWord, most), least);
}
