// oxlint-disable-next-line import/no-unassigned-import -- must change what the store reads, before it is imported
import './new-guest';
import { useWedding } from '../../../src/store';
import { addressOf } from '../frame/address';
import { followStory } from './follow-story';
import { leaveFocusToDesk } from './leave-focus';
import { strip } from '../../model/origins/marks';
import { watchOrigins } from './origins';
import { PREVIEW, type SiteMessage } from '../../model/origins/origins-type';
import { keepTapsFromDeck } from './taps';
import { wrapMethod } from './wrap-method';

// oxlint-disable-next-line import/no-unassigned-import -- a style sheet
import './site.css';

/*
 * `npm run edit` runs this in the site before the site’s own script: it finds where each text comes from, and changes
 * the little that must differ while the site is edited.
 */

// Without the desk around it, go to the desk; the story’s second window, opened by the site, stays.
if (window.top === window && !window.opener)
  location.replace(`${import.meta.env.BASE_URL}edit/#${addressOf(location)}`);

const isInDesk = window.parent !== window;
window.editOrigins = watchOrigins(document);
if (!window.frameElement?.hasAttribute(PREVIEW)) {
  showFlatDeck();
  keepTapsFromDeck();
  // Guests who have read every page are led from home to the thank-you page; couples who edit home stay there.
  useWedding.setState({ thanked: true });
}
measureWithoutMarks();
reportAddress();
followStory();
leaveFocusToDesk();
// Vite reloads the site after a restart of the server once this listener is done, which is never. The desk reloads the
// site in a hidden frame instead: this one would be blank while it loads.
if (isInDesk) import.meta.hot?.on('vite:ws:disconnect', () => new Promise(() => {}));
else import.meta.hot?.on('edit:reload', () => location.reload());

/** Without WebGL the story’s cards are DOM, with texts and pictures that can be edited. */
function showFlatDeck(): void {
  for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas])
    wrapMethod<object>(prototype, 'getContext', (call, kind, ...rest) =>
      String(kind).startsWith('webgl') ? null : call(kind, ...rest),
    );
}

/** Marks must not count in the measured width of captions. */
function measureWithoutMarks(): void {
  wrapMethod(CanvasRenderingContext2D.prototype, 'measureText', (call, text) => call(strip(String(text))));
}

/** Reports each page to the desk, which shows its form and keeps its address. */
function reportAddress(): void {
  const report = () => {
    const message: SiteMessage = { type: 'edit:address', address: addressOf(location) };
    if (isInDesk) window.parent.postMessage(message, location.origin);
  };
  for (const name of ['pushState', 'replaceState'])
    wrapMethod(history, name, (change, ...args) => {
      change(...args);
      report();
    });
  window.addEventListener('popstate', report);
  report();
}
