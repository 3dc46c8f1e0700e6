// Drags a card and measures the cost.
import { setTimeout as sleep } from 'node:timers/promises';
import { cost } from './cost.mjs';
import { middleOf } from './picture.mjs';
import { DRAG_MS, MOVES, moveAlong, outAndBack, pointer } from './pointer.mjs';
import { untilAtRest, untilGpuRests } from './rest.mjs';
import { FRAMES, TIMELINE, breakdown, framesHandedIn, framesShown, traceOf, traceTime } from './trace.mjs';

/** How long `pause` watches, in ms. */
const PAUSE = 2000;

/**
 * One drag of a deck at rest. `frames` and all costs are for the whole drag, `framesIn2s` for its first two seconds,
 * `pixels` for a frame.
 */
async function drag(s, target, categories) {
  const middle = await middleOf(s, target);
  const { x, y } = middle;
  const screenPixels = await s.page.evaluate(() => window.benchWatchPixels());
  const span = {};
  let costs;
  const events = await traceOf(s, [...FRAMES, ...categories], async () => {
    costs = await cost(s, async () => {
      await pointer(s).down(x, y);
      span.from = traceTime();
      await moveAlong(s, outAndBack(middle));
      // The card's return belongs to the drag, as do frames that a slow GPU draws late.
      await untilGpuRests(s);
      span.to = traceTime();
    });
    await pointer(s).up(x, y);
  });
  // If the deck has fallen back to another renderer, this did not measure it.
  if (!(await s.page.evaluate(target.ready))) throw new Error('switched its renderer during the drag');
  const { samples, pixels, ...rest } = costs;
  const result = {
    moves: MOVES,
    frames: framesShown(events, span.from, span.to),
    handedIn: framesHandedIn(events, s.renderer, span.from, span.to),
    framesIn2s: framesShown(events, span.from, span.from + DRAG_MS * 1000),
    pixels: samples ? pixels / samples : screenPixels,
    seconds: (span.to - span.from) / 1e6,
    ...rest,
  };
  if (!result.frames) throw new Error('no frame was drawn during the drag');
  return { events, result };
}

export const dragCost = async (s, target) => (await drag(s, target, [])).result;

/** The main thread's work in a drag, by kind. Tracing has a cost itself, so other numbers of this drag are not used. */
export async function tracedDrag(s, target) {
  const { events, result } = await drag(s, target, TIMELINE);
  return { ...breakdown(events, s.renderer), frames: result.frames };
}

/** Frames drawn and requested per second without any input. */
async function pause(s) {
  const span = {};
  let raf = 0;
  const events = await traceOf(s, FRAMES, async () => {
    span.from = traceTime();
    ({ raf } = await cost(s, () => sleep(PAUSE)));
    span.to = traceTime();
  });
  const seconds = (span.to - span.from) / 1e6;
  return { frames: framesShown(events, span.from, span.to) / seconds, raf: raf / seconds };
}

/** Frames per second with the deck left alone, and with a card held still. */
export async function pauses(s, target) {
  await untilAtRest(s, target);
  const idle = await pause(s);
  const middle = await middleOf(s, target);
  const path = outAndBack(middle);
  await pointer(s).down(middle.x, middle.y);
  await moveAlong(s, path.slice(0, MOVES / 2));
  await untilGpuRests(s);
  const held = await pause(s);
  await moveAlong(s, path.slice(MOVES / 2));
  await pointer(s).up(middle.x, middle.y);
  return { idle, held };
}
