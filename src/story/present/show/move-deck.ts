import type { Deck } from '../../deck/deck';
import { isOver } from '../../deck/rules';
import { command, type Command, type Show } from './show';

/** Moves the deck for a command. `next` swipes in the card's first allowed direction. */
export function moveDeck(deck: Deck, asked: Command): void {
  const { allowed, index } = deck.state;
  if (asked === 'back') deck.back();
  if (asked === 'first') deck.go(0);
  if (asked === 'last') deck.go(allowed.length - 1);
  const [swipe] = allowed[index] ?? [];
  if (asked === 'next' && swipe) deck.swipe(swipe);
}

/** Autoplay's step once a card's time is over: to the next card, at the end back to the first or to a stop. */
export function advanceShow(deck: Deck, show: Show): Show {
  if (isOver(deck.state)) {
    if (!show.loops) return command(show, 'touch');
    deck.reset();
  } else moveDeck(deck, 'next');
  return show;
}
