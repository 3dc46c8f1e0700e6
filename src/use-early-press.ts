import { useEffect } from 'react';

declare global {
  interface Window {
    /**
     * The last press before the page's script loaded: one event or, while a drag lasts, its first and latest. Empty after
     * a drag that made no swipe.
     */
    earlyPress?: Event[];
  }
}

/**
 * Repeats the guest's last press before this page's script loaded: a button, an arrow key, or a finger on a card.
 * @param isOnTop false under an overlay, whose own call repeats the press.
 */
export function useEarlyPress(isOnTop = true): void {
  useEffect(() => {
    if (!isOnTop) return;
    // From now on, the page handles presses: the shell saves no new ones, but still follows a drag that has begun.
    document.documentElement.dataset.live = '';
    if (!window.earlyPress) return;
    // The shell has marked the pressed button.
    for (const button of document.querySelectorAll('[data-tapped]')) button.removeAttribute('data-tapped');
    // By the next frame, the page has measured itself, and the finger may have moved on or lifted: see `early-drag.ts`.
    requestAnimationFrame(() => {
      const events = window.earlyPress ?? [];
      delete window.earlyPress;
      for (const event of events) {
        const copy: unknown = Reflect.construct(event.constructor, [event.type, event]);
        if (copy instanceof Event) (event.target ?? window).dispatchEvent(copy);
      }
    });
  }, [isOnTop]);
}
