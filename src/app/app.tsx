import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Landing } from '../pages/landing/landing';
import { useWedding } from '../store';
import { ErrorBoundary } from './error-boundary';
import { usePrefetch } from './prefetch';
import { PAGES, screenOf } from './routes';
import { PageTransition } from './page-transition';
import { useArrivalAtHome } from './use-arrival-at-home';
import { useEarlyTap } from './use-early-tap';
import { useDocumentTitle } from './use-document-title';

/** The gate and the screens: the cover until it is opened, at every address; then the page of the address. */
export function App() {
  const { pathname } = useLocation();
  const opened = useWedding((state) => state.opened);
  const screen = opened ? screenOf(pathname) : 'home';
  useDocumentTitle(opened ? pathname : '/');
  useArrivalAtHome(opened && screen === 'home');
  useEarlyTap();
  usePrefetch(opened, screenOf(pathname));
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [screen]);

  const Page = screen === 'home' ? Landing : PAGES[screen];
  return (
    // Suspense stands outside of the key, so that the old screen stays until the new one's code is there.
    <Suspense>
      <ErrorBoundary key={screen}>
        <PageTransition screen={screen}>
          <Page />
        </PageTransition>
      </ErrorBoundary>
    </Suspense>
  );
}
