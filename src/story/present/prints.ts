import type { StoryBytes, StoryCard, StoryPrint } from '../../model/content';

/** The cards with the show's prints, which are larger photos, in AVIF only. The ending has other, smaller prints. */
export function withPrints(cards: readonly StoryCard[], prints: readonly StoryPrint[]): StoryCard[] {
  return cards.map((card, index) => {
    const print = prints[index];
    if (!print || card.media.kind !== 'photo') return card;
    const { photo } = card.media;
    return { ...card, media: { ...card.media, photo: { ...photo, avif: [...photo.avif, print] } } };
  });
}

/** The files' bytes, to match `withPrints`. A card without a print gets a 0 that nothing reads. */
export function withPrintBytes(bytes: StoryBytes, prints: readonly StoryPrint[]): StoryBytes {
  const cards = bytes.cards.map((card, index) => ({ ...card, avif: [...card.avif, prints[index]?.bytes ?? 0] }));
  return { ...bytes, cards };
}
