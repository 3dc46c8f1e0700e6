import { useEffect, useState } from 'react';
import type { StoryContent } from '../content/model';
import { secondsSinceArrival } from '../arrival';
import { useWedding } from '../store';
import { createDeck, delayLeft, type Deck } from './deck/deck';
import { isOver } from './deck/rules';
import { runDeck, type DeckRun } from './run-deck';

/** The deck of this visit, what draws it, and who hears that a finger has let go of its card. */
export type BoundDeck = { deck: Deck; run: DeckRun; onLetGo: (listener: () => void) => () => void };

/** Binds a deck to the store, which keeps the place in the story; reaching the end counts as read. */
export function useDeck(story: StoryContent): BoundDeck {
  const [bound] = useState(() => bindDeck(story));
  useEffect(() => {
    if (isOver(bound.deck.state)) useWedding.getState().markRead('/story');
    bound.deck.deal(delayLeft(secondsSinceArrival()));
  }, [bound]);
  return bound;
}

function bindDeck(story: StoryContent): BoundDeck {
  const letGoListeners = new Set<() => void>();
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const deck: Deck = createDeck({
    allowed: story.cards.map((card) => card.allowed),
    place: {
      get: () => useWedding.getState().storyIndex,
      set: (index) => useWedding.getState().setStoryIndex(index),
    },
    reducedMotion: () => still.matches,
    onWake: () => run.wake(),
    onOutcome: ({ kind }, state) => {
      if (isOver(state)) useWedding.getState().markRead('/story');
      if (kind !== 'grabbed') for (const listener of letGoListeners) listener();
    },
  });
  const run = runDeck((seconds) => deck.advance(seconds));
  const onLetGo: BoundDeck['onLetGo'] = (listener) => {
    letGoListeners.add(listener);
    return () => letGoListeners.delete(listener);
  };
  return { deck, run, onLetGo };
}
