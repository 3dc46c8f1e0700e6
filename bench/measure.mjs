// The measurements of one deck. A `screen` comes from screens(), a `target` is a deck with its `url`, a `look` comes
// from referenceLook(), and a `visit` is an open page (harness/browser.mjs).
import { setTimeout as sleep } from 'node:timers/promises';
import { withPage } from './harness/browser.mjs';
import { measureCost } from './harness/cost.mjs';
import { measureDrag, measurePauses, measureTracedDrag } from './harness/drags.mjs';
import { timeToFirstCard } from './harness/first-card.mjs';
import { timeToFirstThrow } from './harness/first-throw.mjs';
import { decodedImageBytes, measureMemory } from './harness/memory.mjs';
import { middleOf } from './harness/picture.mjs';
import { swipe } from './harness/pointer.mjs';
import { findRenderer } from './harness/processes.mjs';
import { untilAtRest } from './harness/rest.mjs';
import { CPU_SLOWDOWN, SLOW_4G } from './harness/screens.mjs';

/**
 * How long an idle deck is watched, in ms. Labels in report.mjs repeat this number, and the numbers of swipes below.
 */
const IDLE = 5000;

async function openAtRest(visit, target) {
  await visit.page.goto(target.url, { waitUntil: 'commit' });
  await untilAtRest(visit, target);
  await findRenderer(visit);
}

/** Loads a deck and leaves it alone. */
export const measureLoaded = (screen, target) =>
  withPage(screen, async (visit) => {
    await openAtRest(visit, target);
    const idle = await measureCost(visit, () => sleep(IDLE));
    return {
      idle,
      images: visit.network.mediaBytes(),
      requests: visit.network.count(),
      scripts: visit.network.scripts(),
      decoded: await decodedImageBytes(visit),
      ...(await measureMemory(visit)),
    };
  });

/** Drags the top card, leaves the deck alone, and holds a card still. */
export const measureDrags = (screen, target) =>
  withPage(screen, async (visit) => {
    await openAtRest(visit, target);
    return { ...(await measureDrag(visit, target)), ...(await measurePauses(visit, target)) };
  });

/** A drag with the main thread's work by kind. */
export const measureTraced = (screen, target) =>
  withPage(screen, async (visit) => {
    await openAtRest(visit, target);
    return measureTracedDrag(visit, target);
  });

/** A drag with the CPU slowed down four times. */
export const measureSlowDrag = (screen, target) =>
  withPage(screen, async (visit) => {
    await openAtRest(visit, target);
    // Only now, since the slowdown itself takes CPU time: the browser would never come to rest.
    await visit.cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return measureDrag(visit, target);
  });

/** Swipes a deck of 50 cards down to its last. */
export const measureSwipes = (screen, target) =>
  withPage(screen, async (visit) => {
    await openAtRest(visit, target);
    const middle = await middleOf(visit, target);
    let missed = await swipe(visit, target, middle, 10);
    const imagesAfter10 = visit.network.mediaBytes();
    missed += await swipe(visit, target, middle, 39);
    // `target.ready` might look for the first card, which is gone.
    await untilAtRest(visit, { ready: 'true', deck: target.deck });
    return { missed, imagesAfter10, ...(await measureMemory(visit)) };
  });

async function slowDown({ cdp }) {
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Milliseconds to the first throw, in a cold load over slow 4G with a CPU slowed down four times. */
export const measureSlowThrow = (screen, target, { middle }) =>
  withPage(screen, async (visit) => {
    await slowDown(visit);
    return timeToFirstThrow(visit, target, middle);
  });

/** A cold load over slow 4G with a CPU slowed down four times. */
export const measureSlowLoad = (screen, target, look) =>
  withPage(screen, async (visit) => {
    await slowDown(visit);
    const firstCard = await timeToFirstCard(visit, target, look);
    return { firstCard, images: visit.network.mediaBytes(firstCard / 1000) };
  });

/** A cold load and a drag of a deck of any size. */
export const measureSized = (screen, target, look) =>
  withPage(screen, async (visit) => {
    const firstCard = await timeToFirstCard(visit, target, look);
    await untilAtRest(visit, target);
    await findRenderer(visit);
    return { firstCard, ...(await measureMemory(visit)), drag: await measureDrag(visit, target) };
  });
