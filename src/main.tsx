import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, HashRouter } from 'react-router-dom';
import 'virtual:fonts.css';
import 'virtual:world/palette.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import './styles/late.css';
import { App } from './app/app';
import { ErrorBoundary } from './app/error-boundary';
import { pageParts } from './app/lazy-pages';
import { screenOfAddress } from './site/addresses';
import { followOtherTabs, useWedding } from './store';

// An archive is a single file opened from disk, so its addresses come after the #.
const Router = import.meta.env.MODE === 'archive' ? HashRouter : BrowserRouter;
const basename = import.meta.env.MODE === 'archive' ? '/' : import.meta.env.BASE_URL;

// Some hosts strip the slash at the end of home's address. The router would then match nothing.
if (`${location.pathname}/` === basename) history.replaceState(null, '', basename + location.search + location.hash);

// Until this is set, the shell prefetches pressed links, and restarts a script that did not run.
document.documentElement.dataset.started = '';

/** The prerendered page, if the shell's script has shown it. */
const page = document.querySelector('#page');
const root = page ?? document.querySelector('#root');

function start(): void {
  if (!root) return;
  document.querySelector('#late')?.remove(); // the shell's notice that this script is late
  const app = (
    <StrictMode>
      <Router basename={basename}>
        <ErrorBoundary>
          <App />
        </ErrorBoundary>
      </Router>
    </StrictMode>
  );
  // The HTML contains the prerendered cover, and the page of the address for guests who have opened the site before.
  // React hydrates either in a transition, which pauses for taps and frames.
  if (root.firstElementChild && (page || !useWedding.getState().opened))
    startTransition(() => void hydrateRoot(root, app));
  else {
    root.replaceChildren();
    // Synchronous, since the root is now empty: otherwise the page's bare background would flash for a frame.
    flushSync(() => createRoot(root).render(app));
  }
  // While this attribute is set, the shell hides the cover, but not the prerendered page.
  delete document.documentElement.dataset.opened;
  followOtherTabs();
}

// If the address's page is not prerendered, its code loads before the first render, so that it never shows half
// finished. If the code does not load, the app shows the error.
const screen = screenOfAddress();
const { opened } = useWedding.getState();
if (opened && !page && screen !== 'home') pageParts[screen].load().then(start, start);
else start();
