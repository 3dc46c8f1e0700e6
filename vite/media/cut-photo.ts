import type { Region } from 'sharp';
import type { Focus } from '../cover/focus.ts';
import type { PhotoLook } from './look-at-photo.ts';

/** What a picture is made for. */
export type PhotoUse = 'story' | 'portrait' | 'logo' | 'pet';

type Size = { width: number; height: number };

/** Width to height of the room for a photo on a card: `deck/layout.ts`. */
const CARD_RATIO = 7 / 8;
/** Width to height of a portrait: `member.module.css`. */
const PORTRAIT_RATIO = 5 / 6;
/** Of a photo wider than this, a panorama, no card shows the rest. */
const WIDEST_RATIO = 2;
/** A few pixels too many are no reason to cut. */
const LENIENCE = 0.005;

/** What of a picture is used, as far as it is not all of it; its middle, or what is in focus. */
export function cutOf({ width, height, isDrawing }: PhotoLook, use: PhotoUse, focus: Focus): Region | null {
  if (isDrawing || (use !== 'portrait' && use !== 'story')) return null;
  const ratio = width / height;
  const wanted = use === 'portrait' ? PORTRAIT_RATIO : Math.min(ratio, WIDEST_RATIO);
  if (Math.abs(ratio / wanted - 1) < LENIENCE) return null;
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

/** Of a wide photo on a card only a part is shown: its files are wider, so that this part has the pixels. */
export function widthsFor(use: PhotoUse, widths: readonly number[], { width, height }: Size): readonly number[] {
  const share = use === 'story' ? Math.max(width / height / CARD_RATIO, 1) : 1;
  return widths.map((each) => Math.round(each * share));
}
