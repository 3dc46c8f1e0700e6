import { useWedding } from '../../../src/store';
import { addressOf } from '../frame/address';
import { followStory } from './follow-story';
import { leaveFocusToDesk } from './leave-focus';
import { strip } from '../../model/marks';
import { watchOrigins } from './origins';
import { LOOKING, type SiteMessage } from '../../model/origins-type';
import { keepTapsOnWords } from './taps';

/*
 * What `npm run edit` brings into the site before the site's own script: where each text comes from, and the little that the
 * site does otherwise while it is edited.
 */

// The site alone is not what was asked for; a window of the show that the site has opened is.
if (window.top === window && !window.opener)
  location.replace(`${import.meta.env.BASE_URL}edit/#${addressOf(location)}`);

const isInDesk = window.parent !== window;
window.editOrigins = watchOrigins(document);
if (!window.frameElement?.hasAttribute(LOOKING)) {
  showFlatDeck();
  keepTapsOnWords();
  // Guests who have read every page are taken from home to the thank-you. A couple who edit home stay there.
  useWedding.setState({ thanked: true });
}
measureWithoutMarks();
tellAddress();
followStory();
leaveFocusToDesk();
// The desk reloads the site in its frame, also after a restart of the server. Vite would leave the frame blank meanwhile.
if (isInDesk) import.meta.hot?.on('vite:ws:disconnect', () => new Promise(() => {}));
else import.meta.hot?.on('edit:reload', () => location.reload());

/** Without WebGL the story's cards are DOM, whose words and pictures can be pointed at. */
function showFlatDeck(): void {
  for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas]) {
    const getContext: unknown = Reflect.get(prototype, 'getContext');
    if (typeof getContext !== 'function') continue;
    Object.assign(prototype, {
      getContext(this: unknown, kind: string, ...rest: unknown[]): unknown {
        return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
      },
    });
  }
}

/** Captions are set by how wide their words are, and a mark is not to be seen. */
function measureWithoutMarks(): void {
  const { prototype } = CanvasRenderingContext2D;
  const measureText: unknown = Reflect.get(prototype, 'measureText');
  if (typeof measureText !== 'function') return;
  Object.assign(prototype, {
    measureText(this: unknown, text: string): unknown {
      return Reflect.apply(measureText, this, [strip(text)]);
    },
  });
}

/** The desk shows the page's facts beside it, and its own address says which page that is. */
function tellAddress(): void {
  const tell = () => {
    const message: SiteMessage = { type: 'edit:address', address: addressOf(location) };
    if (isInDesk) window.parent.postMessage(message, location.origin);
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (state: unknown, unused: string, url?: string | URL | null) => {
      change(state, unused, url);
      tell();
    };
  }
  window.addEventListener('popstate', tell);
  tell();
}
