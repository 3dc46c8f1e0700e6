import { gradientOf, type Background } from '../../src/model/colours/backgrounds';
import type { Swipe } from '../../src/model/content';
import { sourceStemOf, stemOf } from '../../src/model/pictures/stem';
import type { Path, Place, Value } from '../protocol';
import { isEntry, textOf } from './values';

/** The couple's file that holds the cards. */
export const STORY_FILE = 'story.yaml';

/** A card as it is in the file, without defaults. */
export type Card = {
  date: string;
  caption: string;
  photo?: string;
  video?: string;
  start?: string;
  focus?: string;
  rotate?: number;
  zoom?: number;
  background?: Background;
  allowedSwipe?: Swipe;
  alt?: string;
};

/** The lines of a card. */
export type CardLine = keyof Card;

/** The entry in the file that each card was read from. */
const entries = new WeakMap<Card, Value>();

/** The cards in the story's file, without lines of a wrong type; null if the file has no list of cards. */
export function readCards(story: Value | undefined): Card[] | null {
  if (!isEntry(story) || !Array.isArray(story.cards)) return null;
  return story.cards.map((written) => {
    const entry = isEntry(written) ? written : {};
    const card: Card = { date: textOf(entry.date), caption: textOf(entry.caption) };
    for (const line of ['photo', 'video', 'start', 'focus', 'alt'] as const) {
      const value = entry[line];
      if (typeof value === 'string') card[line] = value;
    }
    for (const line of ['rotate', 'zoom'] as const) {
      const value = entry[line];
      if (typeof value === 'number') card[line] = value;
    }
    const { background, allowedSwipe } = entry;
    if (typeof background === 'string') card.background = background;
    if (Array.isArray(background)) card.background = background.map(textOf);
    if (allowedSwipe === 'like' || allowedSwipe === 'superlike') card.allowedSwipe = allowedSwipe;
    entries.set(card, written);
    return card;
  });
}

/**
 * The entry that a card was read from; a new card as it is. The entry also has lines of a wrong type, such as
 * `date: 2018`: a change that leaves them out of the old value conflicts.
 */
export function entryOfCard(card: Card | undefined): Value {
  return (card && entries.get(card)) ?? { ...card };
}

/** The place of a card, or of one of its lines. */
export function placeOfCard(index: number, line?: CardLine): Place {
  const path: Path = line === undefined ? ['cards', index] : ['cards', index, line];
  return { file: STORY_FILE, path };
}

/** The photo or film of a card, if any. */
export function mediaOf({ photo, video }: Card): string | undefined {
  return photo ?? video;
}

/**
 * A key for each card: its picture or words, so that changes to other cards do not change the key. Cards with the same
 * picture or words are numbered in order.
 */
export function keysOf(cards: readonly Card[]): string[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const name = mediaOf(card) ?? `${card.date}: ${card.caption}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    // No name contains this separator.
    return times === 1 ? name : `${name}\0${times}`;
  });
}

/** Whether the story page still lacks some card's picture. */
export function isBeingMade(cards: readonly Card[], pictures: Record<string, Place>): boolean {
  const made = Object.entries(pictures).flatMap(([address, { file }]) =>
    file === STORY_FILE ? [sourceStemOf(address)] : [],
  );
  const media = cards.flatMap((card) => mediaOf(card) ?? []);
  // Without any picture, the story page has not been made yet, so nothing is known.
  return made.length > 0 && !media.every((name) => made.includes(stemOf(name)));
}

/** Whether two backgrounds look the same. */
export function looksLike(one: Background, other: Background): boolean {
  return gradientOf(one).join() === gradientOf(other).join();
}
