import { DataArrayTexture, LinearFilter } from 'three';
import { thumbHashToRGBA } from 'thumbhash';
import type { Photo } from '../../content/model';

/** Pixels along the longer side of a decoded thumbhash, and along both of a layer. */
const SIDE = 32;

/** A few blurred pixels of each card's photo, there at once because they came with the words. */
export type PlaceholderLayers = {
  texture: DataArrayTexture;
  write: (layer: number, photo: Photo) => void;
};

export function createPlaceholderLayers(count: number): PlaceholderLayers {
  const pixels = new Uint8Array(SIDE * SIDE * 4 * count);
  const texture = new DataArrayTexture(pixels, SIDE, SIDE, count);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;

  return {
    texture,
    write: (layer, photo) => {
      const bytes = Uint8Array.from(atob(photo.thumbhash), (character) => character.charCodeAt(0));
      const { w, h, rgba } = thumbHashToRGBA(bytes);
      // Stretched to the square; the card's fit takes that back.
      for (let y = 0; y < SIDE; y++) {
        for (let x = 0; x < SIDE; x++) {
          const from = (Math.floor((y * h) / SIDE) * w + Math.floor((x * w) / SIDE)) * 4;
          pixels.set(rgba.subarray(from, from + 4), ((layer * SIDE + y) * SIDE + x) * 4);
        }
      }
      texture.addLayerUpdate(layer);
      texture.needsUpdate = true;
    },
  };
}
