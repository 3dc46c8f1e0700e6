import { LinearFilter, Texture, type WebGLRenderer } from 'three';
import type { Photo } from '../../content/model';
import { sourceFor } from '../card-photo';

/** Photos kept on the GPU: the visible seven and the last two in flight. */
const KEPT_BEHIND = 2;
const KEPT_AHEAD = 6;
/** Fetched side by side, once the top card's own photo is here. */
const AT_ONCE = 2;

type Entry = {
  card: number;
  abort: AbortController;
  state: 'loading' | 'decoded' | 'ready' | 'failed';
  bitmap: ImageBitmap | null;
  texture: Texture | null;
};

/**
 * Brings photos to the GPU ahead of need and takes them away behind it. Decoding is the browser's, off the main thread;
 * uploading is one photo a frame and never while a card is held.
 */
export type PhotoStore = {
  /** Keeps what the stack below `top` needs, drops the rest. */
  focus: (top: number) => void;
  /** Uploads one decoded photo. @returns whether it did. */
  upload: () => boolean;
  textureOf: (card: number) => Texture | null;
  dispose: () => void;
};

export type PhotoStoreOptions = {
  renderer: WebGLRenderer;
  /** A card's photo, null where it has none. */
  photoOf: (card: number) => Photo | null;
  count: number;
  /** Width of a photo on the screen in device pixels; asked at each fetch. */
  neededWidth: () => number;
  /** Called when a photo waits for its upload. */
  onDecoded: () => void;
};

export function createPhotoStore({ renderer, photoOf, count, neededWidth, onDecoded }: PhotoStoreOptions): PhotoStore {
  const entries = new Map<number, Entry>();
  let top = 0;

  function pump(): void {
    let loading = 0;
    for (const entry of entries.values()) if (entry.state === 'loading') loading++;
    const last = Math.min(top + KEPT_AHEAD, count - 1);
    for (let card = top; card <= last; card++) {
      // The top card's photo comes first and alone: on a thin line nothing may slow it down.
      const most = card === top || entries.get(top)?.state === 'loading' ? 1 : AT_ONCE;
      if (loading >= most) return;
      const photo = photoOf(card);
      if (!photo || entries.has(card)) continue;
      const entry: Entry = { card, abort: new AbortController(), state: 'loading', bitmap: null, texture: null };
      entries.set(card, entry);
      loading++;
      void load(entry, photo);
    }
  }

  async function load(entry: Entry, photo: Photo): Promise<void> {
    try {
      entry.bitmap = await fetchBitmap(photo, neededWidth(), entry.abort.signal);
      entry.state = 'decoded';
    } catch {
      // The placeholder and the caption stay; a photo is not worth an error page.
      entry.state = 'failed';
    }
    if (entries.get(entry.card) !== entry) return release(entry);
    if (entry.state === 'decoded') onDecoded();
    pump();
  }

  function release(entry: Entry): void {
    entry.abort.abort();
    entry.bitmap?.close();
    entry.bitmap = null;
    entry.texture?.dispose();
    entry.texture = null;
  }

  return {
    focus: (card) => {
      top = card;
      for (const entry of entries.values()) {
        if (entry.card >= top - KEPT_BEHIND && entry.card <= top + KEPT_AHEAD) continue;
        entries.delete(entry.card);
        release(entry);
      }
      pump();
    },
    upload: () => {
      for (const entry of entries.values()) {
        if (entry.state !== 'decoded' || !entry.bitmap) continue;
        const texture = new Texture(entry.bitmap);
        texture.generateMipmaps = false;
        texture.minFilter = LinearFilter;
        texture.flipY = false;
        texture.needsUpdate = true;
        renderer.initTexture(texture);
        // The pixels are on the GPU now; a copy here would only be weight.
        entry.bitmap.close();
        entry.bitmap = null;
        entry.texture = texture;
        entry.state = 'ready';
        return true;
      }
      return false;
    },
    textureOf: (card) => entries.get(card)?.texture ?? null,
    dispose: () => {
      for (const entry of entries.values()) release(entry);
      entries.clear();
    },
  };
}

/** Whether this browser reads AVIF; found out by the first photo. */
let readsAvif = true;

async function fetchBitmap(photo: Photo, width: number, signal: AbortSignal): Promise<ImageBitmap> {
  const avif = sourceFor(photo.avif, width);
  if (readsAvif && avif) {
    const blob = await fetchBlob(avif.url, signal);
    try {
      return await decode(blob);
    } catch {
      readsAvif = false;
    }
  }
  const webp = sourceFor(photo.webp, width);
  if (!webp) throw new Error('no picture');
  return decode(await fetchBlob(webp.url, signal));
}

async function fetchBlob(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.blob();
}

function decode(blob: Blob): Promise<ImageBitmap> {
  return createImageBitmap(blob, { premultiplyAlpha: 'none', colorSpaceConversion: 'default' });
}
