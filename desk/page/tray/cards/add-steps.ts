import type { Change } from '../../../protocol';
import { placeOfCard, writtenAs, type Card } from '../../../model/cards';
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
  const insert: Change = { kind: 'insert', at: placeOfCard(index), length: cards.length, value: writtenAs(card) };
  return keepBackgrounds(cards, all, 'the new card of words', [insert]);
}

/** Inserts new cards by date, in one step. @returns also their new indexes, oldest first and undated last */
export function addCards(
  cards: readonly Card[],
  added: readonly NewCard[],
  language: string,
): Outcome & { places: number[] } {
  const all: Placed[] = cards.map((card, oldIndex) => ({ card, oldIndex }));
  const changes: Change[] = [];
  const inTime = sortByDay(added);
  for (const { card, day } of inTime) {
    const at = day ? findPosition(all, day, inTime, language) : all.length;
    changes.push({ kind: 'insert', at: placeOfCard(at), length: all.length, value: writtenAs(card) });
    all.splice(at, 0, { card, oldIndex: null });
  }
  const label = added.length === 1 ? `the new card “${nameOf(added[0]?.card)}”` : `${added.length} new cards`;
  const outcome = keepBackgrounds(cards, all, label, changes);
  return { ...outcome, places: inTime.map(({ card }) => all.findIndex((one) => one.card === card)) };
}

/** Oldest first; undated cards last, in their given order. */
function sortByDay(added: readonly NewCard[]): NewCard[] {
  return added.toSorted((one, other) => {
    if (one.day && other.day) return compareDays(one.day, other.day);
    return Number(one.day === null) - Number(other.day === null);
  });
}

/** The index after the last card that is not later; else the first dated card’s, or the end if none is dated. */
function findPosition(all: readonly Placed[], day: Day, added: readonly NewCard[], language: string): number {
  const dayOf = ({ card, oldIndex }: Placed) =>
    oldIndex === null ? (added.find((one) => one.card === card)?.day ?? null) : readDate(card.date, language);
  const days = all.map(dayOf);
  const before = days.findLastIndex((one) => one !== null && compareDays(one, day) <= 0);
  if (before >= 0) return before + 1;
  const firstDated = days.findIndex((one) => one !== null);
  return firstDated < 0 ? all.length : firstDated;
}
