import { create } from 'zustand';
import { importMedia } from '../../state/clients/media-client';
import { importNote } from '../../pictures/change-picture';
import { addWords } from '../cards/add-steps';
import { changeCards, useTray } from '../tray-store';
import { openCard } from '../open-card';
import { type Card } from '../../../model/cards';
import { type Imported, addImported, describeAdded, refuseDuplicate } from './add-imported';

/** A file that was not imported, and why. */
export type RefusedFile = { name: string; reason: string };

type Adding = {
  /** The running import; null when idle. `done` equals `count` while the cards are being saved. */
  progress: { done: number; count: number; name: string; note: string } | null;
  refused: RefusedFile[];
  /** A message about the last import. */
  outcome: string;
};

/** The import of new cards. It continues while the tray is closed. */
export const useAdding = create<Adding>(() => ({ progress: null, refused: [], outcome: '' }));

/** Files of the running import; later drops are appended. */
let queue: File[] = [];
/** How many files were in the queue when the import was stopped; null if it was not. */
let stoppedAt: number | null = null;

/** Stops the import without adding any cards, once the current upload has ended. */
export function stopAdding(): void {
  stoppedAt = queue.length;
  // An upload may take minutes.
  const note = 'Stopping after this file …';
  useAdding.setState(({ progress }) => ({ progress: progress && { ...progress, note } }));
}

/** Dismisses the outcome of the last import. */
export function forgetOutcome(): void {
  useAdding.setState({ refused: [], outcome: '' });
}

/**
 * Imports photos and films one by one, then adds a card for each in a single step, sorted by date. Files dropped during
 * an import join it. A refused file does not stop the others.
 */
export async function addFiles(files: readonly File[], refusedBefore: RefusedFile[] = []): Promise<void> {
  if (useAdding.getState().progress) return void queue.push(...files);
  if (files.length === 0) return finish('This folder contains no photos or films.', []);
  stoppedAt = null;
  queue = [...files];
  const imported: Imported[] = [];
  const refused = [...refusedBefore];
  for (const [done, file] of queue.entries()) {
    useAdding.setState({
      progress: { done, count: queue.length, name: file.name, note: importNote(file) },
      refused: refusedBefore,
      outcome: '',
    });
    const reason = refuseEarly(file);
    const answer = reason === null ? await importMedia(file) : { status: 'refused' as const, message: reason };
    if (stoppedAt !== null) break;
    const message = answer.status === 'imported' ? refuseDuplicate(answer.name, imported) : answer.message;
    if (message !== null) refused.push({ name: file.name, reason: message });
    else if (answer.status === 'imported') imported.push({ name: file.name, file: answer });
  }
  const count = queue.length;
  if (stoppedAt === null) {
    // Refusals are listed above the cards, so an open form would hide them. A card opened meanwhile stays open.
    const opensFirst = refused.length === 0 && useTray.getState().open === null;
    useAdding.setState(({ progress }) => ({ progress: progress && { ...progress, done: count } }));
    const isAdded = imported.length > 0 && (await addImported(imported, opensFirst));
    finish(isAdded ? describeAdded(imported.map((one) => one.file)) : 'No cards were added.', refused);
  } else finish('Stopped. No cards were added.', refused);
  // Files dropped after Stop, or while the cards were saved.
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

/** Refuses a file before its upload. Some phones leave the type empty. @returns why, or null */
function refuseEarly({ type, size }: File): string | null {
  if (size === 0) return 'This file is empty.';
  return type === '' || /^(image|video)\//.test(type) ? null : 'This is neither a photo nor a film.';
}
