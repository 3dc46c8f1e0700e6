// Sums up a devtools.timeline trace: what the main thread of a renderer spent its CPU time on.
// CPU time (tdur) leaves out the waiting, for the compositor in Commit above all.
export const FRAMES = 'disabled-by-default-devtools.timeline.frame';
export const TIMELINE = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];

const GROUPS = {
  script:
    /^(EventDispatch|FunctionCall|EvaluateScript|FireAnimationFrame|TimerFire|RunMicrotasks|v8\.|V8\.|MinorGC|MajorGC)/,
  style: /^UpdateLayoutTree/,
  layout: /^(Layout|HitTest|IntersectionObserver)/,
  paint: /^(PrePaint|Paint|Layerize|UpdateLayer|Commit|Decode)/,
};

export const framesDrawn = (events, pid) => events.filter((e) => e.name === 'DrawFrame' && e.pid === pid).length;

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
  return { ...self, frames: framesDrawn(events, pid), movesHandled };
}
