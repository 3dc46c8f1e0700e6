import { shaderMaterial } from '@react-three/drei/core/shaderMaterial';
import {
  LinearFilter,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Texture,
  Vector4,
  VideoTexture,
  WebGLArrayRenderTarget,
  type WebGLRenderer,
} from 'three';
import fragment from '../../../shaders/photo/photo.frag?raw';
import vertex from '../../../shaders/photo/photo.vert?raw';
import { coverFit, type Fit } from './cover-fit';

type Size = { width: number; height: number };

/** Layers that are larger or smaller than what is needed by up to this are kept, so that a small resize costs nothing. */
const TOLERANCE = 1.2;

/**
 * The photos on the GPU: an array of layers, each just large enough for the photo on a card, whatever the picture it was
 * cut from. Its memory is the same for any story.
 */
export type PhotoLayers = {
  texture: () => Texture;
  /** Fits the layers to the photo on a card, in device px. @returns true if all photos have to be painted anew. */
  resize: (photo: Size) => boolean;
  /** Compiles what copies a picture into a layer, off the main thread where the browser can. */
  compile: () => Promise<unknown>;
  /** The part of a layer that covers a card's photo, while the layers were made for a slightly other shape. */
  fit: Fit;
  /** Puts a picture into a layer, cut to its shape. */
  paint: (layer: number, picture: ImageBitmap) => void;
  /** Puts the current frame of the film into a layer. */
  paintFilm: (layer: number) => void;
  dispose: () => void;
};

export function createPhotoLayers(renderer: WebGLRenderer, count: number, film: HTMLVideoElement): PhotoLayers {
  const CopyMaterial = shaderMaterial({ uPicture: null as Texture | null, uFit: new Vector4() }, vertex, fragment);
  const material = new CopyMaterial();
  material.depthTest = material.depthWrite = false;
  const square = new PlaneGeometry(1, 1);
  const quad = new Mesh(square, material);
  quad.frustumCulled = false;
  const camera = new OrthographicCamera();
  const photo = asPicture(new Texture());
  const video = asPicture(new VideoTexture(film));
  const fit: Fit = { x: 0, y: 0, width: 1, height: 1 };
  const crop: Fit = { x: 0, y: 0, width: 1, height: 1 };
  let target = createTarget({ width: 1, height: 1 }, 1);

  function copy(layer: number, picture: Texture, size: Size): void {
    coverFit(crop, size, target);
    material.uPicture = picture;
    material.uFit.set(crop.x, crop.y, crop.width, crop.height);
    renderer.setRenderTarget(target, layer);
    renderer.render(quad, camera);
    renderer.setRenderTarget(null);
  }

  return {
    texture: () => target.texture,
    compile: () => renderer.compileAsync(quad, camera),
    fit,
    resize: (size) => {
      const off = Math.max(ratio(size.width, target.width), ratio(size.height, target.height));
      const isNew = off > TOLERANCE;
      if (isNew) {
        target.dispose();
        target = createTarget({ width: Math.ceil(size.width), height: Math.ceil(size.height) }, count);
      }
      coverFit(fit, target, size);
      return isNew;
    },
    paint: (layer, picture) => {
      photo.image = picture;
      photo.needsUpdate = true;
      copy(layer, photo, picture);
      // The pixels are in their layer now; another copy would only be weight.
      photo.dispose();
    },
    paintFilm: (layer) => copy(layer, video, { width: film.videoWidth, height: film.videoHeight }),
    dispose: () => {
      target.dispose();
      photo.dispose();
      video.dispose();
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
  texture.flipY = false;
  return texture;
}

function ratio(one: number, other: number): number {
  return Math.max(one / other, other / one);
}
