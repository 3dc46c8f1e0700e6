import { useEffect } from 'react';
import type { Deck } from '../deck/deck';
import type { Swipe } from '../../model/content';

const KEYS: Partial<Record<string, Swipe | 'back'>> = {
  ArrowRight: 'like',
  ArrowUp: 'superlike',
  ArrowLeft: 'back',
  ArrowDown: 'back',
};

/** Arrow keys swipe and go back, wherever the focus is on the story's page. A key held down acts once. */
export function useDeckKeys(deck: Deck): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Browsers press the focused button again for each repeat of Enter, even one that has just appeared.
      if (event.repeat && event.key === 'Enter') event.preventDefault();
      const act = KEYS[event.key];
      if (!act || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (act === 'back') deck.back();
      else deck.swipe(act);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [deck]);
}
