import { REFERENCE_HEIGHT_PX } from './feel.ts';

/** A rectangle in CSS px. */
export type Rect = { x: number; y: number; width: number; height: number };

/** The deck's position on its stage, and the parts of a card, relative to its upper left corner. All in CSS px. */
export type DeckLayout = {
  /** CSS px per deck unit. */
  unit: number;
  stage: { width: number; height: number };
  centre: { x: number; y: number };
  card: { width: number; height: number; radius: number };
  /** `sharpestPx` is the most device px across a photo; `photoDpr` has its default. */
  photo: Rect & { radius: number; sharpestPx?: number };
  label: Rect;
  /** Font sizes, a caption's line height and most lines at full size, and the text's inset from the label's sides. */
  text: { date: number; caption: number; lineHeight: number; lines: number; inset: number };
};

export type LayoutInput = {
  stage: { width: number; height: number };
  /** The part of the stage that is free for the deck. */
  area: Rect;
  /** The guest's text size: the root's font size in CSS px. */
  rem: number;
};

/** The widest card with its label below the photo, in units. */
const CARD_WIDTH = 432;
/** The least widths of a card in CSS px: in a narrow area, and when a low area makes the card narrower. */
const MIN_CARD_WIDTH_PX = 200;
const MIN_NARROWED_WIDTH_PX = 260;
/** The least height of a card, even in a lower area, in CSS px. */
const MIN_CARD_HEIGHT_PX = 100;
/** Width to height of a photo on a card. */
export const PHOTO_RATIO = 7 / 8;
/** A photo has at least this share of the height that is free for the card, even if the label then has too little. */
const MIN_PHOTO_SHARE = 0.3;
/** The paper's border around the photo, and the radii of both, in units. */
const PADDING = 11;
const CARD_RADIUS = 16;
const PHOTO_RADIUS = 9;
/** Free space between the card and the edge of its area, in CSS px. */
const MARGIN = 24;
/** The least share of the area that stays free above the card, and below it: room for a heading on a tall screen. */
const HEADROOM = 0.08;
/** A long caption, in letters. The label has room for it at `LONG_CAPTION_SCALE`, a share of the full size. */
const LONG_CAPTION = 72;
export const LONG_CAPTION_SCALE = 0.8;
/** Mean width of a letter relative to the font size, measured on the display face. */
const LETTER_WIDTH = 0.47;
/** Under a photo wider than this, in units, the label's text grows with it. */
const LABEL_GROWS_FROM = 350;
/** The inset of the label's text, in units, below the photo and next to it. */
const TEXT_INSET = 6;
const TEXT_INSET_SIDE_BY_SIDE = 14.4;
/** Sizes of the label's text, in rem at one CSS px per unit; the date has at least `MIN_DATE_PX`. */
const DATE_REM = 0.72;
const MIN_DATE_PX = 12;
const CAPTION_REM = 1.3;
const CAPTION_LINE_HEIGHT = 1.16;
/** The heights of the date with the space around it, below the photo and next to it, relative to its font size. */
const DATE_SPACE = 1.5;
const DATE_SPACE_SIDE_BY_SIDE = 2;
/** The space above and below the label's text together, relative to the paper's border. */
const LABEL_PADDING = 2.2;
/** An area lower than this, and wider than its height times `LANDSCAPE_RATIO`, has the label next to the photo. */
const LOW_AREA_PX = 380;
const LANDSCAPE_RATIO = 1.2;
/** A photo next to its label takes at most this share of the width. */
const MAX_PHOTO_SHARE_SIDE_BY_SIDE = 0.45;
/** The greatest width of a label next to its photo, in units, and the least, in CSS px. */
const MAX_LABEL_WIDTH = 260;
const MIN_LABEL_WIDTH_PX = 132;

/** The browser's default root font size in CSS px. Larger text shrinks towards it, by `SHRINKAGE` at each step. */
const DEFAULT_REM = 16;
const SHRINKAGE = 0.95;

/** CSS px per deck unit at this viewport height. See `docs/numbers.md`. */
export function unitOf(viewportHeight: number): number {
  return Math.max(1, viewportHeight / REFERENCE_HEIGHT_PX);
}

/**
 * Fits the deck into its area: as large as possible, with the label at the guest's text size, or larger under a wide
 * photo. Text that is too large for the card shrinks until it fits, but at most one step (`SHRINKAGE`) below the
 * default size.
 */
export function layOutDeck(input: LayoutInput): DeckLayout {
  let layout = layOutAt(1, input);
  for (let scale = 1; isCramped(layout, input) && scale * input.rem > DEFAULT_REM; scale *= SHRINKAGE)
    layout = layOutAt(scale * SHRINKAGE, input);
  // There is always room for larger text under a photo this wide.
  const growth = layout.photo.width / (LABEL_GROWS_FROM * layout.unit);
  return growth > 1 ? layOutAt(growth, input) : layout;
}

/** Whether a point on the stage, in CSS px, is on the top card at rest. */
export function isOnCard({ centre, card }: DeckLayout, x: number, y: number): boolean {
  return Math.abs(x - centre.x) <= card.width / 2 && Math.abs(y - centre.y) <= card.height / 2;
}

/** Whether the card leaves too little of its area free, or the label has too few lines for a long caption. */
function isCramped({ card, label, text }: DeckLayout, { area }: LayoutInput): boolean {
  // The smallest photo may need half a margin more than planned.
  return card.height > area.height - 1.5 * MARGIN || text.lines < linesFor(label.width - 2 * text.inset, text.caption);
}

function layOutAt(textScale: number, { stage, area, rem }: LayoutInput): DeckLayout {
  const unit = unitOf(stage.height);
  const padding = PADDING * unit;
  const date = Math.max(DATE_REM * rem, MIN_DATE_PX) * unit * textScale;
  const caption = CAPTION_REM * rem * unit * textScale;
  const lineHeight = caption * CAPTION_LINE_HEIGHT;
  const room = {
    width: Math.max(area.width - 2 * MARGIN, MIN_CARD_WIDTH_PX),
    height: Math.max(area.height - 2 * Math.max(MARGIN, HEADROOM * area.height), MIN_CARD_HEIGHT_PX),
  };
  const isSideBySide = area.height < LOW_AREA_PX && area.width > area.height * LANDSCAPE_RATIO;
  const inset = (isSideBySide ? TEXT_INSET_SIDE_BY_SIDE : TEXT_INSET) * unit;
  const labelHeightOf = (width: number) =>
    date * DATE_SPACE + lineHeight * linesFor(width - 2 * inset, caption) + padding * LABEL_PADDING;
  const parts = isSideBySide ? sideBySide(room, padding, unit) : stacked(room, padding, unit, labelHeightOf);
  const lines = isSideBySide
    ? Math.max(Math.floor((parts.label.height - date * DATE_SPACE_SIDE_BY_SIDE) / lineHeight), 1)
    : linesFor(parts.label.width - 2 * inset, caption);
  return {
    unit,
    stage,
    centre: { x: area.x + area.width / 2, y: area.y + area.height / 2 },
    card: { ...parts.card, radius: CARD_RADIUS * unit },
    photo: { ...parts.photo, radius: PHOTO_RADIUS * unit },
    label: parts.label,
    text: { date, caption, lineHeight, lines, inset },
  };
}

type Size = { width: number; height: number };

/** How many lines a long caption needs at `LONG_CAPTION_SCALE`: at least 2, so that all cards look alike, at most 6. */
function linesFor(width: number, size: number): number {
  const letters = width / (size * LONG_CAPTION_SCALE * LETTER_WIDTH);
  return Math.min(Math.max(Math.ceil(LONG_CAPTION / Math.max(letters, 1)), 2), 6);
}

/** The parts of a card with its label below the photo. */
function stacked(room: Size, padding: number, unit: number, labelHeightOf: (width: number) => number) {
  let width = Math.min(CARD_WIDTH * unit, room.width);
  let labelHeight = labelHeightOf(width - 2 * padding);
  let photoHeight = (width - 2 * padding) / PHOTO_RATIO;
  const photoRoom = room.height - labelHeight - padding;
  if (photoHeight > photoRoom) {
    // Too low for the whole card: first make it narrower, then the photo flatter, so that the label keeps its room.
    photoHeight = Math.max(photoRoom, room.height * MIN_PHOTO_SHARE);
    width = Math.min(Math.max(photoHeight * PHOTO_RATIO + 2 * padding, MIN_NARROWED_WIDTH_PX), width);
    labelHeight = labelHeightOf(width - 2 * padding);
    photoHeight = Math.max(Math.min(photoHeight, room.height - labelHeight - padding), room.height * MIN_PHOTO_SHARE);
  }
  const card = { width, height: padding + photoHeight + labelHeight };
  return {
    card,
    photo: { x: padding, y: padding, width: width - 2 * padding, height: photoHeight },
    label: { x: padding, y: padding + photoHeight, width: width - 2 * padding, height: labelHeight },
  };
}

/** The parts of a card with its label to the right of the photo. */
function sideBySide(room: Size, padding: number, unit: number) {
  const { height } = room;
  const photoHeight = height - 2 * padding;
  const photoWidth = Math.min(photoHeight * PHOTO_RATIO, (room.width - 2 * padding) * MAX_PHOTO_SHARE_SIDE_BY_SIDE);
  const restWidth = room.width - photoWidth - 2 * padding;
  const labelWidth = Math.min(MAX_LABEL_WIDTH * unit, Math.max(restWidth, MIN_LABEL_WIDTH_PX));
  return {
    card: { width: photoWidth + labelWidth + 2 * padding, height },
    photo: { x: padding, y: padding, width: photoWidth, height: photoHeight },
    label: { x: padding + photoWidth, y: padding, width: labelWidth, height: photoHeight },
  };
}
