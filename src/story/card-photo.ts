import type { Photo, PhotoSource, StoryCard } from '../content/model';

/** The still of a card: its photo or its video's poster; null for a card of words alone. */
export function stillOf(card: StoryCard): Photo | null {
  if (card.media.kind === 'photo') return card.media.photo;
  return card.media.kind === 'video' ? card.media.video.poster : null;
}

/** What a guest who cannot see a card's picture should know. */
export function descriptionOf(card: StoryCard): string {
  if (card.media.kind === 'none') return '';
  return card.media.kind === 'photo' ? card.media.photo.alt : card.media.video.alt;
}

/** The smallest size that is not blurred at `width` device pixels, or the largest there is. */
export function sourceFor(sources: readonly PhotoSource[], width: number): PhotoSource | undefined {
  return sources.find((source) => source.width >= width * 0.9) ?? sources.at(-1);
}
