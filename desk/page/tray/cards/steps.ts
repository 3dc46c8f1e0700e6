import { shorten } from '../../../model/shorten';
import type { Change, Path, Place, Step, Value } from '../../../protocol';
import {
  backgroundsOf,
  FIRST_BACKGROUND,
  looksLike,
  STORY_FILE,
  type Background,
  type Card,
  type CardLine,
} from '../../../model/cards';
import { compareDays, readDate, type Day } from './card-dates';

/*
 * The tray’s changes to the cards, as steps to save.
 *
 * A background lasts until a card sets another. Moving or removing a card must not change the others’ look, so the card
 * behind it gets its old background written down. A card with its own background keeps it; one without inherits.
 */

/** A step, and the resulting cards. */
export type Outcome = { step: Step; cards: Card[] };

/** A new card and its date, if known. */
export type NewCard = { card: Card; day: Day | null };

/** The place of a card, or of one of its fields. */
export function placeOfCard(index: number, line?: CardLine): Place {
  const path: Path = line === undefined ? ['cards', index] : ['cards', index, line];
  return { file: STORY_FILE, path };
}

/** Sets a field of a card; null removes it. */
export function setLine(index: number, line: CardLine, was: Value, value: Value): Step {
  return {
    label: `${LINES[line]} of card ${index + 1}`,
    changes: [{ kind: 'set', at: placeOfCard(index, line), was, value }],
  };
}

/** Moves a card. @param to its new index */
export function moveCard(cards: readonly Card[], from: number, to: number): Outcome {
  const moved = cards.map((card, was) => ({ card, was }));
  moved.splice(to, 0, ...moved.splice(from, 1));
  const move: Change = { kind: 'move', at: placeOfCard(from), was: writtenAs(cards[from]), to };
  return settle(cards, moved, `the move of “${nameOf(cards[from])}” to place ${to + 1}`, [move]);
}

/** Removes a card. */
export function removeCard(cards: readonly Card[], index: number): Outcome {
  const left = cards.map((card, was) => ({ card, was })).toSpliced(index, 1);
  const remove: Change = { kind: 'remove', at: placeOfCard(index), was: writtenAs(cards[index]) };
  return settle(cards, left, `the removal of card “${nameOf(cards[index])}”`, [remove]);
}

/** Inserts new cards by date, in one step. @returns also their new indexes, oldest first */
export function addCards(
  cards: readonly Card[],
  added: readonly NewCard[],
  language: string,
): Outcome & { places: number[] } {
  const all: Placed[] = cards.map((card, was) => ({ card, was }));
  const changes: Change[] = [];
  const inTime = sortByDay(added);
  for (const { card, day } of inTime) {
    const at = day ? findPosition(all, day, inTime, language) : all.length;
    changes.push({ kind: 'insert', at: placeOfCard(at), length: all.length, value: writtenAs(card) });
    all.splice(at, 0, { card, was: null });
  }
  const label = added.length === 1 ? `the new card “${nameOf(added[0]?.card)}”` : `${added.length} new cards`;
  const outcome = settle(cards, all, label, changes);
  return { ...outcome, places: inTime.map(({ card }) => all.findIndex((one) => one.card === card)) };
}

/** Oldest first; undated cards last, in their given order. */
function sortByDay<Dated extends { day: Day | null }>(added: readonly Dated[]): Dated[] {
  return added.toSorted((one, other) => {
    if (one.day && other.day) return compareDays(one.day, other.day);
    return Number(one.day === null) - Number(other.day === null);
  });
}

/** A card in the new order, with its old index. */
type Placed = { card: Card; was: number | null };

const LINES: Record<CardLine, string> = {
  date: 'the date',
  caption: 'the caption',
  photo: 'the photo',
  video: 'the film',
  start: 'where the film begins',
  focus: 'what stays in view',
  background: 'the background',
  allowedSwipe: 'the direction',
  alt: 'the description',
};

/** After the last card that is not later; before all cards if every one is later. */
function findPosition(all: readonly Placed[], day: Day, added: readonly NewCard[], language: string): number {
  const dayOf = ({ card, was }: Placed) =>
    was === null ? (added.find((one) => one.card === card)?.day ?? null) : readDate(card.date, language);
  const days = all.map(dayOf);
  const before = days.findLastIndex((one) => one !== null && compareDays(one, day) <= 0);
  if (before >= 0) return before + 1;
  const later = days.findIndex((one) => one !== null);
  return later < 0 ? all.length : later;
}

/** Adds the changes that keep each card’s background after a reorder. */
function settle(before: readonly Card[], after: readonly Placed[], label: string, changes: Change[]): Outcome {
  const looks = backgroundsOf(before);
  const isMoved = (one: Placed) => changes.some(({ kind, at }) => kind === 'move' && at.path[1] === one.was);
  /** The background a card should have; null to inherit. */
  const lookOf = (one: Placed): Background | null => {
    if (one.was === null || (isMoved(one) && one.card.background === undefined)) return one.card.background ?? null;
    return looks[one.was] ?? null;
  };
  const cards: Card[] = [];
  let look = FIRST_BACKGROUND;
  after.forEach((one, index) => {
    const { card, was } = one;
    const inherited = look;
    // The first card cannot inherit, so it takes the next card’s background.
    const wanted = lookOf(one) ?? (index === 0 ? after.map(lookOf).find((each) => each !== null) : null) ?? inherited;
    const wasBehind = was === null ? undefined : was - 1;
    const isBehind = index === 0 ? -1 : (after[index - 1]?.was ?? undefined);
    const isBehindAnother = wasBehind === undefined || wasBehind !== isBehind;
    let { background } = card;
    if (isBehindAnother && !looksLike(wanted, background ?? inherited)) background = wanted;
    // This background was only needed because of the card that used to be in front.
    else if (isBehindAnother && index > 0 && background !== undefined && looksLike(background, inherited))
      if (was === 0 || !looksLike(background, looks[(was ?? 0) - 1] ?? FIRST_BACKGROUND)) background = undefined;
    if (background !== card.background)
      changes.push({
        kind: 'set',
        at: placeOfCard(index, 'background'),
        was: card.background ?? null,
        value: background ?? null,
      });
    const { background: _, ...rest } = card;
    cards.push(background === undefined ? rest : { ...rest, background });
    look = background ?? inherited;
  });
  return { step: { label, changes }, cards };
}

/** A card as a file value. */
function writtenAs(card: Card | undefined): Value {
  return { ...card };
}

function nameOf(card: Card | undefined): string {
  return shorten(card?.caption ?? '', 40);
}
