// The measurements of one deck. A `screen` comes from screens(); a `target` is a deck with its `url`; `s` is an open
// page (harness/browser.mjs).
import { setTimeout as sleep } from 'node:timers/promises';
import { withPage } from './harness/browser.mjs';
import { cost } from './harness/cost.mjs';
import { dragCost, pauses, tracedDrag } from './harness/drags.mjs';
import { timeToFirstCard } from './harness/first-card.mjs';
import { timeToFirstThrow } from './harness/first-throw.mjs';
import { decodedImages, memory } from './harness/memory.mjs';
import { middleOf } from './harness/picture.mjs';
import { swipe } from './harness/pointer.mjs';
import { findRenderer } from './harness/processes.mjs';
import { untilAtRest } from './harness/rest.mjs';
import { CPU_SLOWDOWN, SLOW_4G } from './harness/screens.mjs';

/** How long an idle deck is watched, in ms. Labels in report.mjs have this number, and those of swipes below. */
const IDLE = 5000;

async function openAtRest(s, target) {
  await s.page.goto(target.url, { waitUntil: 'commit' });
  await untilAtRest(s, target);
  await findRenderer(s);
}

/** Loads a deck, and measures it while idle. */
export const loaded = (screen, target) =>
  withPage(screen, async (s) => {
    await openAtRest(s, target);
    const idle = await cost(s, () => sleep(IDLE));
    return {
      idle,
      images: s.network.mediaBytes(),
      requests: s.network.count(),
      scripts: s.network.scripts(),
      decoded: await decodedImages(s),
      ...(await memory(s)),
    };
  });

/** Drags the top card, holds it still, and leaves the deck alone. */
export const drags = (screen, target) =>
  withPage(screen, async (s) => {
    await openAtRest(s, target);
    return { ...(await dragCost(s, target)), ...(await pauses(s, target)) };
  });

/** A drag with the main thread's work by kind. */
export const traced = (screen, target) =>
  withPage(screen, async (s) => {
    await openAtRest(s, target);
    return tracedDrag(s, target);
  });

/** A drag with the CPU slowed down four times. */
export const slowDrag = (screen, target) =>
  withPage(screen, async (s) => {
    await openAtRest(s, target);
    // From here on the browser is never at rest, since the slowdown itself takes CPU time.
    await s.cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return dragCost(s, target);
  });

/** Swipes through a deck of 50 cards. */
export const swipes = (screen, target) =>
  withPage(screen, async (s) => {
    await openAtRest(s, target);
    const middle = await middleOf(s, target);
    let missed = await swipe(s, target, middle, 10);
    const imagesAfter10 = s.network.mediaBytes();
    missed += await swipe(s, target, middle, 39);
    // `target.ready` may look for the first card, which is gone.
    await untilAtRest(s, { ready: 'true', deck: target.deck });
    return { missed, imagesAfter10, ...(await memory(s)) };
  });

async function slowDown({ cdp }) {
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** The first throw during a cold load over slow 4G with a CPU slowed down four times. */
export const slowThrow = (screen, target, { middle }) =>
  withPage(screen, async (s) => {
    await slowDown(s);
    return timeToFirstThrow(s, target, middle);
  });

/** A cold load over slow 4G with a CPU slowed down four times. */
export const slowLoad = (screen, target, look) =>
  withPage(screen, async (s) => {
    await slowDown(s);
    const firstCard = await timeToFirstCard(s, target, look);
    return { firstCard, images: s.network.mediaBytes(firstCard / 1000) };
  });

/** A cold load and a drag of a deck of any size. */
export const sized = (screen, target, look) =>
  withPage(screen, async (s) => {
    const firstCard = await timeToFirstCard(s, target, look);
    await untilAtRest(s, target);
    await findRenderer(s);
    return { firstCard, ...(await memory(s)), drag: await dragCost(s, target) };
  });
