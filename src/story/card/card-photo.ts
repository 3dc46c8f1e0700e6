import type { Photo, PhotoSource, StoryCard } from '../../model/content';

/** A card's still: its photo or its video's poster; null for a card with only words. */
export function stillOf(card: Pick<StoryCard, 'media'>): Photo | null {
  if (card.media.kind === 'photo') return card.media.photo;
  return card.media.kind === 'video' ? card.media.video.poster : null;
}

type Size = { width: number; height: number };

/** A photo's box on a card, CSS px. */
export type PhotoBox = Size & {
  /** The widest that a photo is drawn in it, device px; by default `SHARPEST_PHOTO_PX`. */
  sharpestPx?: number;
};

/** What the choice of a photo's file depends on. */
export type SizedPhoto = Pick<Photo, 'width' | 'height' | 'avif' | 'webp'>;

/** More device px per CSS px than this cost battery without a visible gain. */
const MAX_DPR = 2;
/** Wider photos look no better on a card; at this width, all textures fit into 64 MB. */
const SHARPEST_PHOTO_PX = 900;

/** The device px per CSS px for which both views choose the file of a photo in a box. The scene draws no finer. */
export function photoDpr({ width, sharpestPx = SHARPEST_PHOTO_PX }: PhotoBox): number {
  return Math.min(window.devicePixelRatio, MAX_DPR, sharpestPx / width);
}

/** The width in CSS px of a photo that covers a box: wider than the box if its sides are cropped. */
function coveringWidth(photo: Size, box: Size): number {
  return Math.max(box.width, (box.height * photo.width) / photo.height);
}

/** A file with this share of its drawn width still looks sharp. */
const SHARP_SHARE = 0.9;

/** The smallest file of a photo that is sharp when it covers a box of CSS px, or else the largest. */
export function sourceFor(photo: SizedPhoto, format: 'avif' | 'webp', box: Size, dpr: number): PhotoSource | undefined {
  const needed = coveringWidth(photo, box) * dpr * SHARP_SHARE;
  return photo[format].find(({ width }) => width >= needed) ?? photo[format].at(-1);
}

/** The bytes of a thumbhash, from its base64. */
export function bytesOf(thumbhash: string): Uint8Array {
  return Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0));
}
