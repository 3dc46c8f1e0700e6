import { create } from 'zustand';
import { refresh } from '../store';
import { TYPED_IN } from './turn-back';

/** How often a machine that has gone is asked whether it is back. */
const ASK_AGAIN_MS = 3000;

/** How often it is asked whether somebody is still typing. */
const LOOK_AGAIN_MS = 500;

/** Whether the machine has gone on which the site is edited. */
export const useConnection = create<{ isLost: boolean }>(() => ({ isLost: false }));

/** Follows whether the machine answers. @returns a function that stops. */
export function watchConnection(): () => void {
  let timer = 0;
  const ask = () =>
    void refresh().then(
      () => useConnection.setState({ isLost: false }),
      () => {
        useConnection.setState({ isLost: true });
        window.clearTimeout(timer);
        timer = window.setTimeout(ask, ASK_AGAIN_MS);
      },
    );
  ask();
  // Vite's line to this page is cut the moment the machine stops, before anybody has asked it for something.
  import.meta.hot?.on('vite:ws:disconnect', ask);
  // Vite loads this page anew once the machine is back, and not before its listeners are done.
  import.meta.hot?.on('vite:ws:disconnect', waitForTyping);
  return () => {
    window.clearTimeout(timer);
    import.meta.hot?.off('vite:ws:disconnect', ask);
    import.meta.hot?.off('vite:ws:disconnect', waitForTyping);
  };
}

/** Ends when no field is typed in, and none holds what was refused. */
async function waitForTyping(): Promise<void> {
  while (isTyping()) await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));
}

function isTyping(): boolean {
  const isInField = document.activeElement?.matches(TYPED_IN) ?? false;
  return isInField || document.querySelector('[aria-invalid="true"]') !== null;
}
