import { secondsSinceArrival } from '../../arrival';
import { delayLeft, type Deck } from '../deck/deck';
import { FADE_IN_DELAY } from '../deck/feel';
import { FRAME_SECONDS, takeOverDeal } from '../flat/early-deal';

/** Deals the cards, or continues from where `before-paint.ts` has dealt them. */
export function dealCards(deck: Deck): void {
  const seconds = secondsSinceArrival();
  deck.deal(delayLeft(seconds));
  if (!takeOverDeal()) return;
  for (let left = seconds - FADE_IN_DELAY; left > 0 && deck.advance(FRAME_SECONDS);) left -= FRAME_SECONDS;
}
