import { lazy, type ComponentType } from 'react';
import type { PageId } from '../content/model';
import { loadStory } from '../story/load-story';

type InfoPage = Exclude<PageId, 'thanks'>;

/** What brings each page's code and words: one small chunk a page. */
const loaders: Record<InfoPage, () => Promise<ComponentType>> = {
  story: loadStory,
  schedule: () => import('../pages/schedule-page').then((module) => module.SchedulePage),
  program: () => import('../pages/program-page').then((module) => module.ProgramPage),
  party: () => import('../pages/party/party-page').then((module) => module.PartyPage),
  travel: () => import('../pages/travel/travel-page').then((module) => module.TravelPage),
  faq: () => import('../pages/faq-page').then((module) => module.FaqPage),
  registry: () => import('../pages/registry-page').then((module) => module.RegistryPage),
};

const lazyPage = (load: () => Promise<ComponentType>) => lazy(() => load().then((page) => ({ default: page })));

/** The pages by the first segment of their address. */
export const PAGES: Record<InfoPage, ComponentType> = {
  story: lazyPage(loaders.story),
  schedule: lazyPage(loaders.schedule),
  program: lazyPage(loaders.program),
  party: lazyPage(loaders.party),
  travel: lazyPage(loaders.travel),
  faq: lazyPage(loaders.faq),
  registry: lazyPage(loaders.registry),
};

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
  if (screen !== 'home') loaders[screen]().catch(() => {});
}

function isInfoPage(segment: string): segment is InfoPage {
  return Object.hasOwn(loaders, segment);
}
