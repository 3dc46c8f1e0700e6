import { createElement, Suspense, use, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { Landing } from '../pages/landing/landing';
import { arriveAt } from '../arrival';
import { firstCard } from '../first-card';
import { pageOf, screenOf, screenOfAddress } from '../site/addresses';
import { useWedding } from '../store';
import { useLazyPart } from '../use-lazy-part';
import { ErrorBoundary } from './error-boundary';
import { pageParts } from './routes';
import { PageTransition } from './page-transition';
import { useArrivalAtHome } from './use-arrival-at-home';
import { useDocumentTitle } from './use-document-title';
import { Waiting } from './waiting';
import type { PageId } from '../model/pages';
import type { LaterProps } from './later';

/** The gate and the screens: the cover until it is opened, at every address; then the page of the address. */
export function App() {
  const { pathname, key } = useLocation();
  const opened = useWedding((state) => state.opened);
  const screen = opened ? screenOf(pathname) : 'home';
  // Here and not in an effect: there is none until the page's code has come.
  arriveAt(screen);
  useDocumentTitle(opened ? pathname : '/');
  useArrivalAtHome(opened && screen === 'home');
  const later = useLazyPart(bringLater, { opened, addressed: screenOf(pathname) });
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [screen]);
  const thanking = opened && pageOf(pathname) === 'thanks';

  // Home stands without what lies over it.
  const thanks = (
    <Suspense>
      <ErrorBoundary at={key} fallback={null}>
        <Page page="thanks" />
      </ErrorBoundary>
    </Suspense>
  );
  return (
    <>
      <Waiting />
      {later}
      {/* Suspense stands outside of the key, so that the old screen stays until the new one's code is there. */}
      <Suspense>
        <ErrorBoundary key={screen} at={key}>
          <PageTransition screen={screen}>
            {screen === 'home' ? <Landing>{thanking && thanks}</Landing> : <Page page={screen} />}
          </PageTransition>
        </ErrorBoundary>
      </Suspense>
    </>
  );
}

/** Not before the page has loaded and, on the story's, the first card lies. */
async function bringLater(): Promise<ComponentType<LaterProps>> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  if (useWedding.getState().opened && screenOfAddress() === 'story') await firstCard;
  return (await import('./later')).Later;
}

/** The page's component, which is the same each time. */
function Page({ page }: { page: PageId }) {
  return createElement(use(pageParts[page].load()).default);
}
