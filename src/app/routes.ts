import type { ComponentType } from 'react';
import type { PageId } from '../content/model';
import { forgetFailedStyles } from './recover';

/** A page with an address of its own; the thank-you lies over home. */
export type InfoPage = Exclude<PageId, 'thanks'>;

/** What brings each page's code and words: one small chunk a page. */
const loaders: Record<PageId, () => Promise<ComponentType>> = {
  story: () => import('../story/story-page').then((module) => module.StoryPage),
  schedule: () => import('../pages/schedule-page').then((module) => module.SchedulePage),
  program: () => import('../pages/program-page').then((module) => module.ProgramPage),
  party: () => import('../pages/party/party-page').then((module) => module.PartyPage),
  travel: () => import('../pages/travel/travel-page').then((module) => module.TravelPage),
  faq: () => import('../pages/faq-page').then((module) => module.FaqPage),
  registry: () => import('../pages/registry-page').then((module) => module.RegistryPage),
  thanks: () => import('../pages/landing/thanks-dialog').then((module) => module.ThanksDialog),
};

/** The pages asked for so far, those of them that are here, and those that did not come. */
const pages = new Map<PageId, Promise<ComponentType>>();
const loaded = new Set<PageId>();
const failed = new Set<PageId>();

/**
 * A page's component. Once it is here the promise says so, as React's `use` reads it: a page that has been fetched ahead
 * shows in the very render that asks for it, without a fallback and the 300 ms that React then waits. One that failed
 * stays so until `forgetFailures`, or React would ask for it without end.
 */
export function loadPage(page: PageId): Promise<ComponentType> {
  const asked = pages.get(page);
  if (asked) return asked;
  const promise = loaders[page]();
  pages.set(page, promise);
  void noteOutcome(page, promise);
  return promise;
}

/** Whether a page's component is here. */
export const isLoaded = (page: PageId) => loaded.has(page);

/** Lets what did not come be asked for again. @returns whether there was any. */
export function forgetFailures(): boolean {
  const were = failed.size > 0;
  for (const page of failed) pages.delete(page);
  failed.clear();
  return were;
}

async function noteOutcome(page: PageId, promise: Promise<ComponentType>): Promise<void> {
  try {
    const value = await promise;
    loaded.add(page);
    void Object.assign(promise, { status: 'fulfilled', value });
  } catch {
    failed.add(page);
    forgetFailedStyles();
  }
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

/** The same for the address that stands in the browser. */
export const screenOfAddress = () => screenOf(window.location.pathname.slice(import.meta.env.BASE_URL.length - 1));

/**
 * Fetches a page's code ahead of the tap. Failing is fine: the tap tries again. The files come first and the import after
 * them, since some browsers never try an import again that has failed once.
 */
export async function preloadPage(page: PageId): Promise<void> {
  try {
    if (!pages.has(page)) await Promise.all(filesOf(page).map(fetchFile));
    await loadPage(page);
  } catch {
    if (failed.delete(page)) pages.delete(page);
  }
}

/** The same for whatever screen an address leads to. */
export function preloadScreen(screen: Screen): void {
  if (screen !== 'home') void preloadPage(screen);
}

/** The files of a page that no other page has brought, as the shell lists them; none while developing. */
function filesOf(page: PageId): string[] {
  const list = document.getElementById('pages')?.textContent;
  return (list && (JSON.parse(list) as Record<string, string[]>)[page]) || [];
}

async function fetchFile(file: string): Promise<void> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${response.status} ${file}`);
  await response.blob();
}

function isInfoPage(segment: string): segment is InfoPage {
  return segment !== 'thanks' && Object.hasOwn(loaders, segment);
}
