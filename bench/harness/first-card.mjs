// Measures when the first card is on screen, by comparing screenshots.
import { difference, middleOf, pixelsIn, pixelsNow } from './picture.mjs';
import { untilAtRest } from './rest.mjs';
import { withPage } from './browser.mjs';
import { within } from './within.mjs';

/** The longest wait, in ms. */
const LIMIT = 120_000;
/** A screenshot that differs less from the reference look, out of 255, shows the card. */
const SAME_CARD = 6;

/** The look of the first card once everything has loaded; `timeToFirstCard` waits for it. */
export const referenceLook = (screen, target) =>
  withPage(screen, async (s) => {
    await s.page.goto(target.url, { waitUntil: 'commit', timeout: LIMIT });
    await untilAtRest(s, target);
    const middle = await middleOf(s, target);
    return { middle, pixels: await pixelsNow(s, middle) };
  });

/** Milliseconds from the navigation request until the first card is on screen. */
export async function timeToFirstCard(s, target, look) {
  let found;
  let fail;
  const shown = new Promise((resolve, reject) => ([found, fail] = [resolve, reject]));
  let checked = Promise.resolve();
  s.cdp.on('Page.screencastFrame', ({ data, sessionId }) => {
    const time = Date.now();
    s.cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    // In order, so that the first matching screenshot counts.
    checked = checked
      .then(() => pixelsIn(s, Buffer.from(data, 'base64'), look.middle))
      .then((pixels) => difference(pixels, look.pixels) < SAME_CARD && found(time))
      .catch(fail);
  });
  await s.cdp.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 400, maxHeight: 900 });
  await s.page.goto(target.url, { waitUntil: 'commit', timeout: LIMIT });
  const time = await within(LIMIT, shown, `the first card did not appear within ${LIMIT / 1000} s`);
  await s.cdp.send('Page.stopScreencast');
  return time - s.network.start();
}
