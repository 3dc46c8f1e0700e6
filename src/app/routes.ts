import type { ComponentType } from 'react';
import type { PageId } from '../content/model';

/** A page with an address of its own; the thank-you lies over home. */
export type InfoPage = Exclude<PageId, 'thanks'>;

/** What brings each page's code and words: one small chunk a page. */
const loaders: Record<PageId, (page: PageId) => Promise<ComponentType>> = {
  story: (page) =>
    bring(
      page,
      () => import('../story/story-page'),
      (module) => module.StoryPage,
    ),
  schedule: (page) =>
    bring(
      page,
      () => import('../pages/schedule-page'),
      (module) => module.SchedulePage,
    ),
  program: (page) =>
    bring(
      page,
      () => import('../pages/program-page'),
      (module) => module.ProgramPage,
    ),
  party: (page) =>
    bring(
      page,
      () => import('../pages/party/party-page'),
      (module) => module.PartyPage,
    ),
  travel: (page) =>
    bring(
      page,
      () => import('../pages/travel/travel-page'),
      (module) => module.TravelPage,
    ),
  faq: (page) =>
    bring(
      page,
      () => import('../pages/faq-page'),
      (module) => module.FaqPage,
    ),
  registry: (page) =>
    bring(
      page,
      () => import('../pages/registry-page'),
      (module) => module.RegistryPage,
    ),
  thanks: (page) =>
    bring(
      page,
      () => import('../pages/landing/thanks-dialog'),
      (module) => module.ThanksDialog,
    ),
};

/** Some browsers never ask again for code that has failed once, not even after a reload: then it is asked for by another name. */
async function bring<Module>(
  page: PageId,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
): Promise<ComponentType> {
  try {
    return pick(await load());
  } catch {
    const { bringAgain } = await import('./recover');
    return pick((await bringAgain(filesOf(page))) as Module);
  }
}

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
  const promise = loaders[page](page);
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
