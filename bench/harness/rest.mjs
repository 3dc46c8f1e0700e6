// Waits until a deck has loaded and is at rest.
import { setTimeout as sleep } from 'node:timers/promises';
import { difference, middleOf, pixelsNow } from './picture.mjs';
import { cpuOfAll, cpuTime, processes } from './processes.mjs';

/** The longest waits, in ms: for the deck, and for the GPU process. */
const LIMIT = 90_000;
const GPU_LIMIT = 5000;
/** Intervals between checks, in ms. */
const QUIET = 500;
const GPU_QUIET = 200;
/** The number of quiet intervals in a row that count as rest. */
const IN_A_ROW = 2;
/** A browser or GPU process that uses a larger share of one core than this is busy. */
const BUSY = 0.2;
/** Screenshots that differ less than this, out of 255, are equal but for their JPEG compression. */
const ALIKE = 1;

/** Everything that shows whether a deck is at rest. `before` is the previous observation, null at first. */
async function observe(visit, target, before) {
  const ready = Boolean(await visit.page.evaluate(target.ready));
  const raf = await visit.page.evaluate(() => window.benchCounts.raf);
  // Some rivals request frames (`raf`) all the time. Only screenshots then show whether their cards move.
  const pixels = ready && before && raf > before.raf ? await pixelsNow(visit, await middleOf(visit, target)) : null;
  return { ready, raf, pixels, traffic: visit.network.events(), cpu: await cpuOfAll(visit), time: performance.now() };
}

/** Why a deck was not at rest between two observations; empty if it was. */
function reasonForUnrest(before, now) {
  if (!now.ready) return 'it has not appeared';
  if (now.traffic > before.traffic) return 'it is still loading';
  if (now.raf > before.raf) {
    return before.pixels && difference(now.pixels, before.pixels) < ALIKE ? '' : 'it is still moving';
  }
  return now.cpu - before.cpu > BUSY * (now.time - before.time) ? 'it is still busy' : '';
}

/**
 * Resolves once the deck has loaded and, for two intervals in a row, has made no requests and has not moved. A deck
 * that requests no frames must also have left the browser idle. Rejects after `LIMIT`.
 */
export async function untilAtRest(visit, target) {
  const start = performance.now();
  let before = await observe(visit, target, null);
  let reason = '';
  for (let calm = 0; calm < IN_A_ROW;) {
    if (performance.now() - start > LIMIT) throw new Error(`not at rest within ${LIMIT / 1000} s: ${reason}`);
    await sleep(QUIET);
    const now = await observe(visit, target, before);
    reason = reasonForUnrest(before, now);
    calm = reason ? 0 : calm + 1;
    before = now;
  }
}

/**
 * Resolves once the GPU process is idle: a slow GPU draws frames long after the page has submitted them. Stops waiting
 * after `GPU_LIMIT`, since some decks never stop drawing.
 */
export async function untilGpuRests(visit) {
  const gpu = (await processes(visit)).find(({ type }) => type === 'GPU').id;
  const start = performance.now();
  for (let calm = 0; calm < IN_A_ROW && performance.now() - start < GPU_LIMIT;) {
    const [time, before] = [performance.now(), await cpuTime(gpu)];
    await sleep(GPU_QUIET);
    calm = (await cpuTime(gpu)) - before > BUSY * (performance.now() - time) ? 0 : calm + 1;
  }
}
