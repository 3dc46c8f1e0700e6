import type { Swipe } from '../../../src/model/content';
import { SWIPES } from '../../../src/model/swipes';
import { createDeck, type Deck, type DeckOptions } from '../../../src/story/deck/deck';
import type { Pose } from '../../../src/story/deck/pose';
import type { Allowed } from '../../../src/story/deck/rules';

export const BOTH: readonly Swipe[] = SWIPES;
/** The length of a frame, in seconds. */
export const FRAME = 1 / 60;

/** Cards that allow both swipes. */
export const cards = (count: number): Allowed => Array.from({ length: count }, () => BOTH);

/** A deck; unless the options say otherwise, of 20 cards that allow both swipes. */
export function deckOf(options: Partial<DeckOptions> = {}): Deck {
  return createDeck({ allowed: cards(20), ...options });
}

/** The pose of every drawn card, from the lowest to the uppermost. */
export function posesOf(deck: Deck): Map<number, Pose> {
  const poses = new Map<number, Pose>();
  deck.walk((card, pose) => poses.set(card, { ...pose }));
  return poses;
}

export function poseOf(deck: Deck, card: number): Pose {
  const pose = posesOf(deck).get(card);
  if (!pose) throw new Error(`card ${card} is not drawn`);
  return pose;
}

/** Advances until nothing moves; fails after 20 s. @returns the number of frames */
export function settle(deck: Deck): number {
  let frames = 0;
  while (deck.advance(FRAME)) if (++frames * FRAME > 20) throw new Error('never settles');
  return frames;
}

/** Drags the top card from the middle of the deck, in steps of 16 ms. @returns the time of the last step, ms */
export function dragTo(deck: Deck, x: number, y: number, steps = 10): number {
  deck.grab(0, 0, 0);
  for (let step = 1; step <= steps; step++) {
    deck.drag((x * step) / steps, (y * step) / steps, step * 16);
    deck.advance(0.016);
  }
  return steps * 16;
}
