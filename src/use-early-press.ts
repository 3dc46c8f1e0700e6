import { useEffect } from 'react';

declare global {
  interface Window {
    /** The guest's last press from before the page's script had loaded. The shell saves it. */
    earlyPress?: Event | null;
  }
}

/** Repeats the guest's last press from before this page's script had loaded: a button, an arrow key, or a finger on a card. */
export function useEarlyPress(isReady = true): void {
  useEffect(() => {
    if (!isReady) return;
    // From now on, the page itself handles every press.
    document.documentElement.dataset.live = '';
    const press = window.earlyPress;
    if (!press) return;
    window.earlyPress = null;
    for (const button of document.querySelectorAll('[data-tapped]')) button.removeAttribute('data-tapped');
    // By the next frame, the page has measured itself.
    requestAnimationFrame(() => {
      const repeated: unknown = Reflect.construct(press.constructor, [press.type, press]);
      if (repeated instanceof Event) (press.target ?? window).dispatchEvent(repeated);
    });
  }, [isReady]);
}
