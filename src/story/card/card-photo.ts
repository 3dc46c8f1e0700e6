import type { Photo, PhotoSource, StoryCard } from '../../model/content';

/** A card's still: its photo or its video's poster; null for a card with only words. */
export function stillOf(card: Pick<StoryCard, 'media'>): Photo | null {
  if (card.media.kind === 'photo') return card.media.photo;
  return card.media.kind === 'video' ? card.media.video.poster : null;
}

type Size = { width: number; height: number };

/** A photo's box on a card, CSS px. `sharpestPx` is the most device px across it, by default `SHARPEST_PHOTO_PX`. */
export type PhotoBox = Size & { sharpestPx?: number };

/** The part of a photo that the choice of its file depends on. */
export type SizedPhoto = Pick<Photo, 'width' | 'height' | 'avif' | 'webp'>;

/** More device px per CSS px than this cost battery without a visible gain. */
const MAX_DPR = 2;
/** More device px across a photo look no better on a card. At this width, all textures fit into 64 MB. */
const SHARPEST_PHOTO_PX = 900;

/** The device px per CSS px at which both views choose a photo's file for a box. The scene draws it no finer. */
export function photoDpr({ width, sharpestPx = SHARPEST_PHOTO_PX }: PhotoBox): number {
  return Math.min(window.devicePixelRatio, MAX_DPR, sharpestPx / width);
}

/** The width in CSS px of a photo that covers a box: wider than the box if its sides are cropped. */
function coveringWidth(photo: Size, box: Size): number {
  return Math.max(box.width, (box.height * photo.width) / photo.height);
}

/** A file with this share of the drawn width still looks sharp. */
const SHARP_SHARE = 0.9;

/** The smallest file that is sharp when it covers a box, or else the largest; undefined if the format has no files. */
export function sourceFor(photo: SizedPhoto, format: 'avif' | 'webp', box: PhotoBox): PhotoSource | undefined {
  const needed = coveringWidth(photo, box) * photoDpr(box) * SHARP_SHARE;
  // Files are sorted by width.
  return photo[format].find(({ width }) => width >= needed) ?? photo[format].at(-1);
}

/** Decodes a thumbhash from base64. */
export function bytesOf(thumbhash: string): Uint8Array {
  return Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0));
}
