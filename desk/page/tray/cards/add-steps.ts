import type { Change } from '../../../protocol';
import { entryOfCard, placeOfCard, type Card } from '../../../model/cards';
import { compareDays, readDate, type Day } from './card-dates';
import { keepBackgrounds, type Outcome, type Placed } from './keep-backgrounds';
import { suggestCaption } from './suggest-caption';
import { nameOf } from './steps';

/** A new card and its date, if known. */
export type NewCard = { card: Card; day: Day | null };

/** Inserts a card of words with a suggested caption, and the date of the card before it or else this year. */
export function addWords(cards: readonly Card[], index: number): Outcome {
  const date = cards[index - 1]?.date ?? String(new Date().getFullYear());
  const card: Card = { date, caption: suggestCaption('', date) };
  const all = cards
    .map((each, oldIndex): Placed => ({ card: each, oldIndex }))
    .toSpliced(index, 0, { card, oldIndex: null });
  const insert: Change = { kind: 'insert', at: placeOfCard(index), length: cards.length, value: entryOfCard(card) };
  return keepBackgrounds(cards, all, 'the new card of words', [insert]);
}

/** Inserts new cards by date, in one step. @returns also their `indexes` afterwards, oldest first and undated last */
export function addCards(
  cards: readonly Card[],
  added: readonly NewCard[],
  language: string,
): Outcome & { indexes: number[] } {
  const all: Placed[] = cards.map((card, oldIndex) => ({ card, oldIndex }));
  const changes: Change[] = [];
  const sorted = sortByDay(added);
  for (const { card, day } of sorted) {
    const index = day ? findPosition(all, day, sorted, language) : all.length;
    changes.push({ kind: 'insert', at: placeOfCard(index), length: all.length, value: entryOfCard(card) });
    all.splice(index, 0, { card, oldIndex: null });
  }
  const label = added.length === 1 ? `the new card “${nameOf(added[0]?.card)}”` : `${added.length} new cards`;
  const outcome = keepBackgrounds(cards, all, label, changes);
  return { ...outcome, indexes: sorted.map(({ card }) => all.findIndex((placed) => placed.card === card)) };
}

/** Sorts new cards: oldest first; undated ones last, in their given order. */
function sortByDay(added: readonly NewCard[]): NewCard[] {
  return added.toSorted((one, other) => {
    if (one.day && other.day) return compareDays(one.day, other.day);
    return Number(one.day === null) - Number(other.day === null);
  });
}

/** A new card’s index: after the last card that is not later, else before all dated cards, else at the end. */
function findPosition(all: readonly Placed[], day: Day, added: readonly NewCard[], language: string): number {
  const dayOf = ({ card, oldIndex }: Placed) =>
    oldIndex === null ? (added.find((one) => one.card === card)?.day ?? null) : readDate(card.date, language);
  const days = all.map(dayOf);
  const lastNotLater = days.findLastIndex((each) => each !== null && compareDays(each, day) <= 0);
  if (lastNotLater >= 0) return lastNotLater + 1;
  const firstDated = days.findIndex((each) => each !== null);
  return firstDated < 0 ? all.length : firstDated;
}
