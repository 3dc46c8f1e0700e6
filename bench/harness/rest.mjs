// When a deck is ready: it is there and has come to rest, however long that takes on this machine.
import { setTimeout as sleep } from 'node:timers/promises';
import { difference, middleOf, pixelsNow } from './picture.mjs';
import { cpuOfAll, cpuTime, processes } from './processes.mjs';

const LIMIT = 90_000;
const QUIET = 500;
const GPU_QUIET = 200;
const IN_A_ROW = 2;
/** What a browser at rest uses at most of one core. */
const BUSY = 0.2;
/** What JPEG makes of one and the same picture, of 255. */
const ALIKE = 1;

/** What tells a deck at rest from one that is not. */
async function look(s, target, before) {
  const ready = Boolean(await s.page.evaluate(target.ready));
  const raf = await s.page.evaluate(() => window.benchCounts.raf);
  // A rival may ask for frames for ever; whether it moves is then seen in its picture.
  const pixels = ready && before && raf > before.raf ? await pixelsNow(s, await middleOf(s, target)) : null;
  return { ready, raf, pixels, traffic: s.network.events(), cpu: await cpuOfAll(s), time: performance.now() };
}

/** What keeps a deck from being at rest, or nothing. */
function unrest(before, now) {
  if (!now.ready) return 'its deck is not there';
  if (now.traffic > before.traffic) return 'it still loads';
  if (now.raf > before.raf) {
    return before.pixels && difference(now.pixels, before.pixels) < ALIKE ? '' : 'it still moves';
  }
  return now.cpu - before.cpu > BUSY * (now.time - before.time) ? 'it is still busy' : '';
}

/** Resolves once the deck is there, loads and moves nothing and the browser has nothing to do, twice in a row. */
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
 * Resolves once the GPU's process has nothing to do: on a slow one frames are still owed when a page has long stopped.
 * Or after a while where a deck never stops drawing.
 */
export async function untilGpuRests(s, most = 5000) {
  const gpu = (await processes(s)).find(({ type }) => type === 'GPU').id;
  const start = performance.now();
  for (let calm = 0; calm < IN_A_ROW && performance.now() - start < most;) {
    const [time, before] = [performance.now(), await cpuTime(gpu)];
    await sleep(GPU_QUIET);
    calm = (await cpuTime(gpu)) - before > BUSY * (performance.now() - time) ? 0 : calm + 1;
  }
}
