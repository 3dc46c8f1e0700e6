import { secondsSinceArrival } from '../../arrival';
import { delayLeft, type Deck } from '../deck/deck';
import { FADE_IN_DELAY } from '../deck/feel';
import { FRAME_SECONDS, takeOverDeal } from '../flat/early-deal';

/** Deals the cards, or continues from where `before-paint.ts` has dealt them. */
export function dealCards(deck: Deck): void {
  const seconds = secondsSinceArrival();
  if (!takeOverDeal()) return deck.deal(delayLeft(seconds));
  // Replays the deal from the guest's arrival, not from the end of its delay: with reduced motion, it has none.
  deck.deal(FADE_IN_DELAY);
  for (let left = seconds; left > 0 && deck.advance(FRAME_SECONDS);) left -= FRAME_SECONDS;
}
