import { isUnsaved, useDrafts } from '../state/drafts';
import { isSaving } from '../state/queue';
import { sendAllDrafts } from '../state/saving';
import { hasUnsavedWork } from '../state/unsaved-work';
import { useAdding } from '../tray/adding/import-files';
import { endMove } from '../tray/tray-store';

/** Whether leaving now would lose something. */
export function hasAnythingUnsaved(): boolean {
  const isImporting = useAdding.getState().progress !== null;
  return isImporting || hasUnsavedWork() || isSaving() || useDrafts.getState().all.some(isUnsaved);
}

/** Asks before the window closes while something is unsaved, and sends all drafts when it does close. */
export function guardLeaving(): void {
  window.addEventListener('beforeunload', (event) => {
    // Saves a card’s move by keyboard, which may still be waiting for more key presses.
    endMove();
    if (hasAnythingUnsaved()) event.preventDefault();
  });
  window.addEventListener('pagehide', sendAllDrafts);
}
