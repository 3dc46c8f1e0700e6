/** The ways to swipe a card, and what a card allows by default: `like` is to the right, `superlike` is up. */
export const SWIPES = ['like', 'superlike'] as const;

export type Swipe = (typeof SWIPES)[number];
