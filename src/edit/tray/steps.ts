import { shorten } from '../desk/shorten';
import type { Change, Path, Place, Step, Value } from '../protocol';
import {
  backgroundsOf,
  FIRST_BACKGROUND,
  looksLike,
  STORY_FILE,
  type Background,
  type Card,
  type CardLine,
} from './cards';
import { compareDays, readDate, type Day } from './dates';

/*
 * What the tray does to the cards, as steps to be written, each with the cards as they are then.
 *
 * A background lasts from the card that sets it to the next that does. So whoever moves or takes out such a card would
 * change the look of those that follow it, here and at its new place. No step does: the card behind gets the background
 * written that it had. A card with a background of its own takes it along; one without has that of the place where it
 * comes to stand, as it says.
 */

/** A step, and the cards after it. */
export type Outcome = { step: Step; cards: Card[] };

/** A new card, and the day that it is of; null where nobody knows. */
export type NewCard = { card: Card; day: Day | null };

/** Where a line of a card is written. */
export function placeOfCard(index: number, line?: CardLine): Place {
  const path: Path = line === undefined ? ['cards', index] : ['cards', index, line];
  return { file: STORY_FILE, path };
}

/** Writes another value in a line of a card; null leaves the line out. */
export function setLine(index: number, line: CardLine, was: Value, value: Value): Step {
  return {
    label: `${LINES[line]} of card ${index + 1}`,
    changes: [{ kind: 'set', at: placeOfCard(index, line), was, value }],
  };
}

/** Moves a card. @param to its position after that. */
export function moveCard(cards: readonly Card[], from: number, to: number): Outcome {
  const moved = cards.map((card, was) => ({ card, was }));
  moved.splice(to, 0, ...moved.splice(from, 1));
  const move: Change = { kind: 'move', at: placeOfCard(from), was: writtenAs(cards[from]), to };
  return settle(cards, moved, `the move of “${nameOf(cards[from])}” to place ${to + 1}`, [move]);
}

/** Takes a card out. */
export function removeCard(cards: readonly Card[], index: number): Outcome {
  const left = cards.map((card, was) => ({ card, was })).toSpliced(index, 1);
  const remove: Change = { kind: 'remove', at: placeOfCard(index), was: writtenAs(cards[index]) };
  return settle(cards, left, `card “${nameOf(cards[index])}” taken out`, [remove]);
}

/** Puts new cards where their dates belong, all in one step. @returns also where they stand then, in their order in time. */
export function addCards(
  cards: readonly Card[],
  added: readonly NewCard[],
  language: string,
): Outcome & { places: number[] } {
  const all: Standing[] = cards.map((card, was) => ({ card, was }));
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

/** The oldest first; those of which nobody knows come last, as they came. */
function sortByDay<Dated extends { day: Day | null }>(added: readonly Dated[]): Dated[] {
  return added.toSorted((one, other) => {
    if (one.day && other.day) return compareDays(one.day, other.day);
    return Number(one.day === null) - Number(other.day === null);
  });
}

/** A card in its new order, and where it stood before. */
type Standing = { card: Card; was: number | null };

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

/** Behind the last card that is not later: those of one month follow each other. Before all where each is later. */
function findPosition(all: readonly Standing[], day: Day, added: readonly NewCard[], language: string): number {
  const dayOf = ({ card, was }: Standing) =>
    was === null ? (added.find((one) => one.card === card)?.day ?? null) : readDate(card.date, language);
  const days = all.map(dayOf);
  const before = days.findLastIndex((one) => one !== null && compareDays(one, day) <= 0);
  if (before >= 0) return before + 1;
  const later = days.findIndex((one) => one !== null);
  return later < 0 ? all.length : later;
}

/** Adds to a step what keeps each card's look, where the card before it is another now. */
function settle(before: readonly Card[], after: readonly Standing[], label: string, changes: Change[]): Outcome {
  const looks = backgroundsOf(before);
  const isMoved = (one: Standing) => changes.some(({ kind, at }) => kind === 'move' && at.path[1] === one.was);
  /** The look that a card is to have; null for whatever its place has. */
  const lookOf = (one: Standing): Background | null => {
    if (one.was === null || (isMoved(one) && one.card.background === undefined)) return one.card.background ?? null;
    return looks[one.was] ?? null;
  };
  const cards: Card[] = [];
  let look = FIRST_BACKGROUND;
  after.forEach((one, index) => {
    const { card, was } = one;
    const inherited = look;
    // The first of all has no card before it, and joins the one behind it.
    const wanted = lookOf(one) ?? (index === 0 ? after.map(lookOf).find((each) => each !== null) : null) ?? inherited;
    const wasBehind = was === null ? undefined : was - 1;
    const isBehind = index === 0 ? -1 : (after[index - 1]?.was ?? undefined);
    const isBehindAnother = wasBehind === undefined || wasBehind !== isBehind;
    let { background } = card;
    if (isBehindAnother && !looksLike(wanted, background ?? inherited)) background = wanted;
    // What had to be written while another card stood between is not needed any more.
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

/** A card as a value of its file. */
function writtenAs(card: Card | undefined): Value {
  return { ...card };
}

function nameOf(card: Card | undefined): string {
  return shorten(card?.caption ?? '', 40);
}
