import { useEffect, useState } from 'react';
import type { StoryContent } from '../../model/content';
import { secondsSinceArrival } from '../../arrival';
import { useWedding } from '../../store';
import { createDeck, delayLeft, type Deck } from '../deck/deck';
import { isOver, type Outcome } from '../deck/rules';
import { runDeck, type DeckRun } from './run-deck';

/** Calls back with whatever the rules decide. @returns what ends that. */
export type OnOutcome = (listener: (outcome: Outcome) => void) => () => void;

/** The deck of this visit, what draws it, and what tells of its outcomes. */
export type BoundDeck = { deck: Deck; run: DeckRun; onOutcome: OnOutcome };

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
  const listeners = new Set<(outcome: Outcome) => void>();
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const deck: Deck = createDeck({
    allowed: story.cards.map((card) => card.allowed),
    place: {
      get: () => useWedding.getState().storyIndex,
      set: (index) => useWedding.getState().setStoryIndex(index),
    },
    reducedMotion: () => still.matches,
    onWake: () => run.wake(),
    onOutcome: (outcome, state) => {
      if (isOver(state)) useWedding.getState().markRead('/story');
      for (const listener of listeners) listener(outcome);
    },
  });
  const run = runDeck((seconds) => deck.advance(seconds));
  const onOutcome: OnOutcome = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { deck, run, onOutcome };
}
