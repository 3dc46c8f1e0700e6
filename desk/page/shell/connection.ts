import { create } from 'zustand';
import { UnreadableContent } from '../state/clients/client';
import { refresh, useDesk } from '../state/desk-store';
import { hasAnythingUnsaved } from './leave';
import { TYPING_FIELD } from './undo';

/** How often the desk retries a server that stopped responding, in ms. */
const RETRY_MS = 3000;

/** How often the desk checks whether it can reload without disturbing the couple, in ms. */
const QUIET_CHECK_MS = 500;

/**
 * `isLost` is true while the editing server does not respond or cannot read a file. `fileTrouble` explains the latter;
 * empty if the server does not respond.
 */
export const useConnection = create(() => ({ isLost: false, fileTrouble: '' }));

/** Watches whether the server responds. @returns a function that stops watching */
export function watchConnection(): () => void {
  let timer = 0;
  const checkServer = (): Promise<void> =>
    refresh().then(
      () => useConnection.setState({ isLost: false }),
      (error: unknown) => {
        const fileTrouble = error instanceof UnreadableContent ? error.message : '';
        useConnection.setState({ isLost: true, fileTrouble });
        window.clearTimeout(timer); // An overlapping check may have started it.
        timer = window.setTimeout(() => void checkServer(), RETRY_MS);
      },
    );
  // When Vite’s connection to the server ends, Vite waits for this listener before it reloads the desk.
  const waitForQuiet = async () => {
    await checkServer();
    while (useConnection.getState().isLost || isBusy()) await new Promise((done) => setTimeout(done, QUIET_CHECK_MS));
  };
  void checkServer();
  import.meta.hot?.on('vite:ws:disconnect', waitForQuiet);
  return () => {
    window.clearTimeout(timer);
    import.meta.hot?.off('vite:ws:disconnect', waitForQuiet);
  };
}

/** Whether a field is in use, a value was refused, something is unsaved, or a status message is visible. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches(TYPING_FIELD) ?? false;
  const hasOpenOrRefusedField = document.querySelector('[contenteditable], [aria-invalid="true"]') !== null;
  return isTyping || hasOpenOrRefusedField || hasAnythingUnsaved() || useDesk.getState().message !== '';
}
