import {
  CROSS_FADE_SPRING,
  DEAL_DELAY,
  DEAL_OFFSET,
  DEAL_ROTATION,
  DEAL_STAGGER,
  FADE_SPRING,
  SHARE_PRECISION,
  STACK_SPRING,
} from '../deck/feel';
import { dropOf, scaleOf } from '../deck/pose';
import { rotationAt, rotationOf, shiftAt } from '../deck/rest';
import { createSpringStep, isSettled, type Spring } from '../deck/spring';
import { BARELY_VISIBLE, transformOf, veilAt } from './flat-sheet';

/** The time step of the deal that `before-paint.ts` plays. */
export const FRAME_SECONDS = 1 / 60;

/** The data attribute of a flat deck that `before-paint.ts` deals. */
const MARK = 'dealt';

/** Whether `before-paint.ts` deals this deck. */
export const isDealtEarly = (deck: HTMLElement) => MARK in deck.dataset;

/**
 * Deals the cards of a prerendered deck, or deals them again for a new unit: puts them where they rest and plays the
 * deck's own motion as animations, which need no further script.
 * @param cards the cards' elements, the lowest first.
 * @param unit CSS px per deck unit.
 * @param arrivalMs when the guest arrived, in ms of `performance.now()`; its delay counts from then, even if this call
 * is later.
 */
export function dealEarly(deck: HTMLElement, cards: readonly HTMLElement[], unit: number, arrivalMs: number): void {
  stopDeal(deck);
  deck.dataset[MARK] = '';
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const moveTiming = timingOf(STACK_SPRING);
  const fadeTiming = timingOf(isReduced ? CROSS_FADE_SPRING : FADE_SPRING);
  for (const [turn, element] of cards.entries()) {
    // The card's number in the story, which at first is also the card's place in the stack.
    const card = cards.length - 1 - turn;
    const y = dropOf(card);
    const rest = { x: shiftAt(card, card), y, rotation: rotationAt(card, card), scale: scaleOf(card, 0) };
    element.style.transform = transformOf(rest, unit);
    const veil = element.querySelector<HTMLElement>('[data-part="shade"]');
    if (veil && card > 0) {
      veil.hidden = false;
      veil.style.opacity = String(veilAt(card));
    }
    const delay = isReduced ? 0 : (DEAL_DELAY + turn * DEAL_STAGGER) * 1000;
    const animations = [
      element.animate([{ opacity: BARELY_VISIBLE }, { opacity: 1 }], { ...fadeTiming, delay, fill: 'backwards' }),
    ];
    if (!isReduced) {
      const start = {
        ...rest,
        y: y + DEAL_OFFSET,
        rotation: rotationOf(card) * DEAL_ROTATION,
        scale: scaleOf(card, 1),
      };
      const transform = [transformOf(start, unit), transformOf(rest, unit)];
      animations.push(element.animate({ transform }, { ...moveTiming, delay, fill: 'backwards' }));
    }
    for (const animation of animations) animation.startTime = arrivalMs;
  }
}

/** A spring's duration, and its path from 0 to 1 as an easing; without `linear()`, a curve of about the same speed. */
function timingOf(spring: Spring): KeyframeAnimationOptions {
  const path = { value: 0, velocity: 0 };
  const step = createSpringStep(spring);
  const values = [];
  for (; !isSettled(path, 1, SHARE_PRECISION); step(path, 1, FRAME_SECONDS)) values.push(path.value.toFixed(3));
  const easing = `linear(${values.join()}, 1)`;
  return {
    duration: values.length * FRAME_SECONDS * 1000,
    easing: CSS.supports('animation-timing-function', easing) ? easing : 'cubic-bezier(0.1, 0.6, 0.3, 1)',
  };
}

/** Stops the deal of `before-paint.ts`. @returns whether there was one. */
export function takeOverDeal(): boolean {
  const deck = document.querySelector<HTMLElement>(`[data-${MARK}]`);
  if (!deck) return false;
  delete deck.dataset[MARK];
  stopDeal(deck);
  return true;
}

function stopDeal(deck: HTMLElement): void {
  for (const animation of deck.getAnimations({ subtree: true })) animation.cancel();
}
