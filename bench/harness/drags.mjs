// Drags a card and measures the cost.
import { setTimeout as sleep } from 'node:timers/promises';
import { measureCost } from './cost.mjs';
import { middleOf } from './picture.mjs';
import { DRAG_MS, MOVES, moveAlong, outAndBack, pointer } from './pointer.mjs';
import { untilAtRest, untilGpuRests } from './rest.mjs';
import { FRAMES, TIMELINE, framesShown, framesSubmitted, traceDuring, traceTime, workByKind } from './trace.mjs';

/** How long a deck without input is watched, in ms. */
const PAUSE = 2000;

/**
 * Drags the top card of a deck at rest out and back. In the result, `frames` and all costs are for the whole drag,
 * `framesIn2s` for its first two seconds; `pixels` are device pixels per frame.
 */
async function drag(visit, target, categories) {
  const middle = await middleOf(visit, target);
  const { x, y } = middle;
  // The size of the picture, for a deck that requests no frames.
  const pixelsAtStart = await visit.page.evaluate(() => window.benchWatchPixels());
  const span = {};
  let costs;
  const events = await traceDuring(visit, [...FRAMES, ...categories], async () => {
    costs = await measureCost(visit, async () => {
      await pointer(visit).down(x, y);
      span.from = traceTime();
      await moveAlong(visit, outAndBack(middle));
      // The card lags behind the pointer, and a slow GPU draws late: those frames belong to the drag, too.
      await untilGpuRests(visit);
      span.to = traceTime();
    });
    await pointer(visit).up(x, y);
  });
  // A deck that has fallen back to another renderer meanwhile is no longer the one to measure.
  if (!(await visit.page.evaluate(target.ready))) throw new Error('switched its renderer during the drag');
  const { samples, pixels, ...rest } = costs;
  const result = {
    moves: MOVES,
    frames: framesShown(events, span.from, span.to),
    framesSubmitted: framesSubmitted(events, visit.renderer, span.from, span.to),
    framesIn2s: framesShown(events, span.from, span.from + DRAG_MS * 1000),
    pixels: samples ? pixels / samples : pixelsAtStart,
    seconds: (span.to - span.from) / 1e6,
    ...rest,
  };
  if (!result.frames) throw new Error('no frame was drawn during the drag');
  return { events, result };
}

export const measureDrag = async (visit, target) => (await drag(visit, target, [])).result;

/** The main thread's work in a drag, by kind. This trace itself costs time, so the drag's costs are not reported. */
export async function measureTracedDrag(visit, target) {
  const { events, result } = await drag(visit, target, TIMELINE);
  return { ...workByKind(events, visit.renderer), frames: result.frames };
}

/** Frames drawn and requested (`raf`) per second without any input. */
async function measurePause(visit) {
  const span = {};
  let raf = 0;
  const events = await traceDuring(visit, FRAMES, async () => {
    span.from = traceTime();
    ({ raf } = await measureCost(visit, () => sleep(PAUSE)));
    span.to = traceTime();
  });
  const seconds = (span.to - span.from) / 1e6;
  return { frames: framesShown(events, span.from, span.to) / seconds, raf: raf / seconds };
}

/**
 * Frames per second with the deck left alone (`idle`), and with its top card held still halfway through a drag
 * (`held`).
 */
export async function measurePauses(visit, target) {
  await untilAtRest(visit, target);
  const idle = await measurePause(visit);
  const middle = await middleOf(visit, target);
  const path = outAndBack(middle);
  await pointer(visit).down(middle.x, middle.y);
  await moveAlong(visit, path.slice(0, MOVES / 2));
  await untilGpuRests(visit);
  const held = await measurePause(visit);
  await moveAlong(visit, path.slice(MOVES / 2));
  await pointer(visit).up(middle.x, middle.y);
  return { idle, held };
}
