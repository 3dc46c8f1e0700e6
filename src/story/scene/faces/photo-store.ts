import type { Photo } from '../../../model/content';
import { photoDpr, type PhotoBox } from '../../card/card-photo';
import { VISIBLE_CARDS } from '../../deck/feel';
import { fetchBitmap } from './fetch-bitmap';

/** Besides the top card's photo, those of the last two cards in flight and of the visible cards below are kept. */
const KEPT_BEHIND = 2;
const KEPT_AHEAD = VISIBLE_CARDS - 1;
/** How many photos load in parallel once the top card's own photo has loaded. */
const PARALLEL = 2;
/** Photos are fetched again when the width of their box, in device px, or its shape has changed by more than this factor. */
const TOLERANCE = { width: 1.2, shape: 1.02 };

type Entry = {
  card: number;
  abort: AbortController;
  state: 'loading' | 'decoded' | 'uploaded' | 'failed';
  /** Present only while `state` is `decoded`. */
  bitmap: ImageBitmap | null;
};

/**
 * Loads the photos of the stack and drops those of cards that have left. The browser decodes photos off the main thread;
 * the caller decides when each is uploaded.
 */
export type PhotoStore = {
  /** Loads the photos of the stack from `top` down, then the previous card's. Drops those too far from `top`. */
  focus: (top: number) => void;
  /** Uploads one decoded photo. @returns whether there was one. */
  upload: () => boolean;
  /** Whether every photo that the stack needs is on the GPU or has failed. */
  isSettled: () => boolean;
  /** Loads all photos again if their box has changed by more than `TOLERANCE`, and on the first call. */
  resize: () => void;
  dispose: () => void;
};

export type PhotoStoreOptions = {
  /** A card's photo; null if it has none. */
  photoOf: (card: number) => Photo | null;
  count: number;
  /** The box of photos on their cards, read at each fetch; null before the first layout. */
  photoBox: () => PhotoBox | null;
  /** Uploads a photo to the GPU and closes it, perhaps after a fade. */
  paint: (card: number, bitmap: ImageBitmap) => void;
  /** Called when a photo is decoded or has failed. */
  onSettled: () => void;
};

export function createPhotoStore({ photoOf, count, photoBox, paint, onSettled }: PhotoStoreOptions): PhotoStore {
  const entries = new Map<number, Entry>();
  let top = 0;
  /** The box that photos were fetched for, zeros at first: its width in device px, and its width divided by its height. */
  let fetched = { width: 0, shape: 0 };

  const lastKept = () => Math.min(top + KEPT_AHEAD, count - 1);

  function loadNext(): void {
    const box = photoBox();
    if (!box) return;
    let loading = 0;
    for (const entry of entries.values()) if (entry.state === 'loading') loading++;
    const last = lastKept();
    for (let place = top; place <= last + 1; place++) {
      // After the stack, the previous card's photo loads, since that card is the first to come back.
      const card = place > last ? top - 1 : place;
      const photo = photoOf(card);
      if (!photo || entries.has(card)) continue;
      // The top card's photo loads at once, and no other starts before it has: nothing may slow it down on a weak connection.
      if (card !== top && (entries.get(top)?.state === 'loading' || loading >= PARALLEL)) return;
      const entry: Entry = { card, abort: new AbortController(), state: 'loading', bitmap: null };
      entries.set(card, entry);
      loading++;
      void load(entry, photo, box);
    }
  }

  async function load(entry: Entry, photo: Photo, box: PhotoBox): Promise<void> {
    try {
      entry.bitmap = await fetchBitmap(photo, box, entry.abort.signal);
      entry.state = 'decoded';
    } catch {
      // Placeholder and caption remain; a missing photo is not worth an error page.
      entry.state = 'failed';
    }
    // The photo was dropped while it loaded.
    if (entries.get(entry.card) !== entry) return release(entry);
    onSettled();
    loadNext();
  }

  function release(entry: Entry): void {
    entry.abort.abort();
    entry.bitmap?.close();
    entry.bitmap = null;
  }

  function isSettled(): boolean {
    for (let card = top; card <= lastKept(); card++) {
      const state = entries.get(card)?.state;
      const isDone = state === 'uploaded' || state === 'failed' || !photoOf(card);
      if (!isDone) return false;
    }
    return true;
  }

  function dropAll(): void {
    for (const entry of entries.values()) release(entry);
    entries.clear();
  }

  return {
    focus: (card) => {
      top = card;
      // Once its card is on top, a photo that failed to load gets another chance.
      if (entries.get(top)?.state === 'failed') entries.delete(top);
      for (const entry of entries.values()) {
        // A swiped card's photo that is still loading would slow down those of the stack; it loads again after them.
        const keptBehind = entry.state === 'loading' && !isSettled() ? 0 : KEPT_BEHIND;
        if (entry.card >= top - keptBehind && entry.card <= top + KEPT_AHEAD) continue;
        entries.delete(entry.card);
        release(entry);
      }
      loadNext();
    },
    upload: () => {
      for (const entry of entries.values()) {
        if (!entry.bitmap) continue;
        paint(entry.card, entry.bitmap);
        entry.bitmap = null;
        entry.state = 'uploaded';
        return true;
      }
      return false;
    },
    isSettled,
    resize: () => {
      const box = photoBox();
      if (!box) return;
      const next = { width: box.width * photoDpr(box), shape: box.width / box.height };
      const isSimilarShape = factorOf(next.shape, fetched.shape) <= TOLERANCE.shape;
      const isSimilarWidth = factorOf(next.width, fetched.width) <= TOLERANCE.width;
      if (isSimilarShape && isSimilarWidth) return;
      fetched = next;
      dropAll();
      loadNext();
    },
    dispose: dropAll,
  };
}

/** The factor between two numbers, at least 1. */
const factorOf = (one: number, other: number) => Math.max(one / other, other / one);
