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

/** Every address shows the cover until the guest opens it, then the page of the address. */
export function App() {
  const { pathname, key } = useLocation();
  const opened = useWedding((state) => state.opened);
  const screen = opened ? screenOf(pathname) : 'home';
  // Not in an effect: effects run only once the page's code has loaded.
  arriveAt(screen);
  useDocumentTitle(opened ? pathname : '/');
  useArrivalAtHome(opened && screen === 'home');
  const later = useLazyPart(loadLater, { opened, addressed: screenOf(pathname) });
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [screen]);
  const thanking = opened && pageOf(pathname) === 'thanks';

  // Home shows even if the thank-you page over it fails.
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
      {/* Outside the keyed boundary, so that the old screen remains until the new one's code has loaded. */}
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

/** Waits until the page has loaded and, in the story, the first card shows. */
async function loadLater(): Promise<ComponentType<LaterProps>> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  if (useWedding.getState().opened && screenOfAddress() === 'story') await firstCard;
  return (await import('./later')).Later;
}

/** A page; its component is always the same object. */
function Page({ page }: { page: PageId }) {
  return createElement(use(pageParts[page].load()).default);
}
