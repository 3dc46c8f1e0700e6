import { useEffect } from 'react';
import type { Deck } from '../deck/deck';
import type { Swipe } from '../../model/content';

const KEYS: Partial<Record<string, Swipe | 'back'>> = {
  ArrowRight: 'like',
  ArrowUp: 'superlike',
  ArrowLeft: 'back',
  ArrowDown: 'back',
};

/** The arrow keys swipe and bring back, wherever the focus is on the story's page. A key that is held down does once what it does. */
export function useDeckKeys(deck: Deck): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A browser presses the focused button for each repeat of Enter, also one that has just come under the finger.
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
