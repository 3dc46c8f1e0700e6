import { secondsSinceArrival } from '../../arrival';
import { secondsUntilDeal, type Deck } from '../deck/deck';
import { DEAL_DELAY } from '../deck/feel';
import { FRAME_SECONDS, takeOverDeal } from '../flat/early-deal';

/** Deals the cards, or continues the deal that `before-paint.ts` has started. */
export function dealCards(deck: Deck): void {
  const seconds = secondsSinceArrival();
  if (!takeOverDeal()) return deck.deal(secondsUntilDeal(seconds));
  // Replays the deal from the guest's arrival until now. With reduced motion, neither the early deal nor this one has a
  // delay.
  deck.deal(DEAL_DELAY);
  for (let left = seconds; left > 0 && deck.advance(FRAME_SECONDS);) left -= FRAME_SECONDS;
}
