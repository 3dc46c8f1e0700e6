import { CanvasTexture, DataArrayTexture, LinearFilter, RedFormat, Vector3, type WebGLRenderer } from 'three';
import type { StoryCard } from '../../content/model';
import type { DeckLayout, Rect } from '../deck/layout';
import { drawLabel, type LabelStyle } from './label';

/** The words of all cards in the pool, a layer each, at device resolution: how much ink there is. */
export type LabelLayers = {
  texture: () => DataArrayTexture;
  /** Makes layers for labels of up to this size in CSS px, `dpr` device px for each. All are empty then. */
  resize: (most: Rect, dpr: number) => void;
  /** Size of a layer in CSS px. */
  size: { width: number; height: number };
  /** Writes a card's words, in a rectangle of CSS px, to a layer. @returns where its caption begins, px from the top. */
  write: (layer: number, card: StoryCard, rect: Rect, layout: DeckLayout) => number;
  dispose: () => void;
};

export function createLabelLayers(renderer: WebGLRenderer, count: number, style: LabelStyle): LabelLayers {
  const canvas = document.createElement('canvas');
  const place = new Vector3();
  const size = { width: 1, height: 1 };
  let source = new CanvasTexture(canvas);
  let layers = createLayers(1, 1, 1);
  let scale = 1;

  return {
    texture: () => layers,
    size,
    resize: ({ width, height }, dpr) => {
      scale = dpr;
      canvas.width = Math.ceil(width * dpr);
      canvas.height = Math.ceil(height * dpr);
      size.width = canvas.width / dpr;
      size.height = canvas.height / dpr;
      source = new CanvasTexture(canvas);
      layers.dispose();
      layers = createLayers(canvas.width, canvas.height, count);
    },
    write: (layer, card, rect, layout) => {
      const captionFrom = drawLabel(canvas, card, rect, layout, style, scale);
      place.z = layer;
      renderer.copyTextureToTexture(source, layers, null, place);
      return captionFrom;
    },
    dispose: () => layers.dispose(),
  };
}

function createLayers(width: number, height: number, count: number): DataArrayTexture {
  const texture = new DataArrayTexture(null, width, height, count);
  texture.format = RedFormat;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  // Only room: the labels are written to it one by one.
  texture.source.dataReady = false;
  texture.needsUpdate = true;
  return texture;
}
