// Measures when the first card can be thrown.
import { setTimeout as sleep } from 'node:timers/promises';
import { pointer } from './pointer.mjs';

/** The longest wait, in ms. */
const LIMIT = 120_000;
/** The duration of a frame, in ms. */
const FRAME = 1000 / 60;
/** The moves of a quick throw, one per frame. */
const STEPS = 6;

/**
 * Milliseconds from the navigation until the page has counted a throw. Throws again and again, from the deck's middle.
 */
export async function timeToFirstThrow(s, target, { x, y }) {
  await s.page.goto(target.url, { waitUntil: 'commit', timeout: LIMIT });
  const { down, move, up } = pointer(s);
  while (Date.now() - s.network.start() < LIMIT) {
    await down(x, y);
    for (let step = 1; step <= STEPS; step++) {
      await sleep(FRAME);
      await move(x + (target.swipe.x * step) / STEPS, y + (target.swipe.y * step) / STEPS);
    }
    await up(x + target.swipe.x, y + target.swipe.y);
    if ((await s.page.evaluate(target.swiped)) > 0) return Date.now() - s.network.start();
  }
  throw new Error(`no card could be thrown within ${LIMIT / 1000} s`);
}
