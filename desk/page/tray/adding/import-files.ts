import { create } from 'zustand';
import { textOf, valueAt } from '../../../model/values';
import type { Taken } from '../../../protocol';
import { useDesk } from '../../state/desk-store';
import { takeIn } from '../../state/client';
import { importNote } from '../../pictures/change-picture';
import { readTaken, styleOf, writeDate, type Day } from '../cards/card-dates';
import { addCards, addWords, type NewCard } from '../cards/steps';
import { suggestCaption } from '../cards/suggest';
import { act, currentCards, openCard, useTray } from '../tray-store';
import { mediaOf, type Card } from '../../../model/cards';

/** A file that was not imported, and why. */
export type RefusedFile = { name: string; reason: string };

type Adding = {
  /** The running import; null when idle. */
  progress: { done: number; count: number; name: string; note: string } | null;
  refused: RefusedFile[];
  /** A message about the last import. */
  outcome: string;
};

/** The import of new cards. It continues while the tray is closed. */
export const useAdding = create<Adding>(() => ({ progress: null, refused: [], outcome: '' }));

/** Files of the running import; later drops are appended. */
let queue: File[] = [];
let isStopped = false;

/** Stops the import without adding any cards. */
export function stopAdding(): void {
  isStopped = true;
}

/** Dismisses the outcome of the last import. */
export function forgetOutcome(): void {
  useAdding.setState({ refused: [], outcome: '' });
}

/**
 * Imports photos and films one by one, then adds a card for each in a single step, sorted by date. Files dropped during an
 * import join it. A refused file does not stop the others.
 */
export async function addFiles(files: readonly File[]): Promise<void> {
  if (useAdding.getState().progress) return void queue.push(...files);
  if (files.length === 0) return finish('This folder contains no photos or films.', []);
  isStopped = false;
  queue = [...files];
  const taken: Imported[] = [];
  const refused: RefusedFile[] = [];
  for (const [done, file] of queue.entries()) {
    useAdding.setState({
      progress: { done, count: queue.length, name: file.name, note: importNote(file) },
      refused: [],
      outcome: '',
    });
    const reason = refuseEarly(file);
    const answer = reason === null ? await takeIn(file) : { status: 'refused' as const, message: reason };
    if (isStopped) break;
    const message = answer.status === 'taken' ? refuseDuplicate(answer.name, taken) : answer.message;
    if (answer.status === 'taken' && message === null) taken.push({ name: file.name, taken: answer });
    else refused.push({ name: file.name, reason: message ?? '' });
  }
  if (isStopped) return finish('Stopped. No cards were added.', refused);
  const count = queue.length;
  // Refusals are listed above the cards, so an open form would hide them.
  const isAdded = taken.length > 0 && (await addTaken(taken, refused.length === 0));
  finish(isAdded ? describeAdded(taken.map((one) => one.taken)) : 'No cards were added.', refused);
  // Files dropped while the cards were saved.
  if (queue.length > count) await addFiles(queue.slice(count));
}

/** Adds a card of words after the current card, and opens it. */
export async function addCardOfWords(): Promise<void> {
  const { current } = useTray.getState();
  const add = (cards: Card[]) => addWords(cards, Math.min(current + 1, cards.length));
  const index = Math.min(current + 1, currentCards()?.length ?? 0);
  if (await act(add)) openCard(index, 'caption');
}

function finish(outcome: string, refused: RefusedFile[]): void {
  useAdding.setState({ progress: null, refused, outcome });
}

/** An imported file, its original name, and its caption if the couple typed one. */
export type Imported = { name: string; taken: Taken; caption?: string };

/** Adds a card for each imported file in a single step. @param isOpened whether to open the first of them */
export async function addTaken(taken: readonly Imported[], isOpened: boolean): Promise<boolean> {
  const cards = currentCards();
  if (!cards) return false;
  const language = storyLanguage();
  const style = styleOf(
    cards.map(({ date }) => date),
    language,
  );
  // A file without a date goes last, with the last card’s date, until the couple corrects it.
  const lastDate = cards.at(-1)?.date ?? String(new Date().getFullYear());
  const added = taken.map(({ name: original, caption, taken: { name, kind, takenOn } }): NewCard => {
    const day: Day | null = takenOn === null ? null : readTaken(takenOn);
    const date = day ? writeDate(day, style, language) : lastDate;
    const card: Card = { date, caption: caption || suggestCaption(original, date) };
    card[kind] = name;
    return { card, day };
  });
  const isWritten = await act((now) => addCards(now, added, language));
  const [first] = addCards(cards, added, language).places;
  if (isWritten && isOpened && first !== undefined) openCard(first, 'caption');
  return isWritten;
}

function describeAdded(taken: readonly Taken[]): string {
  const undated = taken.filter(({ takenOn }) => takenOn === null || !readTaken(takenOn)).length;
  const count = taken.length === 1 ? 'One new card, sorted by date' : `${taken.length} new cards, sorted by date`;
  const last =
    undated === 0
      ? ''
      : ` ${undated === 1 ? 'One does' : `${undated} do`} not record when ${undated === 1 ? 'it was' : 'they were'} taken: find ${undated === 1 ? 'it' : 'them'} at the end and correct the date.`;
  return `${count}.${last} The captions are only suggestions: write your own.`;
}

/** The site’s language; English by default. */
function storyLanguage(): string {
  return textOf(valueAt(useDesk.getState().state?.files['site.yaml']?.data, ['language'])) || 'en';
}

/** Refuses a file before its upload. Some phones leave the type empty. */
function refuseEarly({ type, size }: File): string | null {
  if (size === 0) return 'This file is empty.';
  return type === '' || /^(image|video)\//.test(type) ? null : 'This is neither a photo nor a film.';
}

/** The same photo on two cards is almost always a mistake. */
export function refuseDuplicate(name: string, taken: readonly Imported[]): string | null {
  if (taken.some((one) => one.taken.name === name)) return 'You added this file a moment ago.';
  const index = currentCards()?.findIndex((card) => mediaOf(card) === name) ?? -1;
  return index < 0 ? null : `Card ${index + 1} already shows this file.`;
}
