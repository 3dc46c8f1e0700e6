import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { SceneViewProps } from './deck-view';
import type { Deck } from './deck/deck';
import { whenIdle } from '../when-idle';
import { isSceneLoaded, loadScene } from './load-story';
import type { OnWake } from './use-deck';

/**
 * How the deck is drawn. The flat deck, which is small, stands in until the scene has come and got ready, and again
 * while a lost WebGL context may still come back.
 */
export type DeckViewKind = 'scene' | 'stand-in' | 'flat';

export type DeckView = {
  kind: DeckViewKind;
  /** The scene, once its code is here. */
  Scene: ComponentType<SceneViewProps> | null;
  /** Counts the scenes of this visit: a restored context gets a new one. */
  generation: number;
  /** The first card is there and at rest: now the scene may come, which can hold up a frame. */
  onShown: () => void;
  /** The scene is ready to take over. */
  onReady: () => void;
  onLost: () => void;
  onRestored: () => void;
  onTooSlow: () => void;
};

/** A context that is lost this often in a visit will be lost again. */
const LOSSES_BEFORE_GIVING_UP = 3;
/** A first photo that takes longer than this does not hold up the scene. */
const LONGEST_WAIT_MS = 4000;

/** How often WebGL was lost in this visit. */
let losses = 0;

/** Chooses WebGL where there is any, and the flat deck where it is missing, lost or not wanted (`?flat`). */
export function useDeckView(deck: Deck, onWake: OnWake): DeckView {
  const [{ kind, generation }, setView] = useState(() => ({ kind: firstKind(), generation: 0 }));
  const [Scene, setScene] = useState<ComponentType<SceneViewProps> | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [isReady, setReady] = useState(false);

  const onShown = useCallback(() => setWanted(true), []);
  useEffect(() => {
    // Where its code is here already, the scene can be ready before the cards are dealt.
    const timer = setTimeout(onShown, isSceneLoaded() ? 0 : LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [onShown]);
  const isMissing = isWanted && kind === 'stand-in' && !Scene;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    const giveUp = () => setView((before) => ({ ...before, kind: 'flat' }));
    const bring = () => {
      if (!hasWebGL()) return giveUp();
      loadScene().then((Loaded) => isHere && setScene(() => Loaded), giveUp);
    };
    const cancel = whenIdle(bring);
    return () => {
      isHere = false;
      cancel();
    };
  }, [isMissing]);

  // Nobody's card is taken out of their hand.
  useEffect(() => {
    if (!isReady || kind !== 'stand-in') return;
    const show = () => {
      if (deck.state().held === null) setView((before) => ({ ...before, kind: 'scene' }));
    };
    show();
    return onWake(show);
  }, [isReady, kind, deck, onWake]);

  const onReady = useCallback(() => setReady(true), []);
  const onLost = useCallback(() => {
    losses++;
    setReady(false);
    setView((before) => ({ ...before, kind: losses < LOSSES_BEFORE_GIVING_UP ? 'stand-in' : 'flat' }));
  }, []);
  const onRestored = useCallback(() => {
    setView((before) => (before.kind === 'flat' ? before : { kind: 'stand-in', generation: before.generation + 1 }));
  }, []);
  const onTooSlow = useCallback(() => setView((before) => ({ ...before, kind: 'flat' })), []);
  return { kind, Scene, generation, onShown, onReady, onLost, onRestored, onTooSlow };
}

function firstKind(): DeckViewKind {
  const isFlatWanted = new URLSearchParams(window.location.search).has('flat');
  return isFlatWanted || losses >= LOSSES_BEFORE_GIVING_UP ? 'flat' : 'stand-in';
}

let webGL: boolean | null = null;

/** Whether this browser gives a WebGL context; asked once. */
function hasWebGL(): boolean {
  if (webGL !== null) return webGL;
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    webGL = context !== null;
  } catch {
    webGL = false;
  }
  return webGL;
}
