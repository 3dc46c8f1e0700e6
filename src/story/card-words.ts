import type { StoryCard } from '../content/model';

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
