import { useCallback, useState } from 'react';

/** How the deck is drawn. A stand-in is the flat deck while a lost WebGL context may still come back. */
export type DeckViewKind = 'scene' | 'stand-in' | 'flat';

export type DeckView = {
  kind: DeckViewKind;
  /** Counts the scenes of this visit: a restored context gets a new one. */
  generation: number;
  onLost: () => void;
  onRestored: () => void;
  onTooSlow: () => void;
};

/** A context that is lost this often in a visit will be lost again. */
const LOSSES_BEFORE_GIVING_UP = 3;

/** How often WebGL was lost in this visit. */
let losses = 0;

/** Chooses WebGL where there is any, and the flat deck where it is missing, lost or not wanted (`?flat`). */
export function useDeckView(): DeckView {
  const [view, setView] = useState(() => ({ kind: firstKind(), generation: 0 }));
  const onLost = useCallback(() => {
    losses++;
    setView(({ generation }) => ({ kind: losses < LOSSES_BEFORE_GIVING_UP ? 'stand-in' : 'flat', generation }));
  }, []);
  const onRestored = useCallback(() => {
    setView(({ kind, generation }) =>
      kind === 'flat' ? { kind, generation } : { kind: 'scene', generation: generation + 1 },
    );
  }, []);
  const onTooSlow = useCallback(() => setView(({ generation }) => ({ kind: 'flat', generation })), []);
  return { ...view, onLost, onRestored, onTooSlow };
}

function firstKind(): DeckViewKind {
  const isFlatWanted = new URLSearchParams(window.location.search).has('flat');
  return isFlatWanted || losses >= LOSSES_BEFORE_GIVING_UP || !hasWebGL() ? 'flat' : 'scene';
}

function hasWebGL(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
