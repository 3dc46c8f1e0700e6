import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import 'virtual:fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import { App } from './app/app';
import { preloadScreen, screenOf } from './app/routes';
import { followOtherTabs, useWedding } from './store';

// A deep link's page comes beside the code that shows it, not after.
const path = window.location.pathname.slice(import.meta.env.BASE_URL.length - 1);
if (useWedding.getState().opened) preloadScreen(screenOf(path));

const root = document.querySelector('#root');
if (root) {
  const app = (
    <StrictMode>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // The file holds the cover as finished HTML. Whoever has opened it before gets the page of the address instead.
  if (!useWedding.getState().opened && root.firstElementChild) hydrateRoot(root, app);
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  delete document.documentElement.dataset.opened;
  followOtherTabs();
}

// Measuring waits until the page is there; it is nothing that a guest waits for.
window.addEventListener('load', () => {
  void import('./app/vitals').then(({ measureVitals }) => measureVitals(() => {}));
});
