import type { StoryBytes, StoryCard, StoryPrint } from '../../model/content';

/** The cards with prints, the show's larger photos, for browsers that decode AVIF. The ending has other, small prints. */
export function withPrints(cards: readonly StoryCard[], prints: readonly StoryPrint[]): StoryCard[] {
  return cards.map((card, at) => {
    const print = prints[at];
    if (!print || card.media.kind !== 'photo') return card;
    const { photo } = card.media;
    return { ...card, media: { ...card.media, photo: { ...photo, avif: [...photo.avif, print] } } };
  });
}

/** The sizes of the files of `withPrints`: each list of AVIF files ends with the print's, or an unread 0. */
export function withPrintBytes(bytes: StoryBytes, prints: readonly StoryPrint[]): StoryBytes {
  const cards = bytes.cards.map((card, at) => ({ ...card, avif: [...card.avif, prints[at]?.bytes ?? 0] }));
  return { ...bytes, cards };
}
