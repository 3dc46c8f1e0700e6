import { createElement, Suspense, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Landing } from '../pages/landing/landing';
import { arriveAt } from '../arrival';
import { useWedding } from '../store';
import { ErrorBoundary } from './error-boundary';
import { usePrefetch } from './prefetch';
import { loadPage, screenOf, type InfoPage } from './routes';
import { PageTransition } from './page-transition';
import { useArrivalAtHome } from './use-arrival-at-home';
import { useEarlyTap } from './use-early-tap';
import { useDocumentTitle } from './use-document-title';

/** The gate and the screens: the cover until it is opened, at every address; then the page of the address. */
export function App() {
  const { pathname } = useLocation();
  const opened = useWedding((state) => state.opened);
  const screen = opened ? screenOf(pathname) : 'home';
  // Here and not in an effect: there is none until the page's code has come.
  arriveAt(screen);
  useDocumentTitle(opened ? pathname : '/');
  useArrivalAtHome(opened && screen === 'home');
  useEarlyTap();
  usePrefetch(opened, screenOf(pathname));
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [screen]);

  return (
    // Suspense stands outside of the key, so that the old screen stays until the new one's code is there.
    <Suspense>
      <ErrorBoundary key={screen}>
        <PageTransition screen={screen}>{screen === 'home' ? <Landing /> : <Page page={screen} />}</PageTransition>
      </ErrorBoundary>
    </Suspense>
  );
}

/** The page's component, which is the same each time. */
function Page({ page }: { page: InfoPage }) {
  return createElement(use(loadPage(page)));
}
