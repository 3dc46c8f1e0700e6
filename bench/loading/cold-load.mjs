import { withPhone } from './phone.mjs';

/** One cold load, until the network is idle. Times are in ms; `all` and `script` are transferred bytes. */
export const measureLoad = (origin, path, stored) =>
  withPhone({ stored, needsGL: path === 'story' }, async ({ page, cdp }) => {
    const transferred = { all: 0, script: 0 };
    const scripts = new Set();
    cdp.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      transferred.all += encodedDataLength;
      if (scripts.has(requestId)) transferred.script += encodedDataLength;
    });
    await page.goto(`${origin}/ours/${path}`, { waitUntil: 'networkidle', timeout: 120_000 });
    // With software GL, the network can be idle before the first paint. The largest paint follows it within a second.
    await page.waitForFunction(() => window.vitals.lcp > 0);
    await page.waitForTimeout(1000);
    const { fcp, lcp, cls, tasks } = await page.evaluate(() => window.vitals);
    // Total Blocking Time: the time beyond 50 ms of each long task after the first paint.
    const blocked = tasks.filter(([start]) => start >= fcp).map(([, duration]) => Math.max(duration - 50, 0));
    return { fcp, lcp, cls, tbt: blocked.reduce((sum, ms) => sum + ms, 0), ...transferred };
  });
