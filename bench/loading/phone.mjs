import { chromium } from 'playwright-core';
import { CPU_SLOWDOWN, SLOW_4G, VIEWS } from '../harness/screens.mjs';

/**
 * WebGL without a GPU needs these flags. They also make Chromium draw every page with software GL, which blocks the
 * main thread for seconds, so only the story has them.
 */
const SOFTWARE_GL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Options for launching Chromium. */
export const chromeOptions = ({ needsGL }) => ({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', ...(needsGL ? SOFTWARE_GL : [])],
});

/** Runs in the page before its scripts, and collects Web Vitals: times in ms, long tasks as `[start, duration]`. */
function collectVitals() {
  const found = (window.vitals = { fcp: 0, lcp: 0, cls: 0, tasks: [] });
  const on = (type, handle) => new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type });
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (found.fcp = startTime));
  on('largest-contentful-paint', ({ startTime }) => (found.lcp = startTime));
  on('layout-shift', ({ value, hadRecentInput }) => (found.cls += hadRecentInput ? 0 : value));
  on('longtask', ({ startTime, duration }) => found.tasks.push([startTime, duration]));
}

/**
 * Runs `work` with a page in a new browser, with the network and CPU of a cheap phone.
 * `stored` is the guest's stored state; null on a first visit.
 */
export async function withPhone({ stored, needsGL = false }, work) {
  const browser = await chromium.launch(chromeOptions({ needsGL }));
  try {
    const context = await browser.newContext(VIEWS.phone);
    const page = await context.newPage();
    await page.addInitScript(collectVitals);
    if (stored) await page.addInitScript((text) => localStorage.setItem('wedding-state', text), JSON.stringify(stored));
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await work({ page, cdp });
  } finally {
    await browser.close();
  }
}
