import { DataTexture, LinearFilter, type Texture } from 'three';
import { thumbHashToRGBA } from 'thumbhash';
import type { Photo } from '../../content/model';

/** A few blurred pixels of a photo, there at once because they came with the words. */
export function createPlaceholder(photo: Photo): Texture {
  const bytes = Uint8Array.from(atob(photo.thumbhash), (character) => character.charCodeAt(0));
  const { w, h, rgba } = thumbHashToRGBA(bytes);
  const texture = new DataTexture(rgba, w, h);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
