import { useEffect, useState } from 'react';
import type { StoryContent } from '../content/model';
import { useWedding } from '../store';
import { createDeck, type Deck } from './deck/deck';
import { isOver } from './deck/rules';

/** Registers what draws the next frame when the deck starts to move. @returns what takes it back. */
export type OnWake = (draw: () => void) => () => void;

/** Binds a deck to the store: the place in the story lasts for the visit, and reaching the end counts as read. */
export function useDeck(story: StoryContent): { deck: Deck; onWake: OnWake } {
  const [bound] = useState(() => bindDeck(story));
  useEffect(() => {
    if (isOver(bound.deck.state())) useWedding.getState().markRead('/story');
    bound.deck.deal();
  }, [bound]);
  return bound;
}

function bindDeck(story: StoryContent) {
  const draws = new Set<() => void>();
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const deck = createDeck({
    allowed: story.cards.map((card) => card.allowed),
    index: useWedding.getState().storyIndex,
    reducedMotion: () => still.matches,
    onWake: () => {
      for (const draw of draws) draw();
    },
    onOutcome: (outcome, state) => {
      if (outcome.kind !== 'swiped' && outcome.kind !== 'reset') return;
      useWedding.getState().setStoryIndex(state.index);
      if (isOver(state)) useWedding.getState().markRead('/story');
    },
  });
  const onWake: OnWake = (draw) => {
    draws.add(draw);
    return () => draws.delete(draw);
  };
  return { deck, onWake };
}
