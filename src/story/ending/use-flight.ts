import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { storyEnding } from 'virtual:content/storyEnding';
import type { Deck } from '../deck/deck';
import type { DeckLayout } from '../deck/layout';
import type { View } from '../view/choose-view';
import { setOverlay } from '../card/overlay';
import type { DeckRun } from '../stage/run-deck';
import { picturesHere } from './pictures';
import type { PictureRect } from './use-picture-rect';

/** Brings what draws the prints in the scene. */
export async function bringPrints() {
  if (import.meta.env.MODE === 'archive') throw new Error('An archive has the flat deck alone');
  return import('../scene/prints/print-flight');
}

type PrintFlight = ReturnType<Awaited<ReturnType<typeof bringPrints>>['createPrintFlight']>;

export type FlightProps = {
  deck: Deck;
  run: DeckRun;
  /** What has the deck: the scene draws the picture as well, and what stands in the page is only pressed. */
  view: View;
};

/** Has the scene draw the picture while it has the deck and can. @returns whether the page leaves it to the scene. */
export function useFlight(
  { deck, run, view }: FlightProps,
  picture: PictureRect | null,
  layout: DeckLayout | null,
): boolean {
  const isScene = view === 'scene';
  // Whoever comes back to the end, or loses the scene in it, has seen them fly.
  const flies = useRef(isScene && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  // Where they are to fly, no still picture is seen before.
  const [flight, setFlight] = useState<PrintFlight | 'awaited' | null>(isScene ? 'awaited' : null);
  const hasPlace = picture !== null;

  useEffect(() => {
    if (!isScene || !hasPlace) return;
    let isHere = true;
    let made: PrintFlight | null = null;
    const onFail = () => {
      flies.current = false;
      if (isHere) setFlight(null);
    };
    const make = async () => {
      const { createPrintFlight } = await bringPrints();
      const pictures = picturesHere();
      if (!isHere || !pictures) return;
      made = createPrintFlight({ ending: storyEnding, pictures, exitOf: deck.exitOf, flies: flies.current, onFail });
      flies.current = false;
      setFlight(made);
    };
    make().catch(onFail);
    return () => {
      isHere = false;
      setFlight(null);
      made?.leave(() => setOverlay(null));
      run.wake();
    };
  }, [deck, run, isScene, hasPlace]);

  // Before the page is painted without the still picture.
  useLayoutEffect(() => {
    if (!flight || flight === 'awaited' || !picture || !layout) return;
    flight.place(picture, layout.stage);
    setOverlay(flight);
    run.wake();
  }, [flight, picture, layout, run]);
  return isScene && flight !== null;
}
