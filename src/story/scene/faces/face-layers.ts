import {
  CanvasTexture,
  DataArrayTexture,
  DataTexture,
  LinearFilter,
  Mesh,
  NearestFilter,
  OrthographicCamera,
  PlaneGeometry,
  Texture,
  Vector4,
  VideoTexture,
  WebGLArrayRenderTarget,
  type WebGLRenderer,
} from 'three';
import type { StoryCard } from '../../../model/content';
import { stillOf } from '../../card/card-photo';
import type { DeckLayout, Rect } from '../../deck/layout';
import { wordsRectOf } from '../../look';
import { coverFit, type Fit } from './cover-fit';
import { createFaceMaterial } from './face-material';
import { drawLabel, type LabelStyle } from './label';
import { decodePlaceholder, PLACEHOLDER_SIDE } from './placeholder';

type Size = { width: number; height: number };

/** A label that begins at this texel is outside every layer, so that no words are painted. */
const NOWHERE = 1e6;

/**
 * The cards' faces on the GPU, one layer each: paper, photo and words, painted when one of them changes and never while
 * cards only move. Memory does not depend on the length of the story.
 */
export type FaceLayers = {
  /** The layers; `resize` replaces the texture. */
  texture: () => Texture;
  /** A layer's size in CSS px, which `resize` updates. */
  size: Size;
  /** Compiles the shader, off the main thread if the browser can. */
  compile: () => Promise<unknown>;
  /**
   * Creates layers for a layout, with `dpr` device px per CSS px. They are empty until `dress`. The previous layers, whose
   * photos `dress` can copy, remain until `forgetBefore`.
   */
  resize: (layout: DeckLayout, dpr: number) => void;
  /** Frees the layers from before the last resize. */
  forgetBefore: () => void;
  /** Paints a card with a placeholder or, if `keepsPhoto`, with the photo that this layer showed before the resize. */
  dress: (layer: number, card: StoryCard, keepsPhoto: boolean) => void;
  /** Repaints a card's words, for example when their font has loaded. */
  reword: (layer: number, card: StoryCard) => void;
  /** Paints a photo over its placeholder with opacity `share`, 0 to 1. Call `forget` after the last time. */
  paintPhoto: (layer: number, card: StoryCard, picture: ImageBitmap, share: number) => void;
  /** Closes a photo, and frees its texture if no other photo has been painted since. */
  forget: (picture: ImageBitmap) => void;
  /** Paints the film's current frame in place of the photo. */
  paintFilm: (layer: number, card: StoryCard) => void;
  dispose: () => void;
};

export function createFaceLayers(
  renderer: WebGLRenderer,
  count: number,
  film: HTMLVideoElement,
  style: LabelStyle,
): FaceLayers {
  /** What `uBefore` holds, except while `dress` copies a photo from the layers before a resize. */
  const noLayers = new DataArrayTexture(new Uint8Array(4), 1, 1, 1);
  noLayers.needsUpdate = true;
  const labelCanvas = document.createElement('canvas');
  const pixels = new Uint8Array(PLACEHOLDER_SIDE ** 2 * 4);
  const placeholder = asPicture(new DataTexture(pixels, PLACEHOLDER_SIDE, PLACEHOLDER_SIDE));
  const photo = asPicture(new Texture());
  const video = asPicture(new VideoTexture(film));
  const material = createFaceMaterial();
  material.uPaper.set(...style.paper);
  material.uPlaceholder = placeholder;
  material.uPhoto = placeholder;
  material.uBefore = noLayers;
  const square = new PlaneGeometry(1, 1);
  const quad = new Mesh(square, material);
  quad.frustumCulled = false;
  const camera = new OrthographicCamera();
  const size: Size = { width: 1, height: 1 };
  const fit: Fit = { x: 0, y: 0, width: 1, height: 1 };
  let label = asLabel(new CanvasTexture(labelCanvas));
  let target = createTarget({ width: 1, height: 1 }, 1);
  /** The layers before the last resize, and the photo's rectangle on them and on the current ones, in shares. */
  let before: WebGLArrayRenderTarget | null = null;
  const photoBefore = new Vector4();
  const photoNow = new Vector4();
  let layout: DeckLayout | null = null;
  /** Texels per CSS px. */
  let scale = 1;

  /** Paints a rectangle of a layer, in CSS px, with the material's current uniforms. */
  function paint(layer: number, { x, y, width, height }: Rect): void {
    material.uRegion.set(x, y, width, height);
    renderer.setRenderTarget(target, layer);
    renderer.render(quad, camera);
    renderer.setRenderTarget(null);
  }

  /** Draws a card's words into the label, aligned to the layer's texels. @returns their rectangle on the card, CSS px. */
  function write(card: StoryCard, cardLayout: DeckLayout): Rect {
    const rect = stillOf(card) ? cardLayout.label : wordsRectOf(cardLayout);
    const from = { x: Math.floor(rect.x * scale), y: Math.floor(rect.y * scale) };
    const offset = { x: rect.x - from.x / scale, y: rect.y - from.y / scale };
    material.uLabelFrom.set(from.x, from.y);
    drawLabel(labelCanvas, card, rect, cardLayout, style, scale, offset);
    material.uLabel = label;
    label.needsUpdate = true;
    return rect;
  }

  function hidePhoto(): void {
    material.uPhotoRect.set(0, 0, 0, 0);
  }

  /** Sets the rectangle and the placeholder of a card's photo, or hides the photo of a card without one. */
  function setPlaceholder(card: StoryCard, { photo: box }: DeckLayout): void {
    const picture = stillOf(card);
    if (!picture) return hidePhoto();
    material.uPhotoRect.set(box.x, box.y, box.width, box.height);
    decodePlaceholder(picture, pixels);
    placeholder.needsUpdate = true;
    coverFit(fit, picture, box, picture.focus);
    material.uPlaceholderFit.set(fit.x, fit.y, fit.width, fit.height);
  }

  /** Paints a photo or a film's frame of this size over its placeholder with opacity `share`. */
  function paintPicture(layer: number, card: StoryCard, picture: Texture, pictureSize: Size, share: number): void {
    if (!layout) return;
    if (share < 1) setPlaceholder(card, layout);
    else material.uPhotoRect.set(layout.photo.x, layout.photo.y, layout.photo.width, layout.photo.height);
    coverFit(fit, pictureSize, layout.photo, stillOf(card)?.focus);
    material.uPhotoFit.set(fit.x, fit.y, fit.width, fit.height);
    material.uPhoto = picture;
    material.uBeforeLayer = -1;
    material.uShare = share;
    // The label may hold another card's words by now.
    material.uLabelFrom.set(NOWHERE, NOWHERE);
    const { x, y, width, height } = layout.photo;
    // One texel more on each side, for the antialiased edge.
    const edge = 1 / scale;
    paint(layer, { x: x - edge, y: y - edge, width: width + 2 * edge, height: height + 2 * edge });
    // Otherwise painting the next card would upload this picture again, which may be closed by then.
    material.uPhoto = placeholder;
  }

  return {
    texture: () => target.texture,
    size,
    compile: () => renderer.compileAsync(quad, camera),
    resize: (next, dpr) => {
      before?.dispose();
      before = target;
      layout = next;
      scale = dpr;
      const texels = { width: Math.ceil(next.card.width * dpr), height: Math.ceil(next.card.height * dpr) };
      target = createTarget(texels, count);
      size.width = texels.width / dpr;
      size.height = texels.height / dpr;
      photoBefore.copy(photoNow);
      const { x, y, width, height } = next.photo;
      photoNow.set(x / size.width, y / size.height, width / size.width, height / size.height);
      // Room for the largest label, and one texel more, since a label can begin in the middle of a texel.
      const words = wordsRectOf(next);
      labelCanvas.width = Math.ceil(words.width * dpr) + 1;
      labelCanvas.height = Math.ceil(words.height * dpr) + 1;
      label.dispose();
      label = asLabel(new CanvasTexture(labelCanvas));
      material.uSize.set(size.width, size.height);
      material.uCard.set(next.card.width, next.card.height);
      material.uUnit = next.unit;
      material.uTexel = 1 / dpr;
      material.uPhotoRadius = next.photo.radius;
    },
    forgetBefore: () => {
      before?.dispose();
      before = null;
    },
    dress: (layer, card, keepsPhoto) => {
      if (!layout) return;
      write(card, layout);
      setPlaceholder(card, layout);
      const source = keepsPhoto ? before : null;
      material.uBefore = source ? source.texture : noLayers;
      material.uBeforeFit.copy(photoBefore);
      material.uBeforeLayer = source ? layer : -1;
      material.uShare = source ? 1 : 0;
      paint(layer, { x: 0, y: 0, ...size });
      material.uBefore = noLayers;
    },
    reword: (layer, card) => {
      if (!layout) return;
      const rect = write(card, layout);
      hidePhoto();
      paint(layer, rect);
    },
    paintPhoto: (layer, card, picture, share) => {
      if (photo.image !== picture) {
        photo.image = picture;
        photo.needsUpdate = true;
      }
      paintPicture(layer, card, photo, picture, share);
    },
    forget: (picture) => {
      // The layer has its own copy of the pixels by now.
      if (photo.image === picture) photo.dispose();
      picture.close();
    },
    paintFilm: (layer, card) => {
      // Three does this only for frames that arrive after the texture was created, not for that of a paused film.
      video.needsUpdate = true;
      paintPicture(layer, card, video, { width: film.videoWidth, height: film.videoHeight }, 1);
    },
    dispose: () => {
      target.dispose();
      before?.dispose();
      for (const texture of [noLayers, placeholder, photo, video, label]) texture.dispose();
      square.dispose();
      material.dispose();
    },
  };
}

function createTarget({ width, height }: Size, count: number): WebGLArrayRenderTarget {
  return new WebGLArrayRenderTarget(width, height, count, { depthBuffer: false, magFilter: LinearFilter });
}

function asPicture<T extends Texture>(texture: T): T {
  texture.generateMipmaps = false;
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.flipY = false;
  return texture;
}

function asLabel(texture: CanvasTexture): CanvasTexture {
  texture.premultiplyAlpha = true;
  texture.generateMipmaps = false;
  texture.minFilter = texture.magFilter = NearestFilter;
  texture.flipY = false;
  return texture;
}
