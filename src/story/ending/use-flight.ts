import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { storyEnding } from 'virtual:content/storyEnding';
import type { Deck } from '../deck/deck';
import type { DeckLayout } from '../deck/layout';
import type { View } from '../view/choose-view';
import { setOverlay } from '../view/overlay';
import type { DeckRun } from '../stage/run-deck';
import { readColour } from '../read-colour';
import { loadedPictures } from './pictures';
import type { PictureRect } from './use-picture-rect';

/** Loads the WebGL code that draws the prints. */
export async function loadPrints() {
  if (import.meta.env.MODE === 'archive') throw new Error('An archive has only the flat deck');
  return import('../scene/prints/print-flight');
}

type PrintFlight = ReturnType<Awaited<ReturnType<typeof loadPrints>>['createPrintFlight']>;

export type FlightProps = {
  deck: Deck;
  run: DeckRun;
  /** In the scene, WebGL also draws the picture, and the page's own prints are only invisible buttons. */
  view: View;
};

/** Lets the scene draw the picture while it shows the deck. @returns whether it does, so that the page need not. */
export function useFlight(
  { deck, run, view }: FlightProps,
  picture: PictureRect | null,
  layout: DeckLayout | null,
): boolean {
  const isScene = view === 'scene';
  // Whether the prints still have to fly: not if the flat deck reached the end, nor again after a lost scene.
  const flies = useRef(isScene && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  // While a flight is awaited, the page must not show the finished picture.
  const [flight, setFlight] = useState<PrintFlight | 'awaited' | null>(isScene ? 'awaited' : null);
  const hasPlace = picture !== null;

  useEffect(() => {
    if (!isScene || !hasPlace) return;
    let cancelled = false;
    let made: PrintFlight | null = null;
    const onFail = () => {
      flies.current = false;
      if (!cancelled) setFlight(null);
    };
    const make = async () => {
      const { createPrintFlight } = await loadPrints();
      const pictures = loadedPictures();
      if (cancelled || !pictures) return;
      const paper = readColour(getComputedStyle(document.documentElement), '--card');
      made = createPrintFlight({
        ending: storyEnding,
        pictures,
        paper,
        exitOf: deck.exitOf,
        flies: flies.current,
        onFail,
      });
      flies.current = false;
      setFlight(made);
    };
    make().catch(onFail);
    return () => {
      cancelled = true;
      setFlight(null);
      made?.leave(() => setOverlay(null));
      run.wake();
    };
  }, [deck, run, isScene, hasPlace]);

  // In a layout effect: the still picture disappears with the same paint.
  useLayoutEffect(() => {
    if (!flight || flight === 'awaited' || !picture || !layout) return;
    flight.place(picture, layout.stage);
    setOverlay(flight);
    run.wake();
  }, [flight, picture, layout, run]);
  return isScene && flight !== null;
}
