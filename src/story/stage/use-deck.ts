import { useEffect, useLayoutEffect, useState } from 'react';
import type { StoryContent } from '../../model/content';
import { useMarkRead } from '../../site/use-mark-read';
import { useWedding } from '../../store';
import { createDeck, type Deck } from '../deck/deck';
import type { Outcome } from '../deck/rules';
import { dealCards } from './deal-cards';
import { runDeck, type DeckRun } from './run-deck';

/** Calls back with every outcome of the rules. @returns a function that unsubscribes. */
export type OnOutcome = (listener: (outcome: Outcome) => void) => () => void;

/** The deck of this visit, the loop that draws it, and a way to listen to its outcomes. */
export type BoundDeck = { deck: Deck; run: DeckRun; onOutcome: OnOutcome };

/** Creates a deck bound to the store, which holds the top card's index. Reaching the end counts as reading the story. */
export function useDeck(story: StoryContent): BoundDeck {
  const [bound] = useState(() => bindDeck(story));
  useMarkRead(
    'story',
    useWedding(({ storyIndex }) => storyIndex >= story.cards.length),
  );
  useLayoutEffect(() => dealCards(bound.deck), [bound]);
  useEffect(() => (import.meta.env.DEV ? followDesk(bound.deck) : undefined), [bound]);
  return bound;
}

declare global {
  interface WindowEventMap {
    /** `npm run edit` wants a card on top; a deck that has this card prevents the event's default. */
    'edit:card': CustomEvent<number>;
  }
}

/** Brings a card to the top whenever the couple selects it in the editor. @returns a function that stops this. */
function followDesk({ go, state }: Deck): () => void {
  const follow = (event: CustomEvent<number>) => {
    if (event.detail >= state.allowed.length) return;
    go(event.detail);
    event.preventDefault();
  };
  window.addEventListener('edit:card', follow);
  return () => window.removeEventListener('edit:card', follow);
}

function bindDeck(story: StoryContent): BoundDeck {
  const listeners = new Set<(outcome: Outcome) => void>();
  const reducedMotion = import.meta.env.SSR ? { matches: false } : matchMedia('(prefers-reduced-motion: reduce)');
  const deck: Deck = createDeck({
    allowed: story.cards.map((card) => card.allowed),
    place: {
      get: () => useWedding.getState().storyIndex,
      set: (index) => useWedding.getState().setStoryIndex(index),
    },
    reducedMotion: () => reducedMotion.matches,
    onWake: () => run.wake(),
    onOutcome: (outcome) => {
      for (const listener of listeners) listener(outcome);
    },
  });
  const run = runDeck(deck.advance);
  const onOutcome: OnOutcome = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { deck, run, onOutcome };
}
