import { thumbHashToRGBA } from 'thumbhash';
import type { Photo } from '../../../model/content';
import { bytesOf } from '../../card/card-photo';

/** Width and height in pixels that a thumbhash is stretched to. */
export const PLACEHOLDER_SIDE = 32;

/** Writes a photo's blurred placeholder, which needs no request, to `pixels` (RGBA). */
export function decodePlaceholder({ thumbhash }: Photo, pixels: Uint8Array): void {
  const { w, h, rgba } = thumbHashToRGBA(bytesOf(thumbhash));
  for (let y = 0; y < PLACEHOLDER_SIDE; y++) {
    for (let x = 0; x < PLACEHOLDER_SIDE; x++) {
      const from = (Math.floor((y * h) / PLACEHOLDER_SIDE) * w + Math.floor((x * w) / PLACEHOLDER_SIDE)) * 4;
      pixels.set(rgba.subarray(from, from + 4), (y * PLACEHOLDER_SIDE + x) * 4);
    }
  }
}
