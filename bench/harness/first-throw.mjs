// Measures when the first card can be thrown.
import { setTimeout as sleep } from 'node:timers/promises';
import { FRAME, pointer } from './pointer.mjs';

/** The longest wait, in ms. */
const LIMIT = 120_000;
/** The number of moves in a quick throw, one per frame. */
const STEPS = 6;

/**
 * Throws from the deck's middle again and again. @returns milliseconds from the navigation until the page counts a
 * throw
 */
export async function timeToFirstThrow(visit, target, { x, y }) {
  await visit.page.goto(target.url, { waitUntil: 'commit', timeout: LIMIT });
  const { down, move, up } = pointer(visit);
  while (Date.now() - visit.network.start() < LIMIT) {
    await down(x, y);
    for (let step = 1; step <= STEPS; step++) {
      await sleep(FRAME);
      await move(x + (target.swipe.x * step) / STEPS, y + (target.swipe.y * step) / STEPS);
    }
    await up(x + target.swipe.x, y + target.swipe.y);
    if ((await visit.page.evaluate(target.swiped)) > 0) return Date.now() - visit.network.start();
  }
  throw new Error(`no card could be thrown within ${LIMIT / 1000} s`);
}
