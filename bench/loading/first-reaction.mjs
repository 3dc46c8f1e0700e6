// Measures when a page first reacts to a tap.
import { setTimeout as sleep } from 'node:timers/promises';
import { withPhone } from './phone.mjs';

/**
 * The time between two taps, in ms. Taps before the page's script has loaded count, too: a link needs no script, and
 * once loaded the script repeats an earlier tap on a button.
 */
const PAUSE = 50;
/** The longest wait, in ms. */
const LIMIT = 60_000;

/**
 * Runs in the page before its scripts. Reports when the page goes to another address, or the first frame after a tap in
 * which `isDone` is true.
 */
function observe(isDone) {
  const report = () => window.reacted(performance.now());
  window.navigation.addEventListener('navigate', ({ navigationType }) => navigationType === 'push' && report());
  addEventListener('touchend', checkEachFrame, { once: true, capture: true });
  function checkEachFrame() {
    if (isDone()) report();
    else requestAnimationFrame(checkEachFrame);
  }
}

/**
 * Milliseconds from the navigation until a page reacts to one of many taps, which begin with its first paint.
 * @param target the selector of what is tapped: a link, or a button
 * @param isDone for a button, an expression that is true once the page has reacted
 */
export const timeToReaction = (origin, path, stored, target, isDone = 'false') =>
  withPhone({ stored }, async ({ page, cdp }) => {
    let report;
    const reaction = new Promise((resolve) => (report = resolve));
    await page.exposeFunction('reacted', (ms) => report(ms));
    await page.addInitScript(`(${observe.toString()})(() => ${isDone})`);
    await page.goto(`${origin}/ours/${path}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.vitals.fcp > 0);
    const middle = await page.evaluate((selector) => {
      const box = document.querySelector(selector).getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, target);
    const end = Date.now() + LIMIT;
    while (Date.now() < end) {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...middle, id: 0 }] });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      const time = await Promise.race([reaction, sleep(PAUSE)]);
      if (time !== undefined) return time;
    }
    throw new Error(`/${path} did not react within ${LIMIT / 1000} s`);
  });
