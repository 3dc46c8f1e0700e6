import type { Change } from '../../../protocol';
import { entryOfCard, mediaOf, placeOfCard, type Card } from '../../../model/cards';
import { compareDates, readDate, type PartialDate } from './card-dates';
import { keepBackgrounds, type Outcome, type Placed } from './keep-backgrounds';
import { nameOf } from './steps';

/** A new card, and when its photo or film was taken; null if unknown. */
export type NewCard = { card: Card; taken: PartialDate | null };

/**
 * The cards added since the desk’s page loaded, by photo or film. A card may show only a month, which is too little to sort
 * photos that arrive one by one.
 */
const addedByName = new Map<string | undefined, NewCard>();

/** Inserts a card of words, dated like the card before it, or else this year. Its suggested caption is the date. */
export function addWords(cards: readonly Card[], index: number): Outcome {
  const date = cards[index - 1]?.date ?? String(new Date().getFullYear());
  const card: Card = { date, caption: date };
  const all = cards
    .map((each, oldIndex): Placed => ({ card: each, oldIndex }))
    .toSpliced(index, 0, { card, oldIndex: null });
  const insert: Change = { kind: 'insert', at: placeOfCard(index), length: cards.length, value: entryOfCard(card) };
  return keepBackgrounds(cards, all, 'the new card of words', [insert]);
}

/** Inserts new cards by date, in one step. @returns also their final `indexes`, oldest first and undated last */
export function addCards(
  cards: readonly Card[],
  added: readonly NewCard[],
  language: string,
): Outcome & { indexes: number[] } {
  const all: Placed[] = cards.map((card, oldIndex) => ({ card, oldIndex }));
  /** The dates of `all`; null where unknown. */
  const dates = cards.map((card) => dateOf(card, language));
  for (const each of added) addedByName.set(mediaOf(each.card), each);
  const changes: Change[] = [];
  const sorted = sortByDate(added);
  for (const { card, taken } of sorted) {
    const index = taken ? findPosition(dates, taken) : all.length;
    changes.push({ kind: 'insert', at: placeOfCard(index), length: all.length, value: entryOfCard(card) });
    all.splice(index, 0, { card, oldIndex: null });
    dates.splice(index, 0, taken);
  }
  const label = added.length === 1 ? `the new card “${nameOf(added[0]?.card)}”` : `${added.length} new cards`;
  const outcome = keepBackgrounds(cards, all, label, changes);
  return { ...outcome, indexes: sorted.map(({ card }) => all.findIndex((placed) => placed.card === card)) };
}

/** When a card’s photo or film was taken, if known and the card’s date was not changed since, or else that date. */
function dateOf(card: Card, language: string): PartialDate | null {
  const added = addedByName.get(mediaOf(card));
  return (added?.card.date === card.date && added.taken) || readDate(card.date, language);
}

/** Sorts new cards: oldest first; undated ones last, in their given order. */
function sortByDate(added: readonly NewCard[]): NewCard[] {
  return added.toSorted((one, other) => {
    if (one.taken && other.taken) return compareDates(one.taken, other.taken);
    return Number(one.taken === null) - Number(other.taken === null);
  });
}

/** A new card’s index: after the last card that is not later, else before all dated cards, else at the end. */
function findPosition(dates: readonly (PartialDate | null)[], taken: PartialDate): number {
  const lastNotLater = dates.findLastIndex((date) => date !== null && compareDates(date, taken) <= 0);
  if (lastNotLater >= 0) return lastNotLater + 1;
  const firstDated = dates.findIndex((date) => date !== null);
  return firstDated < 0 ? dates.length : firstDated;
}
