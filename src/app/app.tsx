import { createElement, Suspense, use, useLayoutEffect, useRef, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { Landing } from '../pages/landing/landing';
import { arriveAt } from '../arrival';
import { firstCard } from '../first-card';
import { pageOf, screenOf, screenOfAddress } from '../site/addresses';
import { useWedding } from '../store';
import { useEarlyPress } from '../use-early-press';
import { useLazyPart } from '../use-lazy-part';
import { ErrorBoundary } from './error-boundary';
import { pageParts } from './lazy-pages';
import { PageTransition } from './page-transition';
import { useArrivalAtHome } from './use-arrival-at-home';
import { useDocumentTitle } from './use-document-title';
import { LoadingMessage, Waiting } from './loading-message';
import type { PageId } from '../model/pages';
import type { DeferredWorkProps } from './deferred-work';

/** Shows the cover at every address until the guest opens the site, then the address's page. */
export function App() {
  const { pathname, key } = useLocation();
  const opened = useWedding((state) => state.opened);
  const screen = opened ? screenOf(pathname) : 'home';
  // Not in an effect, which would wait for the page's code, since a navigation is a React transition.
  arriveAt(screen);
  useDocumentTitle(opened ? pathname : '/');
  useArrivalAtHome(opened && screen === 'home');
  const lastScreen = useRef(screen);
  useLayoutEffect(() => {
    // Not on the first page, which the guest may have scrolled before this script loaded. After Back and Forward, React
    // renders before the browser scrolls to where the guest left the page.
    if (lastScreen.current !== screen) window.scrollTo(0, 0);
    lastScreen.current = screen;
  }, [screen]);

  // Home shows even if the thank-you page over it fails.
  const thanks = opened && pageOf(pathname) === 'thanks' && (
    <Suspense>
      <ErrorBoundary at={key} fallback={null}>
        <Page page="thanks" />
      </ErrorBoundary>
    </Suspense>
  );
  return (
    <>
      <LoadingMessage />
      <LazyDeferredWork opened={opened} addressScreen={screenOf(pathname)} />
      {/* Outside the keyed boundary, so that after a press on a link the old screen remains until the new screen's code has
          loaded. After Open, which is not a navigation, the fallback takes the cover's place. */}
      <Suspense fallback={<Waiting />}>
        <ErrorBoundary key={screen} at={key}>
          <PageTransition screen={screen}>
            {screen === 'home' ? <Landing>{thanks}</Landing> : <Page page={screen} />}
          </PageTransition>
        </ErrorBoundary>
      </Suspense>
    </>
  );
}

/**
 * A separate component, so that `App` does not render again when the deferred work has loaded. While the page's code is
 * still loading, that would blank the page: a boundary that is updated before it hydrates loses its prerendered content.
 */
function LazyDeferredWork(props: DeferredWorkProps) {
  return useLazyPart(loadDeferredWork, props);
}

/** Loads the deferred work once the page has loaded and, in the story, the first card shows. */
async function loadDeferredWork(): Promise<ComponentType<DeferredWorkProps>> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  if (useWedding.getState().opened && screenOfAddress() === 'story') await firstCard;
  return (await import('./deferred-work')).DeferredWork;
}

/** A lazy page. `load` returns the same promise each time, so `use` suspends only once. */
function Page({ page }: { page: PageId }) {
  const Content = use(pageParts[page].load()).default;
  useEarlyPress();
  return createElement(Content);
}
