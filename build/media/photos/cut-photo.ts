import type { Region } from 'sharp';
import { PORTRAIT_RATIO } from '../../../src/model/pictures/crop.ts';
import type { Focus } from '../../../src/model/pictures/focus.ts';
import { PHOTO_RATIO } from '../../../src/story/deck/layout.ts';
import type { PhotoLook } from './look-at-photo.ts';

/** The use of a picture. A `print` is a card's photo in the show. */
export type PhotoUse = 'story' | 'print' | 'portrait' | 'page' | 'logo' | 'pet';

type Size = { width: number; height: number };

/** Width to height of the widest photo that a card shows; a panorama is cropped. */
const WIDEST_RATIO = 2;
/** A photo whose ratio differs from the wanted one by less than this share is not cropped. */
const TOLERANCE = 0.005;

/** The part of a picture to keep, around its focus; null for the whole picture. */
export function cutOf({ width, height, isDrawing }: PhotoLook, use: PhotoUse, focus: Focus): Region | null {
  if (isDrawing || (use !== 'portrait' && !isOnCard(use))) return null;
  const ratio = width / height;
  const wanted = use === 'portrait' ? PORTRAIT_RATIO : Math.min(ratio, WIDEST_RATIO);
  if (Math.abs(ratio / wanted - 1) < TOLERANCE) return null;
  const cut = {
    width: Math.min(width, Math.round(height * wanted)),
    height: Math.min(height, Math.round(width / wanted)),
  };
  return {
    ...cut,
    left: Math.round((width - cut.width) * focus.x),
    top: Math.round((height - cut.height) * focus.y),
  };
}

/** Increases the widths for a wide photo on a card: the card shows only a part of it, which must be sharp. */
export function widthsFor(use: PhotoUse, widths: readonly number[], { width, height }: Size): readonly number[] {
  const factor = isOnCard(use) ? Math.max(width / height / PHOTO_RATIO, 1) : 1;
  return widths.map((each) => Math.round(each * factor));
}

const isOnCard = (use: PhotoUse) => use === 'story' || use === 'print';
