// Measures when a page first reacts to a tap.
import { setTimeout as sleep } from 'node:timers/promises';
import { withPhone } from './phone.mjs';

/**
 * The time between two taps, in ms. Taps before the page's script has loaded count, too: a link needs no script, and the
 * script repeats a tap on a button.
 */
const PAUSE = 50;
/** The longest wait, in ms. */
const LIMIT = 60_000;

/**
 * Runs in the page before its scripts. Reports a push to another address, or the first frame after a tap in which
 * `isDone` is true.
 */
function observe(isDone) {
  const report = () => window.reacted(performance.now());
  window.navigation.addEventListener('navigate', ({ navigationType }) => navigationType === 'push' && report());
  addEventListener('touchend', look, { once: true, capture: true });
  function look() {
    if (isDone()) report();
    else requestAnimationFrame(look);
  }
}

/**
 * Milliseconds from the navigation until a page reacts to a tap, repeated from its first paint on.
 * @param target what is tapped, as a selector: a link, or a button that makes `isDone` true.
 */
export const firstReaction = (origin, path, stored, target, isDone = 'false') =>
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
