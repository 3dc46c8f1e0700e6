import type { ComponentType } from 'react';
import type { PageId } from '../content/model';

/** A page with code and words of its own. */
export type InfoPage = Exclude<PageId, 'thanks'>;

/** What brings each page's code and words: one small chunk a page. */
const loaders: Record<InfoPage, () => Promise<ComponentType>> = {
  story: () => import('../story/story-page').then((module) => module.StoryPage),
  schedule: () => import('../pages/schedule-page').then((module) => module.SchedulePage),
  program: () => import('../pages/program-page').then((module) => module.ProgramPage),
  party: () => import('../pages/party/party-page').then((module) => module.PartyPage),
  travel: () => import('../pages/travel/travel-page').then((module) => module.TravelPage),
  faq: () => import('../pages/faq-page').then((module) => module.FaqPage),
  registry: () => import('../pages/registry-page').then((module) => module.RegistryPage),
};

/** The pages asked for so far. */
const pages = new Map<InfoPage, Promise<ComponentType>>();

/**
 * A page's component. Once it is here the promise says so, as React's `use` reads it: a page that has been fetched ahead
 * shows in the very render that asks for it, without a fallback and the 300 ms that React then waits.
 */
export function loadPage(page: InfoPage): Promise<ComponentType> {
  const asked = pages.get(page);
  if (asked) return asked;
  const promise = loaders[page]();
  pages.set(page, promise);
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}

/** The screen that an address leads to: a page, or home for everything else. */
export type Screen = InfoPage | 'home';

/**
 * The transition key of an address: its first segment. Empty, `thanks` and unknown addresses are all home.
 * @param pathname as react-router gives it, without the base path.
 */
export function screenOf(pathname: string): Screen {
  const [, first = '', second] = pathname.split('/');
  return isInfoPage(first) && !second ? first : 'home';
}

/** Fetches a page's code ahead of the tap. Failing is fine: the tap tries again. */
export function preloadScreen(screen: Screen): void {
  if (screen !== 'home') loadPage(screen).catch(() => pages.delete(screen));
}

function isInfoPage(segment: string): segment is InfoPage {
  return Object.hasOwn(loaders, segment);
}
