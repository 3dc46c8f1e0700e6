import type { StoryCard, StoryContent } from '../../model/content';

/** The description of a card's photo or film; empty if it has none. */
export function descriptionOf({ media }: StoryCard): string {
  if (media.kind === 'none') return '';
  return media.kind === 'photo' ? media.photo.alt : media.video.alt;
}

/** A mark that ends a sentence, perhaps with a closing quotation mark or bracket after it. */
const ENDS_SENTENCE = /[.!?…]\W?$/;

/** A card for screen readers: date, caption and description, with a full stop between them where a part has none. */
export function wordsOf(card: StoryCard): string {
  const parts = [card.date, card.caption, descriptionOf(card)].filter(Boolean);
  return parts
    .map((part, index) => (index < parts.length - 1 && !ENDS_SENTENCE.test(part) ? `${part}.` : part))
    .join(' ');
}

/** A card's place in words: "4 of 50". @param index starts at 0. */
export function placeOf({ words, cards }: StoryContent, index: number): string {
  return words.place.replace('{place}', String(index + 1)).replace('{count}', String(cards.length));
}
