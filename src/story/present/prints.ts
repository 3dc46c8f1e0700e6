import type { StoryBytes, StoryCard, StoryPrint } from '../../model/content';

/** The cards with the show's prints: larger photos, for browsers that decode AVIF. The ending's small prints are others. */
export function withPrints(cards: readonly StoryCard[], prints: readonly StoryPrint[]): StoryCard[] {
  return cards.map((card, index) => {
    const print = prints[index];
    if (!print || card.media.kind !== 'photo') return card;
    const { photo } = card.media;
    return { ...card, media: { ...card.media, photo: { ...photo, avif: [...photo.avif, print] } } };
  });
}

/** The sizes of the files of `withPrints`. A card without a print gets a 0 for a file that does not exist. */
export function withPrintBytes(bytes: StoryBytes, prints: readonly StoryPrint[]): StoryBytes {
  const cards = bytes.cards.map((card, index) => ({ ...card, avif: [...card.avif, prints[index]?.bytes ?? 0] }));
  return { ...bytes, cards };
}
