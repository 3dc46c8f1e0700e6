import { StrictMode } from 'react';
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
import { loadPage } from './app/routes';
import { screenOfAddress } from './site/addresses';
import { followOtherTabs, useWedding } from './store';

// An archive is one file, opened from a disk: its addresses stand behind the #.
const Router = import.meta.env.MODE === 'archive' ? HashRouter : BrowserRouter;
const basename = import.meta.env.MODE === 'archive' ? '/' : import.meta.env.BASE_URL;

// Some hosts take the slash off home's address, and the router then finds no page.
if (`${location.pathname}/` === basename) history.replaceState(null, '', basename);

const root = document.querySelector('#root');

function start(): void {
  if (!root) return;
  document.querySelector('#late')?.remove();
  const app = (
    <StrictMode>
      <Router basename={basename}>
        <ErrorBoundary at="">
          <App />
        </ErrorBoundary>
      </Router>
    </StrictMode>
  );
  // The file holds the cover as finished HTML. Whoever has opened it before gets the page of the address instead.
  if (!useWedding.getState().opened && root.firstElementChild) hydrateRoot(root, app);
  else {
    root.replaceChildren();
    // At once, or a frame of bare paper would flash between the evening of the cover and that of the story.
    flushSync(() => createRoot(root).render(app));
  }
  delete document.documentElement.dataset.opened;
  followOtherTabs();
}

// A deep link's page comes beside the code that shows it, and is shown whole or not at all.
const screen = screenOfAddress();
const { opened } = useWedding.getState();
if (opened && screen !== 'home') loadPage(screen).then(start, start);
else start();
