import { create } from 'zustand';
import type { EditState, Refusal } from '../../protocol';
import { save } from '../state/saving';
import { useDesk } from '../state/desk-store';
import { readTopCard } from '../state/story-place';
import { keysOf, readCards, STORY_FILE, type Card } from '../../model/cards';
import { findOpen, type OpenCard } from '../../model/find-open';
import { captionOf } from './cards/caption-of';
import type { Outcome } from './cards/keep-backgrounds';
import { moveCard } from './cards/steps';

type Tray = {
  /** The cards with the changes that the file does not have yet; null if it has them all, and after a failed save. */
  ahead: Card[] | null;
  open: OpenCard | null;
  /** Counts opened forms; used as a React key, so that each form starts fresh. */
  openings: number;
  /** The index of the card on top of the deck; null until a card was opened or swiped. */
  top: number | null;
  /** The index of the card with the roving focus. */
  current: number;
  /** The keys of the selected cards. */
  selected: readonly string[];
  /** Why the last change was not saved; null if it was, during a save, and once dismissed. */
  trouble: Refusal | null;
  /** Announcement for screen readers. */
  announcement: string;
};

/** The tray’s state. It outlives the panel, which may close during a save. */
export const useTray = create<Tray>(() => ({
  ahead: null,
  open: null,
  openings: 0,
  top: readTopCard(),
  current: readTopCard() ?? 0,
  selected: [],
  trouble: null,
  announcement: '',
}));

/** Debounce for moves by keyboard, ms: many presses become one step. */
const MOVE_REST_MS = 800;

/** How many saves have not ended yet. */
let pendingSaves = 0;
/** Counts failed saves. Changes that wait behind a failed save build on its change, so they are dropped, too. */
let failures = 0;
/** The move by keyboard that is not yet saved, with the cards before it; null if there is none. */
let pendingMove: { before: Card[]; from: number; to: number; timer: number } | null = null;

/** The cards as the tray shows them; null if story.yaml is missing or unreadable. */
export function currentCards(): Card[] | null {
  return useTray.getState().ahead ?? writtenCards();
}

/** All content files, as they are now. */
export function contentFiles(): EditState['files'] {
  return useDesk.getState().state?.files ?? {};
}

/** The cards in the file; null if story.yaml is missing or unreadable. */
export function writtenCards(): Card[] | null {
  return readCards(contentFiles()[STORY_FILE]?.data);
}

/** Makes a change to the cards. Runs on the shown cards at once, and again on the file’s cards when it is saved. */
type MakeChange = (cards: Card[]) => Outcome;

/** Shows a change at once and saves it. @returns whether the save succeeded */
export async function changeCards(make: MakeChange): Promise<boolean> {
  endMove();
  const cards = currentCards();
  if (!cards) return false;
  useTray.setState({ ahead: make(cards).cards });
  return write(make);
}

/** A change to one card, which finds it even if another window has moved it. Changes nothing if the card is gone. */
export function ofCard(
  before: readonly Card[],
  index: number,
  make: (cards: Card[], index: number) => Outcome,
): MakeChange {
  const keys = keysOf(before);
  return (cards) => {
    const latest = findOpen(keysOf(cards), { index, keys });
    return latest < 0 ? { step: { label: '', changes: [] }, cards } : make(cards, latest);
  };
}

/**
 * The answer to a change that finds no readable story.yaml. A change that waited behind a failed one gets it as well, but
 * nobody sees it: the tray shows why the earlier one failed.
 */
const DROPPED: Refusal = { status: 'refused', message: 'story.yaml cannot be read, so the change was not saved.' };

/** Saves a change after all pending ones. If one of them fails, this one is dropped; the tray shows that failure. */
async function write(make: MakeChange): Promise<boolean> {
  const failuresBefore = failures;
  pendingSaves += 1;
  useTray.setState({ trouble: null });
  const answer = await save(() => {
    const cards = writtenCards();
    return cards && failuresBefore === failures ? make(cards).step : DROPPED;
  });
  pendingSaves -= 1;
  if (answer.status !== 'done' && failuresBefore === failures) {
    failures += 1;
    forgetMove();
    useTray.setState({ ahead: null, trouble: answer });
  }
  if (pendingSaves === 0 && !pendingMove) useTray.setState({ ahead: null });
  return answer.status === 'done';
}

/** Moves a card by keyboard. The move is saved after a pause or before the next change. */
export function moveByKey(index: number, to: number): void {
  const cards = currentCards();
  if (!cards || to === index) return;
  // A pending move of another card is saved first.
  if (pendingMove?.to !== index) endMove();
  window.clearTimeout(pendingMove?.timer);
  const { before, from } = pendingMove ?? { before: cards, from: index };
  pendingMove = { before, from, to, timer: window.setTimeout(endMove, MOVE_REST_MS) };
  useTray.setState({ ahead: moveCard(before, from, to).cards, current: to });
  announceMove(before, from, to);
}

/** Announces a card’s new position. @param before the cards before the move */
export function announceMove(before: readonly Card[], from: number, to: number): void {
  useTray.setState({ announcement: `Card “${captionOf(before[from])}” is now ${to + 1} of ${before.length}.` });
}

/** Saves the pending move by keyboard, if any. */
export function endMove(): void {
  if (!pendingMove) return;
  const { before, from, to } = pendingMove;
  forgetMove();
  // The card is back at its old index.
  if (from === to) {
    if (pendingSaves === 0) useTray.setState({ ahead: null });
    return;
  }
  void write(ofCard(before, from, (cards, index) => moveCard(cards, index, to)));
}

/** Drops the pending move by keyboard, if any. */
function forgetMove(): void {
  window.clearTimeout(pendingMove?.timer);
  pendingMove = null;
}
