import type { Photo } from '../../../model/content';
import { photoDpr, sourceFor } from '../../card/card-photo';
import type { Rect } from '../../deck/layout';

/** Photos kept: those of the visible seven and of the last two in flight. */
const KEPT_BEHIND = 2;
const KEPT_AHEAD = 6;
/** Fetched side by side, once the top card's own photo is here. */
const AT_ONCE = 2;

type Entry = {
  card: number;
  abort: AbortController;
  state: 'loading' | 'decoded' | 'ready' | 'failed';
  bitmap: ImageBitmap | null;
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
  /** Whether a card's photo is on the GPU. */
  has: (card: number) => boolean;
  /** Whether there is nothing more to wait for: each photo that the stack needs is on the GPU, or has failed. */
  isSettled: () => boolean;
  /** Drops everything and brings it again, for a GPU that has forgotten it. */
  refresh: () => void;
  dispose: () => void;
};

export type PhotoStoreOptions = {
  /** A card's photo, null where it has none. */
  photoOf: (card: number) => Photo | null;
  count: number;
  /** The room for a photo on a card, CSS px; asked at each fetch. */
  box: () => Rect | null;
  /** Takes a photo to the GPU and closes it. */
  paint: (card: number, bitmap: ImageBitmap) => void;
  /** Called when a photo waits for its upload, or has failed. */
  onSettled: () => void;
};

export function createPhotoStore({ photoOf, count, box, paint, onSettled }: PhotoStoreOptions): PhotoStore {
  const entries = new Map<number, Entry>();
  let top = 0;
  const lastKept = () => Math.min(top + KEPT_AHEAD, count - 1);

  function pump(): void {
    const room = box();
    if (!room) return;
    let loading = 0;
    for (const entry of entries.values()) if (entry.state === 'loading') loading++;
    const last = lastKept();
    for (let at = top; at <= last + 1; at++) {
      // After those below, the one that comes back first.
      const card = at > last ? top - 1 : at;
      // The top card's photo comes first and alone: on a thin line nothing may slow it down.
      const most = card === top || entries.get(top)?.state === 'loading' ? 1 : AT_ONCE;
      if (loading >= most) return;
      const photo = photoOf(card);
      if (!photo || entries.has(card)) continue;
      const entry: Entry = { card, abort: new AbortController(), state: 'loading', bitmap: null };
      entries.set(card, entry);
      loading++;
      void load(entry, photo, room);
    }
  }

  async function load(entry: Entry, photo: Photo, room: Rect): Promise<void> {
    try {
      entry.bitmap = await fetchBitmap(photo, room, entry.abort.signal);
      entry.state = 'decoded';
    } catch {
      // The placeholder and the caption stay; a photo is not worth an error page.
      entry.state = 'failed';
    }
    if (entries.get(entry.card) !== entry) return release(entry);
    onSettled();
    pump();
  }

  function release(entry: Entry): void {
    entry.abort.abort();
    entry.bitmap?.close();
    entry.bitmap = null;
  }

  function dropAll(): void {
    for (const entry of entries.values()) release(entry);
    entries.clear();
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
        paint(entry.card, entry.bitmap);
        entry.bitmap = null;
        entry.state = 'ready';
        return true;
      }
      return false;
    },
    has: (card) => entries.get(card)?.state === 'ready',
    isSettled: () => {
      for (let card = top; card <= lastKept(); card++) {
        const state = entries.get(card)?.state;
        if (state === undefined ? photoOf(card) : state !== 'ready' && state !== 'failed') return false;
      }
      return true;
    },
    refresh: () => {
      dropAll();
      pump();
    },
    dispose: dropAll,
  };
}

/** Whether this browser reads AVIF; found out by the first photo. */
let readsAvif = true;

async function fetchBitmap(photo: Photo, room: Rect, signal: AbortSignal): Promise<ImageBitmap> {
  // The very file of the flat deck, also where the scene has to do with coarser pixels: none is fetched twice.
  const dpr = photoDpr(room);
  const avif = sourceFor(photo, 'avif', room, dpr);
  if (readsAvif && avif) {
    const blob = await fetchBlob(avif.url, signal);
    try {
      return await decode(blob);
    } catch {
      readsAvif = false;
    }
  }
  const webp = sourceFor(photo, 'webp', room, dpr);
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
