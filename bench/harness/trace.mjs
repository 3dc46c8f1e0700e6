// What a trace of the browser says: which frames were drawn, and what the main thread of a renderer spent its CPU on.

/** The page's own frames, and those of the process that puts them on screen. */
export const FRAMES = ['disabled-by-default-devtools.timeline.frame', 'viz'];
export const TIMELINE = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];

export async function traceOf(s, categories, action) {
  await s.browser.startTracing(s.page, { categories });
  await action();
  return JSON.parse((await s.browser.stopTracing()).toString()).traceEvents;
}

/** This moment in the trace's clock, µs. */
export const traceTime = () => Number(process.hrtime.bigint() / 1000n);

/**
 * How many frames came to the screen between two moments of the trace's clock.
 *
 * Three things can be counted. Animation callbacks are none of it: a deck may move without any (CSS transitions), and
 * motion ran about two for every frame drawn when the GPU was behind, and sixty a second for none with a card held
 * still. DrawFrame events of the renderer are the frames that the page hands in: in the drags of ogl, motion, ours and
 * vanilla that were looked at, as many as the display compositor (viz) drew, or one more, still on its way when the time
 * was up. Where few are drawn that one is a lot; so viz's draws are counted, of which each came with one swap.
 */
export const framesShown = (events, from = -Infinity, to = Infinity) =>
  named(events, 'DirectRenderer::DrawFrame', from, to).length;

/** And those that the page handed in, to check the others by. */
export const framesHandedIn = (events, pid, from = -Infinity, to = Infinity) =>
  named(events, 'DrawFrame', from, to).filter((e) => e.pid === pid).length;

const named = (events, name, from, to) =>
  events.filter((e) => e.name === name && e.ts >= from && e.ts <= to && !/[Ee]/.test(e.ph));

// CPU time (tdur) leaves out the waiting, for the compositor in Commit above all.
const GROUPS = {
  script:
    /^(EventDispatch|FunctionCall|EvaluateScript|FireAnimationFrame|TimerFire|RunMicrotasks|v8\.|V8\.|MinorGC|MajorGC)/,
  style: /^UpdateLayoutTree/,
  layout: /^(Layout|HitTest|IntersectionObserver)/,
  paint: /^(PrePaint|Paint|Layerize|UpdateLayer|Commit|Decode)/,
};

/** CPU milliseconds of the main thread by kind of work, each event less the events inside it. */
export function breakdown(events, pid) {
  const mine = events.filter((e) => e.ph === 'X' && e.pid === pid && e.tid === pid);
  mine.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const self = { script: 0, style: 0, layout: 0, paint: 0, other: 0 };
  const open = [];
  for (const e of mine) {
    while (open.length && open.at(-1).end <= e.ts) open.pop();
    const outer = open.at(-1)?.group;
    const group = Object.keys(GROUPS).find((name) => GROUPS[name].test(e.name)) ?? outer ?? 'other';
    const cpu = (e.tdur ?? 0) / 1000;
    if (outer) self[outer] -= cpu;
    self[group] += cpu;
    open.push({ end: e.ts + e.dur, group });
  }
  const handled = (type) => mine.filter((e) => e.name === 'EventDispatch' && e.args.data.type === type).length;
  const movesHandled = Math.max(...['pointermove', 'touchmove', 'mousemove'].map(handled));
  return { ...self, movesHandled };
}
