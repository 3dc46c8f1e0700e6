import { gradientOf, type Background } from '../../src/model/colours/backgrounds';
import type { Swipe } from '../../src/model/content';
import { sourceStemOf, stemOf } from '../../src/model/pictures/stem';
import type { Change, EditState, Path, Place, Value } from '../protocol';
import { isEntry, textOf, valueAt } from './values';

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

/** The name of a card's line. */
export type CardLine = keyof Card;

/** The entry in the file that each card was read from. */
const entries = new WeakMap<Card, Value>();

/**
 * The cards in the story's file; null if the file has no list of cards. A missing date or caption is empty, and a number
 * there becomes text; other lines of a wrong type are left out.
 */
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
 * The entry that a card was read from; for a new card, its own lines. The entry has all values as written, such as the
 * number in `date: 2018`: a change whose old value differs from them conflicts.
 */
export function entryOfCard(card: Card | undefined): Value {
  return (card && entries.get(card)) ?? { ...card };
}

/** The place of a card, or of one of its lines. */
export function placeOfCard(index: number, line?: CardLine): Place {
  const path: Path = line === undefined ? ['cards', index] : ['cards', index, line];
  return { file: STORY_FILE, path };
}

/** The change that makes a card’s caption follow its new date; none unless the caption is the old date, `was`. */
export function followDate(story: Value | undefined, { file, path }: Place, was: Value, value: Value): Change[] {
  const [list, index, line] = path;
  if (file !== STORY_FILE || list !== 'cards' || line !== 'date' || typeof index !== 'number' || value === '')
    return [];
  const caption = valueAt(story, [list, index, 'caption']);
  if (caption === null || caption !== was) return [];
  return [{ kind: 'set', at: placeOfCard(index, 'caption'), was, value }];
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

/** Whether the story page still lacks some cards' pictures. */
export function lacksPictures(cards: readonly Card[], pictures: EditState['pictures']): boolean {
  const made = Object.entries(pictures).flatMap(([address, { file }]) =>
    file === STORY_FILE ? [sourceStemOf(address)] : [],
  );
  const media = cards.flatMap((card) => mediaOf(card) ?? []);
  // Without any picture, the story page has not been made yet, so what it lacks is unknown.
  return made.length > 0 && !media.every((name) => made.includes(stemOf(name)));
}

/** Whether two backgrounds look the same. */
export function looksLike(one: Background, other: Background): boolean {
  return gradientOf(one).join() === gradientOf(other).join();
}
