import type { Deck } from '../../deck/deck';
import { isOver } from '../../deck/rules';
import type { Command, Show } from './show';

/** Moves the deck for a command that changes the top card. `next` swipes in the first direction that the card allows. */
export function moveDeck(deck: Deck, command: Command): void {
  const { allowed, index } = deck.state;
  if (command === 'back') deck.back();
  if (command === 'first') deck.go(0);
  if (command === 'last') deck.go(allowed.length - 1);
  const [swipe] = allowed[index] ?? [];
  if (command === 'next' && swipe) deck.swipe(swipe);
}

/** Autoplay's step when a card's time is up: shows the next card; after the last, loops or stops. */
export function advanceShow(deck: Deck, show: Show): Show {
  if (isOver(deck.state)) {
    if (!show.loops) return { ...show, isPlaying: false };
    deck.reset();
  } else moveDeck(deck, 'next');
  return show;
}
