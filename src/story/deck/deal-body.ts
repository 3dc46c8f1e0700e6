import { hideBody, type Body } from './body';
import { DEAL_OFFSET, DEAL_STAGGER } from './feel';
import { skewOf } from './rest';

/** How much further than at rest a card is rotated when its deal starts. */
const DEAL_SKEW = 5;

/** Puts a body that has its targets where its deal starts. @param turn its place in the order, 0 for the lowest card. */
export function dealBody(body: Body, turn: number, delaySeconds: number): void {
  hideBody(body, turn * DEAL_STAGGER + delaySeconds);
  body.axes.y.value = DEAL_OFFSET;
  body.axes.rotation.value = skewOf(body.card) * DEAL_SKEW;
}
