import type { StoryCard } from '../../../model/content';
import { VISIBLE_CARDS } from '../../deck/feel';
import type { DeckLayout } from '../../deck/layout';
import type { FaceLayers } from './face-layers';

/** How many faces are on the GPU: for the visible cards and the last three in flight. */
export const FACES = VISIBLE_CARDS + 3;

/** How long a photo fades in over its placeholder, seconds; in the flat deck, photos do not fade in. */
const PHOTO_FADE_SECONDS = 0.25;

/** What one layer shows: a card (-1 for none), with its photo or film if `hasPhoto`. */
type CardFace = { readonly layer: number; card: number; hasPhoto: boolean };

/** A photo that is fading in over its placeholder; `share` is its opacity. */
type Reveal = { card: number; picture: ImageBitmap; share: number };

/** Assigns layers to cards, and paints a layer when its card, photo or words change. */
export type CardFaces = {
  /** @returns a card's layer, first painting the card on it if it showed another; undefined if `card` is negative. */
  layerOf: (card: number) => number | undefined;
  /** Whether a card's face shows its photo or film. */
  hasPhoto: (card: number) => boolean;
  /** Paints a photo, fading it in over its placeholder if `mayFade` and no photo shows there yet. Closes it afterwards. */
  paintPhoto: (card: number, picture: ImageBitmap, mayFade: boolean) => void;
  /** Paints the film's current frame. */
  paintFilm: (card: number) => void;
  /** Continues the fade of a photo. @returns whether a photo was fading in. */
  advance: (seconds: number) => boolean;
  /** Creates new layers and repaints every face; photos are copied from the old layers, not loaded again. */
  resize: (layout: DeckLayout, dpr: number) => void;
  /** Repaints the words of every face. */
  reword: () => void;
  dispose: () => void;
};

export function createCardFaces(cards: readonly StoryCard[], layers: FaceLayers): CardFaces {
  const faces = Array.from({ length: FACES }, (_, layer): CardFace => ({ layer, card: -1, hasPhoto: false }));
  let reveal: Reveal | null = null;

  function faceOf(card: number): CardFace | undefined {
    return faces[card % FACES];
  }

  /** Paints paper, words, and a placeholder or, if `keepsPhoto`, the photo that the face had before a resize. */
  function dress(face: CardFace, card: number, keepsPhoto = false): void {
    const content = cards[card];
    if (!content) return;
    face.hasPhoto = keepsPhoto;
    face.card = card;
    layers.dress(face.layer, content, keepsPhoto);
  }

  /** @returns a card's face, first painting the card on it if it showed another. */
  function dressedFaceOf(card: number): CardFace | undefined {
    const face = faceOf(card);
    if (face && face.card !== card) dress(face, card);
    return face;
  }

  function paintReveal({ card, picture, share }: Reveal): void {
    const face = faceOf(card);
    const content = cards[card];
    if (face?.card === card && content) layers.paintPhoto(face.layer, content, picture, share);
  }

  /** Ends a fade: shows its photo at full opacity and closes it. */
  function endReveal(): void {
    if (!reveal) return;
    const ended = reveal;
    reveal = null;
    if (ended.share < 1) paintReveal({ ...ended, share: 1 });
    layers.forget(ended.picture);
  }

  return {
    layerOf: (card) => dressedFaceOf(card)?.layer,
    hasPhoto: (card) => {
      const face = faceOf(card);
      return face?.card === card && face.hasPhoto;
    },
    paintPhoto: (card, picture, mayFade) => {
      const face = dressedFaceOf(card);
      const content = cards[card];
      if (!face || !content) return picture.close();
      endReveal();
      const fadesIn = mayFade && !face.hasPhoto;
      face.hasPhoto = true;
      layers.paintPhoto(face.layer, content, picture, fadesIn ? 0 : 1);
      if (fadesIn) reveal = { card, picture, share: 0 };
      else layers.forget(picture);
    },
    paintFilm: (card) => {
      const face = dressedFaceOf(card);
      const content = cards[card];
      if (!face || !content) return;
      endReveal();
      layers.paintFilm(face.layer, content);
      face.hasPhoto = true;
    },
    advance: (seconds) => {
      if (!reveal) return false;
      reveal.share = Math.min(reveal.share + seconds / PHOTO_FADE_SECONDS, 1);
      paintReveal(reveal);
      if (reveal.share === 1) endReveal();
      return true;
    },
    resize: (layout, dpr) => {
      endReveal();
      layers.resize(layout, dpr);
      for (const face of faces) dress(face, face.card, face.hasPhoto);
      layers.forgetBefore();
    },
    reword: () => {
      for (const face of faces) {
        const content = cards[face.card];
        if (content) layers.reword(face.layer, content);
      }
    },
    dispose: () => reveal?.picture.close(),
  };
}
