// Measures the cost of an action for the page and the browser.
import { cpuOfAll, cpuTime } from './processes.mjs';

/** The page's and the browser's time counters, in ms. */
async function readTimes(visit) {
  const { metrics } = await visit.cdp.send('Performance.getMetrics');
  // Chromium's metrics are in seconds.
  const metric = Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
  return {
    task: metric.TaskDuration,
    script: metric.ScriptDuration,
    layout: metric.LayoutDuration,
    style: metric.RecalcStyleDuration,
    // A main thread has the same id as its process.
    main: await cpuTime(visit.renderer, visit.renderer),
    cpu: await cpuOfAll(visit),
  };
}

const growth = (before, after) =>
  Object.fromEntries(Object.keys(before).map((name) => [name, after[name] - before[name]]));

/** The growth of each counter of browser and page (instrument.mjs) while `action` runs. Times are in ms. */
export async function measureCost(visit, action) {
  // Reading these runs script in the page, so it happens outside the measured time.
  const readCounts = () => visit.page.evaluate(() => ({ ...window.benchCounts }));
  const countsBefore = await readCounts();
  const timesBefore = await readTimes(visit);
  await action();
  const timesAfter = await readTimes(visit);
  const countsAfter = await readCounts();
  return { ...growth(timesBefore, timesAfter), ...growth(countsBefore, countsAfter) };
}
