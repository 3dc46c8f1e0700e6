import { create } from 'zustand';
import { importMedia } from '../../state/clients/media-client';
import { importNote } from '../../pictures/change-picture';
import { addWords } from '../cards/add-steps';
import { changeCards, useTray } from '../tray-store';
import { openCard } from '../open-card';
import type { Card } from '../../../model/cards';
import type { Refused } from '../../../protocol';
import { type Imported, addImported, describeAdded, refuseDuplicate } from './add-imported';

/** A file that was not imported, and why. */
export type RefusedFile = { name: string; reason: string };

type Adding = {
  /** The running import, with its current file; null when idle. While the cards are being saved, `done` is `count`. */
  progress: { done: number; count: number; name: string; note: string } | null;
  /** The files that the last import refused; empty once dismissed. */
  refused: RefusedFile[];
  /** A message about the last import; empty before the first, or once dismissed. */
  outcome: string;
};

/** The import of new cards. It continues while the tray is closed. */
export const useAdding = create<Adding>(() => ({ progress: null, refused: [], outcome: '' }));

/** Files of the running import; later drops are appended. */
let queue: File[] = [];
/** How many files were in the queue when the import was stopped; null unless it was. */
let stoppedAt: number | null = null;

/** Stops the import without adding any cards, once the current upload has ended. */
export function stopAdding(): void {
  stoppedAt = queue.length;
  // The current upload can take minutes.
  const note = 'Stopping after this file …';
  useAdding.setState(({ progress }) => ({ progress: progress && { ...progress, note } }));
}

/** Dismisses the outcome of the last import, and the list of refused files. */
export function forgetOutcome(): void {
  useAdding.setState({ refused: [], outcome: '' });
}

/**
 * Imports photos and films one by one, then adds a card for each in a single step, sorted by date. Files dropped during
 * an import join it. A refused file does not stop the others.
 * @param refusedBefore files that the import just before this one refused: they are listed with the new refusals
 */
export async function addFiles(files: readonly File[], refusedBefore: RefusedFile[] = []): Promise<void> {
  if (useAdding.getState().progress) {
    queue.push(...files);
    return;
  }
  // Only a dropped folder can contain no files.
  if (files.length === 0) return finish('This folder contains no photos or films.', []);
  stoppedAt = null;
  queue = [...files];
  const imported: Imported[] = [];
  const refused = [...refusedBefore];
  // The loop also reaches files that are appended meanwhile.
  for (const [done, file] of queue.entries()) {
    useAdding.setState({ progress: { done, count: queue.length, name: file.name, note: importNote(file) } });
    const answer = refuseEarly(file) ?? (await importMedia(file));
    if (stoppedAt !== null) break;
    if (answer.status === 'imported') {
      const reason = refuseDuplicate(answer.name, imported);
      if (reason === null) imported.push({ file: answer, originalName: file.name });
      else refused.push({ name: file.name, reason });
    } else refused.push({ name: file.name, reason: answer.message });
  }
  const count = queue.length;
  if (stoppedAt === null) {
    // A form replaces the list of cards and the refusals above it. A card opened meanwhile stays open.
    const opensFirst = refused.length === 0 && useTray.getState().open === null;
    useAdding.setState(({ progress }) => ({ progress: progress && { ...progress, done: count } }));
    const isAdded = imported.length > 0 && (await addImported(imported, opensFirst));
    finish(isAdded ? describeAdded(imported.map(({ file }) => file)) : 'No cards were added.', refused);
  } else finish('Stopped. No cards were added.', refused);
  // Files dropped after Stop, or while the cards were being saved, become an import of their own.
  const rest = queue.slice(stoppedAt ?? count);
  if (rest.length > 0) await addFiles(rest, refused);
}

/** Adds a card of words after the current card, and opens it. */
export async function addCardOfWords(): Promise<void> {
  const { current } = useTray.getState();
  let index = 0;
  const add = (cards: Card[]) => {
    index = Math.min(current + 1, cards.length);
    return addWords(cards, index);
  };
  if (await changeCards(add)) openCard(index, 'caption');
}

function finish(outcome: string, refused: RefusedFile[]): void {
  useAdding.setState({ progress: null, refused, outcome });
}

/** Refuses an empty file, or one of a wrong type, before its upload. @returns null for any other file */
function refuseEarly({ type, size }: File): Refused | null {
  if (size === 0) return { status: 'refused', message: 'This file is empty.' };
  // Some phones leave the type of photos empty.
  if (type === '' || /^(image|video)\//.test(type)) return null;
  return { status: 'refused', message: 'This is neither a photo nor a film.' };
}
