/** The ways to swipe a card, both allowed by default: `like` is to the right, `superlike` is up. */
export const SWIPES = ['like', 'superlike'] as const;

export type Swipe = (typeof SWIPES)[number];
