import type { Fit } from './cover-fit';

/** What one of the pool's sheets shows. */
export type CardFace = {
  /** The card it is dressed as, -1 for none. */
  card: number;
  /** The layer of its label and placeholder. */
  layer: number;
  /** The layer of its photo. */
  photoLayer: number;
  /** Where its label's date ends and its caption begins, px from the label's top. */
  captionFrom: number;
  /** False for a card of words alone. */
  hasPhoto: boolean;
  /** 0 shows the placeholder, 1 the photo. */
  photoShare: number;
  /** From the photo's rectangle to the whole picture. */
  fit: Fit;
};

/** How long a photo takes to come out of its placeholder. */
const REVEAL_SECONDS = 0.25;

export function createCardFace(layer: number): CardFace {
  return {
    card: -1,
    layer,
    photoLayer: 0,
    captionFrom: 0,
    hasPhoto: false,
    photoShare: 0,
    fit: { x: 0, y: 0, width: 1, height: 1 },
  };
}

/** Lets a photo that is there come through. @returns whether it still comes. */
export function revealPhoto(face: CardFace, isThere: boolean, seconds: number): boolean {
  const before = face.photoShare;
  face.photoShare = isThere ? Math.min(before + seconds / REVEAL_SECONDS, 1) : 0;
  return face.photoShare !== before;
}
