// Reads a trace of the browser: the frames that were drawn, and the CPU time of a renderer's main thread.

// Lists of trace categories. FRAMES has the frames of the page, and of the process that puts them on screen.
export const FRAMES = ['disabled-by-default-devtools.timeline.frame', 'viz'];
export const TIMELINE = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];

/** Runs `action`. @returns the browser's trace events meanwhile */
export async function traceDuring(visit, categories, action) {
  await visit.browser.startTracing(visit.page, { categories });
  await action();
  return JSON.parse((await visit.browser.stopTracing()).toString()).traceEvents;
}

/** The current time on the trace's clock, in µs. */
export const traceTime = () => Number(process.hrtime.bigint() / 1000n);

/**
 * The number of frames that reached the screen between two times on the trace's clock: those that the display
 * compositor (viz) drew. Animation callbacks are no measure: CSS transitions need none, and the library `motion` runs
 * two per frame when the GPU lags, and sixty per second with a card held still. Nor are the renderer's DrawFrame
 * events: some of their frames are never drawn.
 */
export const framesShown = (events, from, to) => named(events, 'DirectRenderer::DrawFrame', from, to).length;

/** The number of frames that the page submitted. The JSON results contain it as a check of `framesShown`. */
export const framesSubmitted = (events, pid, from, to) =>
  named(events, 'DrawFrame', from, to).filter((e) => e.pid === pid).length;

/**
 * Events of a name that begin between two times. The trace's separate events for an end (phase E or e) do not count.
 */
const named = (events, name, from, to) =>
  events.filter((e) => e.name === name && e.ts >= from && e.ts <= to && !/[Ee]/.test(e.ph));

/** The names of events for each kind of work. */
const GROUPS = {
  script:
    /^(EventDispatch|FunctionCall|EvaluateScript|FireAnimationFrame|TimerFire|RunMicrotasks|v8\.|V8\.|MinorGC|MajorGC)/,
  style: /^UpdateLayoutTree/,
  layout: /^(Layout|HitTest|IntersectionObserver)/,
  paint: /^(PrePaint|Paint|Layerize|UpdateLayer|Commit|Decode)/,
};

/** CPU milliseconds of the main thread by kind of work, and the number of moves that it handled. */
export function workByKind(events, pid) {
  // Complete events (phase X) of the main thread, whose id is the process's; an outer event before those inside it.
  const mine = events.filter((e) => e.ph === 'X' && e.pid === pid && e.tid === pid);
  mine.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const self = { script: 0, style: 0, layout: 0, paint: 0, other: 0 };
  const open = [];
  for (const e of mine) {
    while (open.length && open.at(-1).end <= e.ts) open.pop();
    const outer = open.at(-1)?.group;
    const group = Object.keys(GROUPS).find((name) => GROUPS[name].test(e.name)) ?? outer ?? 'other';
    // Unlike `dur`, CPU time (`tdur`) excludes waiting, above all for the compositor in Commit.
    const cpu = (e.tdur ?? 0) / 1000;
    // An event's time includes the events inside it, which count in their own group only.
    if (outer) self[outer] -= cpu;
    self[group] += cpu;
    open.push({ end: e.ts + e.dur, group });
  }
  // A finger's move can arrive as both pointermove and touchmove.
  const handled = (type) => mine.filter((e) => e.name === 'EventDispatch' && e.args.data.type === type).length;
  const movesHandled = Math.max(...['pointermove', 'touchmove', 'mousemove'].map(handled));
  return { ...self, movesHandled };
}
