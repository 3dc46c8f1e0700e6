import type { Value } from '../../protocol';
import { draftAt, isUnsaved, useDrafts, type Draft } from '../state/drafts';
import { isSaving } from '../state/queue';
import { saveDraft, sendAllDrafts } from '../state/saving';
import { hasUnsavedWork } from '../state/unsaved-work';
import { useAdding } from '../tray/adding/import-files';
import { endMove } from '../tray/tray-store';
import { useWords } from '../words/use-words';

/** Whether leaving now would lose something. */
export function hasAnythingUnsaved(): boolean {
  const isImporting = useAdding.getState().progress !== null;
  return isImporting || hasUnsavedWork() || isSaving() || useDrafts.getState().all.some(isUnsaved);
}

/**
 * Asks before the window closes while something is unsaved, and sends all drafts when it does close. A phone does neither
 * for a page that it has hidden, so it saves on hiding.
 */
export function guardLeaving(): void {
  window.addEventListener('beforeunload', (event) => {
    // Saves a card’s move by keyboard, which may still be waiting for more key presses.
    endMove();
    if (hasAnythingUnsaved()) event.preventDefault();
  });
  window.addEventListener('pagehide', sendAllDrafts);
  document.addEventListener('visibilitychange', () => {
    // On a computer, a half-typed text stays open while the couple look at another window.
    if (document.hidden && window.matchMedia('(pointer: coarse)').matches) saveOnHiding();
  });
}

/** Saves the drafts that it may, and closes the field on the page if its draft is one of them. */
function saveOnHiding(): void {
  for (const draft of useDrafts.getState().all) if (maySave(draft)) void saveDraft(draft.id);
  const { editing } = useWords.getState();
  const draft = editing && draftAt(editing.written.place);
  // What is typed next would conflict with what was saved, since the field knows only the text from before.
  if (draft && maySave(draft)) useWords.setState({ editing: null });
}

/** Not a refused draft, nor an emptied one: the couple may be copying its new text elsewhere. */
const maySave = ({ kind, place, value, refusal }: Draft) =>
  refusal === null && !([null, ''] as Value[]).includes(kind.tidy(place, value));
