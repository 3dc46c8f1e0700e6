import { create } from 'zustand';
import { refresh, useDesk } from '../state/desk-store';
import { hasUnsaved } from './leave';
import { TEXT_FIELD } from './undo';

/** How often the desk retries a server that stopped responding, in ms. */
const RETRY_MS = 3000;

/** How often the desk checks whether it can reload without disturbing the couple, in ms. */
const QUIET_CHECK_MS = 500;

/** True once the editing server has stopped responding. */
export const useConnection = create<{ isLost: boolean }>(() => ({ isLost: false }));

/** Watches whether the server responds. @returns a function that stops watching. */
export function watchConnection(): () => void {
  let timer = 0;
  const ask = (): Promise<void> =>
    refresh().then(
      () => useConnection.setState({ isLost: false }),
      () => {
        useConnection.setState({ isLost: true });
        window.clearTimeout(timer);
        timer = window.setTimeout(() => void ask(), RETRY_MS);
      },
    );
  // Vite's connection ends the moment the server stops. Vite reloads the desk once this listener is done.
  const waitForQuiet = async () => {
    await ask();
    while (useConnection.getState().isLost || isBusy()) await new Promise((done) => setTimeout(done, QUIET_CHECK_MS));
  };
  void ask();
  import.meta.hot?.on('vite:ws:disconnect', waitForQuiet);
  return () => {
    window.clearTimeout(timer);
    import.meta.hot?.off('vite:ws:disconnect', waitForQuiet);
  };
}

/** Whether a field is in use or refused, something is unsaved, or a status message is still shown. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches(TEXT_FIELD) ?? false;
  const hasOpenField = document.querySelector('[contenteditable], [aria-invalid="true"]') !== null;
  return isTyping || hasOpenField || hasUnsaved() || useDesk.getState().message !== '';
}
