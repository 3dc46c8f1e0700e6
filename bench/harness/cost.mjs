// Measures the cost of an action for the page and the browser.
import { cpuOfAll, cpuTime } from './processes.mjs';

async function counters(s) {
  const { metrics } = await s.cdp.send('Performance.getMetrics');
  const metric = Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
  return {
    task: metric.TaskDuration,
    script: metric.ScriptDuration,
    layout: metric.LayoutDuration,
    style: metric.RecalcStyleDuration,
    // A process's main thread has the same id.
    main: await cpuTime(s.renderer, s.renderer),
    cpu: await cpuOfAll(s),
  };
}

const grown = (before, after) =>
  Object.fromEntries(Object.keys(before).map((name) => [name, after[name] - before[name]]));

/** The growth of each counter while `action` runs. Times are in ms. */
export async function cost(s, action) {
  const counts = () => s.page.evaluate(() => ({ ...window.benchCounts }));
  const [countsBefore, before] = [await counts(), await counters(s)];
  await action();
  const [after, countsAfter] = [await counters(s), await counts()];
  return { ...grown(before, after), ...grown(countsBefore, countsAfter) };
}
