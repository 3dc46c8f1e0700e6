import type { Photo, PhotoSource, StoryCard } from '../../model/content';

/** The still of a card: its photo or its video's poster; null for a card of words alone. */
export function stillOf(card: StoryCard): Photo | null {
  if (card.media.kind === 'photo') return card.media.photo;
  return card.media.kind === 'video' ? card.media.video.poster : null;
}

type Size = { width: number; height: number };

/** More device pixels than this for each CSS px cost battery and show nothing. */
const MAX_DPR = 2;
/** Device px that a photo is drawn wide at most: a larger one shows no more, and all textures stay below 64 MB. */
const SHARPEST_PHOTO_PX = 900;

/** Device pixels for each CSS px at which photos in a box of CSS px are drawn, in either view. */
export function photoDpr(box: Size): number {
  return Math.min(window.devicePixelRatio, MAX_DPR, SHARPEST_PHOTO_PX / box.width);
}

/** How wide a photo is drawn, in CSS px, when it covers a box: wider than the box where its sides are cut off. */
export function coveringWidth(photo: Photo, box: Size): number {
  return Math.max(box.width, (box.height * photo.width) / photo.height);
}

/** A file that is on its way is taken if it has this part of the width that another would be fetched for. */
const SHARP_ENOUGH = 0.75;

/**
 * The smallest file of a photo that is not blurred where it covers a box of CSS px, or the largest there is. The one that
 * the shell has asked for stays the one: it could only guess the box, and a photo is not to be fetched twice.
 */
export function sourceFor(photo: Photo, format: 'avif' | 'webp', box: Size, dpr: number): PhotoSource | undefined {
  const needed = coveringWidth(photo, box) * dpr * 0.9;
  const sources = photo[format];
  return (
    sources.find(({ url, width }) => width >= needed * SHARP_ENOUGH && isAskedFor(url)) ??
    sources.find(({ width }) => width >= needed) ??
    sources.at(-1)
  );
}

function isAskedFor(url: string): boolean {
  return document.querySelector('link[rel="preload"][as="image"]')?.getAttribute('href') === url;
}

/** A thumbhash as bytes. */
export function bytesOf(thumbhash: string): Uint8Array {
  return Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0));
}
