import type { Swipe } from '../../model/content';

/** What each arrow key does. */
export const KEYS: Partial<Record<string, Swipe | 'back'>> = {
  ArrowRight: 'like',
  ArrowUp: 'superlike',
  ArrowLeft: 'back',
  ArrowDown: 'back',
};

/** The key for a swipe. */
export const keyOf = (swipe: Swipe) => Object.keys(KEYS).find((key) => KEYS[key] === swipe) ?? '';
