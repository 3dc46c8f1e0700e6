import { create } from 'zustand';
import { refresh } from '../store';

/** How often a machine that has gone is asked whether it is back. */
const ASK_AGAIN_MS = 3000;

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
  return () => {
    window.clearTimeout(timer);
    import.meta.hot?.off('vite:ws:disconnect', ask);
  };
}
