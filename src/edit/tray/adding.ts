import { create } from 'zustand';
import { textOf, valueAt } from '../forms/values';
import type { Taken } from '../protocol';
import { useDesk } from '../store';
import { takeIn } from '../talk';
import { readTaken, styleOf, writeDate, type Day } from './dates';
import { addCards, type NewCard } from './steps';
import { suggestCaption } from './suggest';
import { act, currentCards, openCard } from './tray-store';
import { mediaOf, type Card } from './cards';

/** A file that was not taken, and why. */
type RefusedFile = { name: string; reason: string };

type Adding = {
  /** What is under way; null at rest. */
  progress: { done: number; count: number; name: string } | null;
  refused: RefusedFile[];
  /** What came of it, in words. */
  outcome: string;
};

/** New cards on their way. It goes on while the tray is closed. */
export const useAdding = create<Adding>(() => ({ progress: null, refused: [], outcome: '' }));

/** The files that are being taken in; more may come behind them. */
let queue: File[] = [];
let isStopped = false;

/** Takes no further file in. No card is made of those that were. */
export function stopAdding(): void {
  isStopped = true;
}

/** Forgets what came of the last files. */
export function forgetOutcome(): void {
  useAdding.setState({ refused: [], outcome: '' });
}

/**
 * Takes photos and films in, one after the other, and makes a card of each: all in one step, where their dates belong, also
 * those that come while others are under way. Those that cannot be taken stop no others.
 */
export async function addFiles(files: readonly File[]): Promise<void> {
  if (useAdding.getState().progress) return void queue.push(...files);
  if (files.length === 0) return finish('There is no photo and no film in it.', []);
  isStopped = false;
  queue = [...files];
  const taken: { file: File; taken: Taken }[] = [];
  const refused: RefusedFile[] = [];
  for (const [done, file] of queue.entries()) {
    useAdding.setState({ progress: { done, count: queue.length, name: file.name }, refused: [], outcome: '' });
    const reason = refuseAtOnce(file);
    const answer = reason === null ? await takeIn(file) : { status: 'refused' as const, message: reason };
    if (isStopped) break;
    const message = answer.status === 'taken' ? refuseTwice(answer.name, taken) : answer.message;
    if (answer.status === 'taken' && message === null) taken.push({ file, taken: answer });
    else refused.push({ name: file.name, reason: message ?? '' });
  }
  if (isStopped) return finish('Stopped. No card was made.', refused);
  const count = queue.length;
  // What was not taken is told beside the cards, and a form would stand in their place.
  const isAdded = taken.length > 0 && (await addTaken(taken, refused.length === 0));
  finish(isAdded ? tellAdded(taken.map((one) => one.taken)) : 'No card was made.', refused);
  // These came while the cards were written.
  if (queue.length > count) await addFiles(queue.slice(count));
}

function finish(outcome: string, refused: RefusedFile[]): void {
  useAdding.setState({ progress: null, refused, outcome });
}

async function addTaken(taken: readonly { file: File; taken: Taken }[], isOpened: boolean): Promise<boolean> {
  const cards = currentCards();
  if (!cards) return false;
  const language = storyLanguage();
  const style = styleOf(
    cards.map(({ date }) => date),
    language,
  );
  // Of a file that does not say, the couple know: until then it has the date of the card that it comes to stand behind.
  const lastDate = cards.at(-1)?.date ?? String(new Date().getFullYear());
  const added = taken.map(({ file, taken: { name, kind, takenOn } }): NewCard => {
    const day: Day | null = takenOn === null ? null : readTaken(takenOn);
    const date = day ? writeDate(day, style, language) : lastDate;
    const card: Card = { date, caption: suggestCaption(file.name, date) };
    card[kind] = name;
    return { card, day };
  });
  const outcome = addCards(cards, added, language);
  const isWritten = await act(outcome);
  const [first] = outcome.places;
  if (isWritten && isOpened && first !== undefined) openCard(first, 'caption');
  return isWritten;
}

function tellAdded(taken: readonly Taken[]): string {
  const undated = taken.filter(({ takenOn }) => takenOn === null || !readTaken(takenOn)).length;
  const count =
    taken.length === 1 ? 'One new card, where its date belongs' : `${taken.length} new cards, where their dates belong`;
  const last =
    undated === 0
      ? ''
      : ` ${undated === 1 ? 'One does' : `${undated} do`} not say when ${undated === 1 ? 'it was' : 'they were'} taken: look for ${undated === 1 ? 'it' : 'them'} at the end, and put the date right.`;
  return `${count}.${last} The captions are no more than suggestions: write your own.`;
}

/** The site's language, as its file says. */
function storyLanguage(): string {
  return textOf(valueAt(useDesk.getState().state?.files['site.yaml']?.data, ['language'])) || 'en';
}

/** What need not be carried over to be refused. Phones give some films and photos no type. */
function refuseAtOnce({ type, size }: File): string | null {
  if (size === 0) return 'This is empty.';
  return type === '' || /^(image|video)\//.test(type) ? null : 'This is neither a photo nor a film.';
}

/** The same photo on two cards is a slip of the hand. */
function refuseTwice(name: string, taken: readonly { taken: Taken }[]): string | null {
  if (taken.some((one) => one.taken.name === name)) return 'This is one that was added just now.';
  const index = currentCards()?.findIndex((card) => mediaOf(card) === name) ?? -1;
  return index < 0 ? null : `This is on card ${index + 1} already.`;
}
