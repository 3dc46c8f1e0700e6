// Measures when the first card is on screen, by comparing screenshots.
import { difference, middleOf, pixelsIn, pixelsNow } from './picture.mjs';
import { untilAtRest } from './rest.mjs';
import { withPage } from './browser.mjs';
import { within } from './within.mjs';

/** The longest wait, in ms. */
const LIMIT = 120_000;
/** A screenshot shows the card if it differs less than this from the reference look, out of 255. */
const SAME_CARD = 6;

/** The look of the first card once everything has loaded; `timeToFirstCard` waits for this look. */
export const referenceLook = (screen, target) =>
  withPage(screen, async (visit) => {
    await visit.page.goto(target.url, { waitUntil: 'commit', timeout: LIMIT });
    await untilAtRest(visit, target);
    const middle = await middleOf(visit, target);
    return { middle, pixels: await pixelsNow(visit, middle) };
  });

/** Milliseconds from the navigation request until the first card is on screen. */
export async function timeToFirstCard(visit, target, look) {
  const shown = new Promise((resolve, reject) => {
    let checked = Promise.resolve();
    visit.cdp.on('Page.screencastFrame', ({ data, sessionId }) => {
      const time = Date.now();
      visit.cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
      // One after the other, so that the first matching screenshot counts.
      checked = checked
        .then(() => pixelsIn(visit, Buffer.from(data, 'base64'), look.middle))
        .then((pixels) => difference(pixels, look.pixels) < SAME_CARD && resolve(time))
        .catch(reject);
    });
  });
  await visit.cdp.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 400, maxHeight: 900 });
  await visit.page.goto(target.url, { waitUntil: 'commit', timeout: LIMIT });
  const time = await within(LIMIT, shown, `the first card did not appear within ${LIMIT / 1000} s`);
  await visit.cdp.send('Page.stopScreencast');
  return time - visit.network.start();
}
