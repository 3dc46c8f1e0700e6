import { thumbHashToRGBA } from 'thumbhash';
import type { Photo } from '../../../model/content';

/** Pixels along both sides of a placeholder, which its thumbhash is stretched to. */
export const PLACEHOLDER_SIDE = 32;

/** Writes a few blurred pixels of a photo, there at once because they came with the words, to `pixels` (RGBA). */
export function decodePlaceholder({ thumbhash }: Photo, pixels: Uint8Array): void {
  const bytes = Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0));
  const { w, h, rgba } = thumbHashToRGBA(bytes);
  for (let y = 0; y < PLACEHOLDER_SIDE; y++) {
    for (let x = 0; x < PLACEHOLDER_SIDE; x++) {
      const from = (Math.floor((y * h) / PLACEHOLDER_SIDE) * w + Math.floor((x * w) / PLACEHOLDER_SIDE)) * 4;
      pixels.set(rgba.subarray(from, from + 4), (y * PLACEHOLDER_SIDE + x) * 4);
    }
  }
}
