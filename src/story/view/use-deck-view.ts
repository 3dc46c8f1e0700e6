import { useEffect, useMemo, useReducer, useState, type ComponentType } from 'react';
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
  /** The scene, once its code is here. */
  Scene: ComponentType<SceneViewProps> | null;
  generation: number;
  /** What the views tell: see `ViewEvent`. */
  tell: Pick<SceneViewProps, 'onReady' | 'onLost' | 'onRestored' | 'onRefused' | 'onTooSlow'> & { onShown: () => void };
};

/** A first photo that takes longer than this does not hold up the scene. */
const LONGEST_WAIT_MS = 4000;

/** How often WebGL was lost in this visit. */
let lossesSoFar = 0;

/** Chooses WebGL where there is any, and the flat deck where it is missing, lost or not wanted. */
export function useDeckView({ deck, onOutcome }: BoundDeck): ChosenView {
  const [state, send] = useReducer(chooseView, null, () => firstView(isFlatWanted(), lossesSoFar));
  const { view, isWanted, losses, generation } = state;
  const [Scene, setScene] = useState<ComponentType<SceneViewProps> | null>(null);
  const tell = useMemo(
    () => ({
      onShown: () => {
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
  useEffect(() => releaseFirstCard, []);
  // Nobody's card is taken out of their hand.
  useEffect(
    () =>
      onOutcome(() => {
        if (deck.state.held === null) send({ type: 'let go' });
      }),
    [deck, onOutcome],
  );
  useEffect(() => {
    // Where its code is here already, the scene can be ready before the cards are dealt.
    const timer = setTimeout(tell.onShown, isSceneLoaded() ? 0 : LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [tell]);

  const isMissing = isWanted && view === 'stand-in' && !Scene;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    const bring = () => {
      if (!hasWebGL()) return tell.onRefused();
      loadScene().then((Loaded) => isHere && setScene(() => Loaded), tell.onRefused);
    };
    const cancel = whenIdle(bring);
    return () => {
      isHere = false;
      cancel();
    };
  }, [isMissing, tell]);

  return { view, Scene, generation, tell };
}
