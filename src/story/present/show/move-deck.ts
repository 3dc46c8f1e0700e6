import type { Deck } from '../../deck/deck';
import { isOver } from '../../deck/rules';
import type { Command, Show } from './show';

/** Moves the deck if the command changes the top card. `next` swipes in the first direction that the card allows. */
export function moveDeck(deck: Deck, command: Command): void {
  const { allowed, index } = deck.state;
  if (command === 'back') deck.back();
  if (command === 'first') deck.go(0);
  if (command === 'last') deck.go(allowed.length - 1);
  const [swipe] = allowed[index] ?? [];
  if (command === 'next' && swipe) deck.swipe(swipe);
}

/** Autoplay's step: moves the deck to the next card, or at the end loops or stops autoplay. @returns the show after it. */
export function advanceShow(deck: Deck, show: Show): Show {
  if (isOver(deck.state)) {
    if (!show.loops) return { ...show, isPlaying: false };
    deck.reset();
  } else moveDeck(deck, 'next');
  return show;
}
