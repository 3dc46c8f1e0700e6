import { OPENED } from '../harness/browser.mjs';
import { withPhone } from './phone.mjs';

export const TEXT_PAGES = ['schedule', 'program', 'party', 'travel', 'faq', 'registry'];

/**
 * Runs in the page. Makes `window.painted` resolve to the ms from the next click to the paint that makes `isShown`
 * true.
 */
function watch(isShown) {
  window.painted = new Promise((resolve) => {
    const onClick = ({ timeStamp }) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
      port1.start();
      const checkEachFrame = () => {
        if (!isShown()) return requestAnimationFrame(checkEachFrame);
        // A message is delivered after the current frame has been painted.
        requestAnimationFrame(() => port2.postMessage(0));
      };
      requestAnimationFrame(checkEachFrame);
    };
    addEventListener('click', onClick, { once: true, capture: true });
  });
}

/**
 * Milliseconds from a tap on a link of the menu to the paint of its page.
 * @param isShown an expression that is true once the page is shown
 */
async function timeTap(page, name, isShown) {
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(`(${watch.toString()})(() => ${isShown})`);
  await link.tap();
  return page.evaluate(() => window.painted);
}

/** Milliseconds from a tap in home's menu to the paint of each prefetched text page, and of the story's first photo. */
export const measureTaps = (origin) =>
  withPhone({ stored: OPENED }, async ({ page }) => {
    const times = {};
    await page.goto(`${origin}/ours/`, { waitUntil: 'networkidle', timeout: 120_000 });
    for (const path of TEXT_PAGES) {
      // The page's script has been prefetched.
      await page.waitForFunction(
        (chunk) => performance.getEntriesByType('resource').some(({ name }) => name.includes(chunk)),
        `/${path}-page-`,
      );
      const name = await page.locator(`nav a[href$="/${path}"]`).first().textContent();
      times[path] = await timeTap(
        page,
        name,
        `location.pathname.endsWith('/${path}') && document.querySelector('main h1')`,
      );
      await page.getByRole('link', { name: 'Home', exact: true }).first().click();
      await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    }
    await page.waitForLoadState('networkidle');
    times.story = await timeTap(
      page,
      'Our Story',
      `document.querySelector('[data-deck] [data-card="0"] img')?.naturalWidth`,
    );
    return times;
  });
