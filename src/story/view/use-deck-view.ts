import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState, type ComponentType } from 'react';
import { releaseFirstCard } from '../../first-card';
import { whenIdle } from '../../when-idle';
import type { BoundDeck } from '../stage/use-deck';
import { chooseView, firstView, type View } from './choose-view';
import type { SceneViewProps } from './deck-view';
import { hasWebGL } from './has-webgl';
import { isFlatWanted } from './is-flat-wanted';
import { isSceneLoaded, loadScene } from './load-scene';

export type ChosenView = {
  view: View;
  /** The scene, once its code has loaded. */
  Scene: ComponentType<SceneViewProps> | null;
  /** Increases with each new scene. */
  generation: number;
  /** The views' callbacks: see `ViewEvent`. */
  events: Pick<SceneViewProps, 'onReady' | 'onLost' | 'onRestored' | 'onRefused' | 'onTooSlow'> & {
    onShown: () => void;
  };
};

/** The scene loads after this long even if the first photo has not. */
const LONGEST_WAIT_MS = 4000;

/** The losses during this visit, kept for the next time the story opens. */
let lossesSoFar = 0;

/** Chooses the scene, or the flat deck if WebGL is missing, lost, too slow or not wanted. */
export function useDeckView({ deck, onOutcome }: BoundDeck): ChosenView {
  const [state, send] = useReducer(chooseView, lossesSoFar, firstView);
  const { view, mayLoad, losses, generation } = state;
  const [Scene, setScene] = useState<ComponentType<SceneViewProps> | null>(null);
  const isShown = useRef(false);
  const events = useMemo(
    () => ({
      onShown: () => {
        // The timer below calls this again, but each event causes a render, perhaps while a card is dragged.
        if (isShown.current) return;
        isShown.current = true;
        releaseFirstCard();
        send({ type: 'shown' });
      },
      onReady: () => send({ type: 'ready', held: deck.state.held !== null }),
      onLost: () => send({ type: 'lost' }),
      onRestored: () => send({ type: 'restored' }),
      onRefused: () => send({ type: 'refused' }),
      onTooSlow: () => send({ type: 'slow' }),
    }),
    [deck],
  );
  useEffect(() => {
    lossesSoFar = losses;
  }, [losses]);
  // Not in the first render, which must match the prerendered page.
  useLayoutEffect(() => {
    const refuseUnwanted = () => {
      if (isFlatWanted(deck.state.allowed.length)) send({ type: 'refused' });
    };
    refuseUnwanted();
    // A guest may turn on forced colours while the story is open.
    const forcedColours = matchMedia('(forced-colors: active)');
    forcedColours.addEventListener('change', refuseUnwanted);
    return () => forcedColours.removeEventListener('change', refuseUnwanted);
  }, [deck]);
  // The guest can also leave before the first card shows.
  useEffect(() => releaseFirstCard, []);
  // The scene never takes over while a card is held.
  useEffect(
    () =>
      onOutcome(() => {
        if (deck.state.held === null) send({ type: 'let go' });
      }),
    [deck, onOutcome],
  );
  useEffect(() => {
    // A scene whose code has loaded already need not wait for the first card.
    const timer = setTimeout(events.onShown, isSceneLoaded() ? 0 : LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [events]);

  const isSceneMissing = mayLoad && view === 'stand-in' && !Scene;
  useEffect(() => {
    if (!isSceneMissing) return;
    let cancelled = false;
    const load = () => {
      if (!hasWebGL()) return events.onRefused();
      loadScene().then((Loaded) => !cancelled && setScene(() => Loaded), events.onRefused);
    };
    const cancel = whenIdle(load);
    return () => {
      cancelled = true;
      cancel();
    };
  }, [isSceneMissing, events]);

  return { view, Scene, generation, events };
}
