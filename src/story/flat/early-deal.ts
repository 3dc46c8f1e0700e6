import { createBody, crossFadeBody, placeBody, stepBody } from '../deck/body';
import { dealBody } from '../deck/deal-body';
import { FADE_IN_DELAY } from '../deck/feel';
import { createPose, readPose } from '../deck/pose';
import { aimAtStack } from '../deck/spring-targets';
import { BARELY_VISIBLE, createFlatSheet, transformOf } from './flat-sheet';

/** The step at which the deal is recorded. */
export const FRAME_SECONDS = 1 / 60;

/** Marks a flat deck that the page's own script deals. */
const MARK = 'dealt';

/** Whether the page's own script deals this deck. */
export const isDealtEarly = (deck: HTMLElement) => MARK in deck.dataset;

/**
 * Deals the cards of a prerendered deck: puts them where they rest and plays the deck's own motion as animations, which
 * need no further script.
 * @param cards the lowest first.
 * @param sinceMs when the guest arrived, in ms of `performance.now()`.
 */
export function dealEarly(deck: HTMLElement, cards: readonly HTMLElement[], unit: number, sinceMs: number): void {
  stopDeal(deck);
  deck.dataset[MARK] = '';
  const step = matchMedia('(prefers-reduced-motion: reduce)').matches ? crossFadeBody : stepBody;
  for (const [turn, element] of cards.entries()) {
    const body = createBody();
    const pose = createPose();
    body.card = cards.length - 1 - turn;
    aimAtStack(body, 0, false, { progress: 0, x: 0 });
    placeBody(body);
    readPose(body, pose);
    createFlatSheet(element).write(pose, unit);

    const frames: Keyframe[] = [];
    dealBody(body, turn, FADE_IN_DELAY);
    do {
      readPose(body, pose);
      frames.push({ transform: transformOf(pose, unit), opacity: Math.max(pose.opacity, BARELY_VISIBLE) });
    } while (step(body, false, FRAME_SECONDS));
    const deal = element.animate(frames, (frames.length - 1) * FRAME_SECONDS * 1000);
    deal.startTime = sinceMs;
  }
}

/** Stops the deal by the page's own script. @returns whether there was one. */
export function takeOverDeal(): boolean {
  const deck = document.querySelector<HTMLElement>(`[data-${MARK}]`);
  if (!deck) return false;
  delete deck.dataset[MARK];
  stopDeal(deck);
  return true;
}

function stopDeal(deck: HTMLElement): void {
  for (const deal of deck.getAnimations({ subtree: true })) deal.cancel();
}
