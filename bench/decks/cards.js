// Shared by the rivals' decks: the cards, their poses in the stack, and how a swipe is decided and reported.
export const VISIBLE = 7;
/** The drag beyond which a card is swiped, in CSS px. */
export const THRESHOLD = 100;

const count = Number(new URLSearchParams(location.search).get('n')) || 50;

export const cards = Array.from({ length: count }, (_, id) => ({
  id,
  src: `/images/${String(id % 50).padStart(2, '0')}.jpg`,
  date: new Date(Date.UTC(2015, 0, 3 + 31 * id)).toISOString().slice(0, 10),
  title: `Moment ${id + 1}`,
}));

/** The pose of a card, `y` in CSS px; `depth` 0 is the top one. Cards below the visible ones hide behind the last. */
export function pose(depth) {
  const d = Math.max(0, Math.min(depth, VISIBLE - 1));
  return { y: 10 * d, scale: 1 - 0.03 * d };
}

/** 'like' (right), 'superlike' (up) or null for a card released at this offset. */
export function verdict(x, y) {
  if (x > THRESHOLD) return 'like';
  if (-y > THRESHOLD) return 'superlike';
  return null;
}

/** The target of a swiped card. */
export const exit = (like) => (like === 'superlike' ? { x: 0, y: -1.2 * innerHeight } : { x: 1.2 * innerWidth, y: 0 });

/** The harness reads the number of swipes done from here. */
export function reportSwiped(n) {
  document.documentElement.dataset.swiped = n;
}
