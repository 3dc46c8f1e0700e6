import { useEffect } from 'react';
import type { Deck } from './deck/deck';
import type { Swipe } from './deck/rules';

const KEYS: Partial<Record<string, Swipe>> = { ArrowRight: 'like', ArrowUp: 'superlike' };

/** The arrow keys swipe, wherever the focus is on the story's page. */
export function useDeckKeys(deck: Deck): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const swipe = KEYS[event.key];
      if (!swipe || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      deck.swipe(swipe);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [deck]);
}
