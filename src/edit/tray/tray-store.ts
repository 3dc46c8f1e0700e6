import { create } from 'zustand';
import type { Answer, Step, Value } from '../protocol';
import { save, useDesk } from '../store';
import { readPlace } from '../story-place';
import { keysOf, readCards, STORY_FILE, withLine, type Card, type CardLine, type OpenCard } from './cards';
import { moveCard, setLine, type Outcome } from './steps';

/** Why something was not written. */
export type Refusal = Exclude<Answer, { status: 'done' }>;

type Tray = {
  /** The cards as they will be, while that is written; null where they are what they are. */
  ahead: Card[] | null;
  open: OpenCard | null;
  /** Counts the forms that were opened: each begins anew. */
  turns: number;
  /** The card on top of the deck beside the tray; null until anybody has asked for one or swiped. */
  top: number | null;
  /** The card among the thumbnails that has the focus, or will have it. */
  current: number;
  /** Why the last change was not written. */
  trouble: Refusal | null;
  /** What a screen reader hears of the tray, before anything is written. */
  heard: string;
};

/** What the tray knows beside the content. It outlives the panel, which may be closed while something is written. */
export const useTray = create<Tray>(() => ({
  ahead: null,
  open: null,
  turns: 0,
  top: readPlace(),
  current: readPlace() ?? 0,
  trouble: null,
  heard: '',
}));

/** How long keys may rest before a move is written: many presses are one step. */
const MOVE_REST_MS = 800;

/** What is waiting to be written, and how much of it there is. */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** Counts what went wrong: all that was built upon it is dropped. */
let failures = 0;
/** A move by key that is not over yet. */
let move: { before: Card[]; from: number; to: number; timer: number } | null = null;

/** The cards as the tray shows them; null where there are none to be read. */
export function currentCards(): Card[] | null {
  return useTray.getState().ahead ?? readCards(useDesk.getState().state?.files[STORY_FILE]?.data);
}

/** Shows the cards as they will be, and writes that. @returns whether it could be written. */
export async function act(outcome: Outcome): Promise<boolean> {
  endMove();
  useTray.setState({ ahead: outcome.cards });
  return (await writeInTurn(outcome.step)).status === 'done';
}

/** Shows another value in a line of a card, and writes it. What stands in its way is told at its field. */
export function writeLine(index: number, line: CardLine, was: Value, value: Value): Promise<Answer> {
  endMove();
  const ahead = currentCards()?.map((card, at): Card => (at === index ? withLine(card, line, value) : card));
  if (ahead) useTray.setState({ ahead });
  return writeInTurn(setLine(index, line, was, value), true);
}

/** Writes a step after all that is still being written. What is to be told is kept for the tray. */
async function writeInTurn(step: Step, isToldHere = false): Promise<Answer> {
  endMove();
  const then = failures;
  waiting += 1;
  useTray.setState({ trouble: null });
  const turn = queue.then(() => (then === failures ? save(step) : DROPPED));
  queue = turn;
  const answer = await turn;
  waiting -= 1;
  if (answer.status !== 'done' && then === failures) {
    failures += 1;
    useTray.setState(isToldHere ? { ahead: null } : { ahead: null, trouble: answer });
  }
  if (waiting === 0 && !move) useTray.setState({ ahead: null });
  return answer;
}

/** Moves a card by key. It is written once the keys rest, or something else is done. */
export function moveByKey(index: number, to: number): void {
  const cards = currentCards();
  if (!cards || to < 0 || to >= cards.length || to === index) return;
  if (move?.to !== index) endMove();
  if (move) window.clearTimeout(move.timer);
  const { before, from } = move ?? { before: cards, from: index };
  move = { before, from, to, timer: window.setTimeout(endMove, MOVE_REST_MS) };
  const { caption } = before[from] ?? { caption: '' };
  useTray.setState({
    ahead: moveCard(before, from, to).cards,
    current: to,
    heard: `Card “${caption}” is now ${to + 1} of ${before.length}.`,
  });
}

/** Writes the move that is not over yet. */
export function endMove(): void {
  if (!move) return;
  const { before, from, to, timer } = move;
  window.clearTimeout(timer);
  move = null;
  if (from === to) {
    if (waiting === 0) useTray.setState({ ahead: null });
    return;
  }
  const { step } = moveCard(before, from, to);
  void writeInTurn(step);
}

/** Opens a card's form. */
export function openCard(index: number, line: CardLine | null = null): void {
  const keys = keysOf(currentCards() ?? []);
  if (index in keys)
    useTray.setState(({ turns }) => ({ open: { index, keys, line }, turns: turns + 1, current: index }));
}

/** Notes where the open card is by now, and what it is known by. */
export function followOpen(index: number, keys: readonly string[]): void {
  const { open } = useTray.getState();
  if (open && (open.index !== index || open.keys.join() !== keys.join()))
    useTray.setState({ open: { ...open, index, keys } });
}

/** Closes the form; the focus goes back to its card. */
export function closeCard(): void {
  useTray.setState({ open: null });
}

const DROPPED: Answer = { status: 'refused', message: 'What came before it could not be written.' };
