// oxlint-disable-next-line import/no-unassigned-import -- changes the storage before the store reads it
import './new-guest';
import { useWedding } from '../../../src/store';
import { addressOf } from '../frame/address';
import { followStory } from './follow-story';
import { hideWebGL } from './hide-webgl';
import { leaveFocusToDesk } from './leave-focus';
import { stripMarks } from '../../model/origins/marks';
import { watchOrigins } from './origins';
import { PREVIEW, type SiteMessage } from '../../model/origins/origins-type';
import { keepTapsFromDeck } from './taps';
import { wrapMethod } from './wrap-method';

// oxlint-disable-next-line import/no-unassigned-import -- a style sheet
import './site.css';

/*
 * During `npm run edit`, this script runs in the site before the site’s own. It finds where each text comes from, and
 * changes the few things that must differ while the site is edited.
 */

const isInDesk = window.parent !== window;
// Without the desk around the site, go to the desk, except in the show’s second window, which the site has opened.
if (!isInDesk && !window.opener) location.replace(`${import.meta.env.BASE_URL}edit/#${addressOf(location)}`);

window.editOrigins = watchOrigins(document);
if (!window.frameElement?.hasAttribute(PREVIEW)) {
  hideWebGL();
  keepTapsFromDeck();
  // Guests who have read every page are led from home to the thank-you page; couples who edit home stay there.
  useWedding.setState({ thanked: true });
}
measureWithoutMarks();
if (isInDesk) reportAddress();
followStory();
leaveFocusToDesk();
// Vite would reload the site after a restart of the server, even while the couple type, but waits for this listener,
// which never ends. The desk reloads, and its frame with it, once they pause: see `connection.ts`. The show’s second
// window reloads itself.
if (isInDesk) import.meta.hot?.on('vite:ws:disconnect', () => new Promise(() => {}));
else import.meta.hot?.on('edit:reload', () => location.reload());

/** Ignores marks when the site measures the width of captions. */
function measureWithoutMarks(): void {
  wrapMethod(CanvasRenderingContext2D.prototype, 'measureText', (call, text) => call(stripMarks(String(text))));
}

/** Reports the address of each page to the desk, which shows that page’s form and puts the address into its own. */
function reportAddress(): void {
  const report = () => {
    const message: SiteMessage = { type: 'edit:address', address: addressOf(location) };
    window.parent.postMessage(message, location.origin);
  };
  for (const name of ['pushState', 'replaceState'])
    wrapMethod(history, name, (change, ...args) => {
      change(...args);
      report();
    });
  window.addEventListener('popstate', report);
  report();
}
