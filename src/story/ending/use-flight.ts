import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { storyEnding } from 'virtual:content/storyEnding';
import type { Deck } from '../deck/deck';
import type { DeckLayout } from '../deck/layout';
import type { View } from '../view/choose-view';
import { setOverlay } from '../view/overlay';
import type { DeckRun } from '../stage/run-deck';
import { readColour } from '../read-colour';
import { fetchPictures } from './pictures';
import type { PictureRect } from './use-picture-rect';

/** Loads the WebGL code that draws the prints. */
export async function loadPrints() {
  if (import.meta.env.MODE === 'archive') throw new Error('An archive has only the flat deck');
  return import('../scene/prints/print-flight');
}

/** Derived from the lazy import, since code outside the scene imports not even types from it. */
type PrintFlight = ReturnType<Awaited<ReturnType<typeof loadPrints>>['createPrintFlight']>;

export type FlightProps = {
  deck: Deck;
  run: DeckRun;
  /** In the scene, WebGL also draws the picture, and the page's own prints are only invisible buttons. */
  view: View;
};

/**
 * Lets the scene, while it shows the deck, draw the picture too.
 * @returns whether the scene draws the picture or is about to, so that the page need not.
 */
export function useFlight(
  { deck, run, view }: FlightProps,
  picture: PictureRect | null,
  layout: DeckLayout | null,
): boolean {
  const isScene = view === 'scene';
  // Prints fly only once, as the deck ends, when this hook mounts, and only if the scene showed the last card.
  const shouldFly = useRef(isScene && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  // `awaited` keeps the page from showing the finished picture before the prints fly.
  const [flight, setFlight] = useState<PrintFlight | 'awaited' | null>(isScene ? 'awaited' : null);
  const hasRoom = picture !== null;

  useEffect(() => {
    if (!isScene || !hasRoom) return;
    let cancelled = false;
    let created: PrintFlight | null = null;
    const onFail = () => {
      shouldFly.current = false;
      if (!cancelled) setFlight(null);
    };
    const createFlight = async () => {
      const { createPrintFlight } = await loadPrints();
      const pictures = await fetchPictures();
      if (cancelled) return;
      const paper = readColour(getComputedStyle(document.documentElement), '--card');
      created = createPrintFlight({
        ending: storyEnding,
        pictures,
        paper,
        exitOf: deck.exitOf,
        flies: shouldFly.current,
        onFail,
      });
      shouldFly.current = false;
      setFlight(created);
    };
    createFlight().catch(onFail);
    return () => {
      cancelled = true;
      setFlight(null);
      // Removed once it has faded out. If another overlay replaces it before, it never calls back.
      created?.leave(() => setOverlay(null));
      run.wake();
    };
  }, [deck, run, isScene, hasRoom]);

  // In a layout effect, so that the page's own picture disappears in the same paint.
  useLayoutEffect(() => {
    if (!flight || flight === 'awaited' || !picture || !layout) return;
    flight.place(picture, layout.stage);
    setOverlay(flight);
    run.wake();
  }, [flight, picture, layout, run]);
  return isScene && flight !== null;
}
