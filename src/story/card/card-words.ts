import type { StoryCard, StoryContent } from '../../model/content';

/** What a guest who cannot see a card's picture should know. */
export function descriptionOf({ media }: StoryCard): string {
  if (media.kind === 'none') return '';
  return media.kind === 'photo' ? media.photo.alt : media.video.alt;
}

/** A card for whoever hears it: its date, its caption and what its picture shows, a pause after each. */
export function wordsOf(card: StoryCard): string {
  const parts = [card.date, card.caption, descriptionOf(card)].filter(Boolean);
  return parts.map((part, at) => (at < parts.length - 1 && !/[.!?…]\W?$/.test(part) ? `${part}.` : part)).join(' ');
}

/** Which card that is, in words: "4 of 50". @param index from 0. */
export function placeOf({ words, cards }: StoryContent, index: number): string {
  return words.place.replace('{place}', String(index + 1)).replace('{count}', String(cards.length));
}
