/** The background of a story's first card, unless it has its own. */
export const DUSK = ['#1d2450', '#4b3f86', '#9a4f7c'];
