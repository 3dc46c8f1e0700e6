import type { StoryCard, StoryContent } from '../../model/content';

/** The text alternative of a card's picture; empty without one. */
export function descriptionOf({ media }: StoryCard): string {
  if (media.kind === 'none') return '';
  return media.kind === 'photo' ? media.photo.alt : media.video.alt;
}

/** A card for screen readers: date, caption and text alternative, with a full stop after each but the last. */
export function wordsOf(card: StoryCard): string {
  const parts = [card.date, card.caption, descriptionOf(card)].filter(Boolean);
  return parts
    .map((part, index) => (index < parts.length - 1 && !/[.!?…]\W?$/.test(part) ? `${part}.` : part))
    .join(' ');
}

/** A card's place in words: "4 of 50". @param index starts at 0. */
export function placeOf({ words, cards }: StoryContent, index: number): string {
  return words.place.replace('{place}', String(index + 1)).replace('{count}', String(cards.length));
}
