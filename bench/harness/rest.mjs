// Waits until a deck has loaded and is at rest.
import { setTimeout as sleep } from 'node:timers/promises';
import { difference, middleOf, pixelsNow } from './picture.mjs';
import { cpuOfAll, cpuTime, processes } from './processes.mjs';

/** The longest waits, in ms. */
const LIMIT = 90_000;
const GPU_LIMIT = 5000;
/** Intervals between checks, in ms. */
const QUIET = 500;
const GPU_QUIET = 200;
/** The number of quiet intervals in a row that count as rest. */
const IN_A_ROW = 2;
/** A browser that uses a larger share of one core is busy. */
const BUSY = 0.2;
/** The most that JPEG compression makes equal screenshots differ, out of 255. */
const ALIKE = 1;

/** Everything that shows whether a deck is at rest. */
async function look(s, target, before) {
  const ready = Boolean(await s.page.evaluate(target.ready));
  const raf = await s.page.evaluate(() => window.benchCounts.raf);
  // Some rivals request frames for ever. Screenshots then show whether they move.
  const pixels = ready && before && raf > before.raf ? await pixelsNow(s, await middleOf(s, target)) : null;
  return { ready, raf, pixels, traffic: s.network.events(), cpu: await cpuOfAll(s), time: performance.now() };
}

/** Why a deck is not at rest; empty if it is. */
function unrest(before, now) {
  if (!now.ready) return 'it has not appeared';
  if (now.traffic > before.traffic) return 'it is still loading';
  if (now.raf > before.raf) {
    return before.pixels && difference(now.pixels, before.pixels) < ALIKE ? '' : 'it is still moving';
  }
  return now.cpu - before.cpu > BUSY * (now.time - before.time) ? 'it is still busy' : '';
}

/**
 * Resolves once the deck has loaded, makes no requests, and is still, twice in a row. A deck that requests no frames must
 * also leave the browser idle.
 */
export async function untilAtRest(s, target) {
  const start = performance.now();
  let before = await look(s, target, null);
  let why = '';
  for (let calm = 0; calm < IN_A_ROW;) {
    if (performance.now() - start > LIMIT) throw new Error(`not at rest within ${LIMIT / 1000} s: ${why}`);
    await sleep(QUIET);
    const now = await look(s, target, before);
    why = unrest(before, now);
    calm = why ? 0 : calm + 1;
    before = now;
  }
}

/**
 * Resolves once the GPU process is idle: a slow one still draws frames long after the page has stopped. Stops waiting
 * after `GPU_LIMIT`, since some decks never stop drawing.
 */
export async function untilGpuRests(s) {
  const gpu = (await processes(s)).find(({ type }) => type === 'GPU').id;
  const start = performance.now();
  for (let calm = 0; calm < IN_A_ROW && performance.now() - start < GPU_LIMIT;) {
    const [time, before] = [performance.now(), await cpuTime(gpu)];
    await sleep(GPU_QUIET);
    calm = (await cpuTime(gpu)) - before > BUSY * (performance.now() - time) ? 0 : calm + 1;
  }
}
