import { isEntry, textOf } from './values';
import type { Swipe } from '../../src/model/content';
import type { Place, Value } from '../protocol';

/** The couple's file that holds the cards. */
export const STORY_FILE = 'story.yaml';

/** One colour, or two or three. */
export type Background = string | string[];

/** A card as it is written: what is left out is not there. */
export type Card = {
  date: string;
  caption: string;
  photo?: string;
  video?: string;
  start?: string;
  focus?: string;
  background?: Background;
  allowedSwipe?: Swipe;
  alt?: string;
};

/** The lines of a card. */
export type CardLine = keyof Card;

/** What the story begins with where its first card sets no background; `build/make/make-story.ts` has the same. */
export const FIRST_BACKGROUND: Background = ['#1d2450', '#4b3f86', '#9a4f7c'];

/** The cards of a story's file as it is written; null where there are none to be read. Lines that make no sense are left out. */
export function readCards(story: Value | undefined): Card[] | null {
  if (!isEntry(story) || !Array.isArray(story.cards)) return null;
  return story.cards.map((written) => {
    const entry = isEntry(written) ? written : {};
    const card: Card = { date: textOf(entry.date), caption: textOf(entry.caption) };
    for (const line of ['photo', 'video', 'start', 'focus', 'alt'] as const) {
      const value = entry[line];
      if (typeof value === 'string') card[line] = value;
    }
    const { background, allowedSwipe } = entry;
    if (typeof background === 'string') card.background = background;
    if (Array.isArray(background)) card.background = background.map(textOf);
    if (allowedSwipe === 'like' || allowedSwipe === 'superlike') card.allowedSwipe = allowedSwipe;
    return card;
  });
}

/** The file that a card shows; undefined where it has words alone. */
export function mediaOf({ photo, video }: Card): string | undefined {
  return photo ?? video;
}

/**
 * A name for each card that stays with it when others come, go or move: they have none of their own. Cards that show the
 * same are counted.
 */
export function keysOf(cards: readonly Card[]): string[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const name = mediaOf(card) ?? `${card.date}: ${card.caption}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} ${times}`;
  });
}

/** The card whose form is open. The keys of all cards find it again when others come or go. */
export type OpenCard = {
  index: number;
  keys: readonly string[];
  /** The line that is to have the focus; null for the form as a whole. */
  line: CardLine | null;
};

/** Where the open card is by now, however much has changed at once; -1 where it is gone. */
export function findOpen(keys: readonly string[], { index, keys: before }: OpenCard): number {
  const found = keys.indexOf(before[index] ?? '');
  if (found >= 0) return found;
  // Its caption or its picture may be what it was known by: then it is the one new card between those that were around it.
  const isThere = (key: string) => keys.includes(key);
  const [last, next] = [before.slice(0, index).findLast(isThere), before.slice(index + 1).find(isThere)];
  const from = last === undefined ? 0 : keys.indexOf(last) + 1;
  const between = keys.slice(from, next === undefined ? keys.length : keys.indexOf(next));
  const [fresh, another] = between.filter((key) => !before.includes(key));
  return fresh === undefined || another !== undefined ? -1 : keys.indexOf(fresh);
}

/** The background behind each card, as it is written on the card that set it last. */
export function backgroundsOf(cards: readonly Card[]): Background[] {
  let background = FIRST_BACKGROUND;
  return cards.map((card) => (background = card.background ?? background));
}

/** Whether the site, as far as it shows the story, is still to make the picture of a card. */
export function isBeingMade(cards: readonly Card[], pictures: Record<string, Place>): boolean {
  const made = Object.entries(pictures).flatMap(([address, { file }]) =>
    file === STORY_FILE ? [address.split('/')[1] ?? ''] : [],
  );
  const isMade = (media: string) => made.some((name) => name.startsWith(media.replace(/\.\w+$/, '')));
  return made.length > 0 && cards.some((card) => !isMade(mediaOf(card) ?? ''));
}

/** Whether two backgrounds look the same. */
export function looksLike(one: Background, other: Background): boolean {
  return coloursOf(one).join() === coloursOf(other).join();
}

/** The colours of a background: two or three, small letters. */
export function coloursOf(background: Background): string[] {
  const colours = [background].flat().map((colour) => colour.toLowerCase());
  const [only] = colours;
  return colours.length === 1 && only !== undefined ? [only, only] : colours;
}
