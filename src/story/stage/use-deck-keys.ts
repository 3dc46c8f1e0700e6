import { useEffect } from 'react';
import type { Deck } from '../deck/deck';
import { KEYS } from './deck-keys';

/** Arrow keys swipe and go back, wherever the focus is on the story's page. A key held down acts once. */
export function useDeckKeys(deck: Deck): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Browsers press the focused button again for each repeat of Enter, even a button that has just appeared.
      if (event.repeat && event.key === 'Enter') event.preventDefault();
      const action = KEYS[event.key];
      if (!action || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (action === 'back') deck.back();
      else deck.swipe(action);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [deck]);
}
