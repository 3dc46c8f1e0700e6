import type { ComponentType } from 'react';
import { loaders } from 'virtual:pages';
import type { Screen } from '../site/addresses';
import type { PageId } from '../site/pages';

/** Some browsers never ask again for code that has failed once, not even after a reload: then it is asked for by another name. */
async function bring(page: PageId): Promise<ComponentType> {
  const load = loaders[page];
  if (!load) throw new Error(`No page ${page}`);
  try {
    return (await load()).default;
  } catch {
    const { bringAgain } = await import('./recover');
    return ((await bringAgain(filesOf(page))) as Awaited<ReturnType<typeof load>>).default;
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
  const promise = bring(page);
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
