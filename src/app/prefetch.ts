import { useEffect } from 'react';
import { savesData } from '../saves-data';
import { whenIdle } from '../when-idle';
import { screenOfLink, type Screen } from '../site/addresses';
import { INCLUDED_PAGES } from '../site/included-pages';
import { pageParts } from './lazy-pages';

/**
 * Prefetches pages. Behind the cover, this is the page of the address. After Open, these are a page whose link the guest
 * is about to press and, once the browser is idle, all pages; the story, with its first photos, only on home.
 */
export function usePrefetch(opened: boolean, addressScreen: Screen): void {
  useEffect(() => {
    if (!opened || addressScreen !== 'home' || !mayFetchAhead()) return;
    return whenIdle(() => void warmStory().catch(() => {}));
  }, [opened, addressScreen]);

  useEffect(() => {
    // The story has enough to load; the pages follow when the guest leaves it.
    if (!opened || addressScreen === 'story' || !mayFetchAhead()) return;
    // One callback each, since all requests at once would be one long task.
    const pages = INCLUDED_PAGES.filter(({ id }) => id !== 'story');
    const cancels = pages.map(({ id }) => whenIdle(() => void pageParts[id].preload()));
    return () => cancels.forEach((cancel) => cancel());
  }, [opened, addressScreen]);

  useEffect(() => {
    if (!opened) preloadScreen(addressScreen);
  }, [opened, addressScreen]);

  useEffect(() => {
    if (!opened) return;
    const onIntent = (event: Event) => {
      const screen = screenOfLink(event.target);
      if (screen) preloadScreen(screen);
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [opened]);
}

/** Preloads the story's page, then its first photos and its scene. */
async function warmStory(): Promise<void> {
  const story = await pageParts.story.preload();
  await story?.default.warm?.();
}

function preloadScreen(screen: Screen): void {
  if (screen !== 'home') void pageParts[screen].preload();
}

/** False if the guest saves data or the connection is slow. */
export function mayFetchAhead(): boolean {
  const connection = 'connection' in navigator ? (navigator.connection as { effectiveType?: string }) : {};
  return !savesData() && !connection.effectiveType?.endsWith('2g');
}
