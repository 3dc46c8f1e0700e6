/** What draws the deck. */
export type View =
  | 'scene'
  /** The flat deck, while the scene loads or while a lost WebGL context may still be restored. */
  | 'stand-in'
  /** The flat deck, until the guest leaves the story. */
  | 'flat';

export type ViewState = {
  readonly view: View;
  /** The scene may load, even if that delays a frame: see the event `shown`. */
  readonly mayLoad: boolean;
  /** The scene can draw and takes over as soon as no card is held. */
  readonly isReady: boolean;
  /** How often the context was lost during this visit; a scene that is too slow counts as all the losses allowed. */
  readonly losses: number;
  /** Increases with each new scene: a restored context needs a new scene. */
  readonly generation: number;
};

export type ViewEvent =
  /** The first card shows. Also sent if it takes too long, or if the scene's code has loaded already. */
  | { readonly type: 'shown' }
  /** The scene can take over; `held` is whether a finger is on a card. */
  | { readonly type: 'ready'; readonly held: boolean }
  /** No card is held. */
  | { readonly type: 'let go' }
  /** The context is lost and may be restored. */
  | { readonly type: 'lost' }
  /** The context is restored, but empty. */
  | { readonly type: 'restored' }
  /** No scene is wanted or possible: WebGL is missing, the scene's code did not load, or the scene has thrown. */
  | { readonly type: 'refused' }
  /** The scene is too slow to drag a card. */
  | { readonly type: 'slow' };

/** A context that is lost this often will be lost again. */
const LOSSES_BEFORE_GIVING_UP = 3;

/** The story opens with the flat deck, which loads fast, and stays with it after too many losses or a slow scene. */
export function firstView(losses: number): ViewState {
  const view = losses >= LOSSES_BEFORE_GIVING_UP ? 'flat' : 'stand-in';
  return { view, mayLoad: false, isReady: false, losses, generation: 0 };
}

/** The next state. `flat` is final. */
export function chooseView(state: ViewState, event: ViewEvent): ViewState {
  if (state.view === 'flat') return state;
  switch (event.type) {
    case 'shown':
      return { ...state, mayLoad: true };
    case 'ready':
      return { ...state, isReady: true, view: event.held ? state.view : 'scene' };
    case 'let go':
      return state.isReady && state.view !== 'scene' ? { ...state, view: 'scene' } : state;
    case 'lost': {
      const losses = state.losses + 1;
      return { ...state, isReady: false, losses, view: losses < LOSSES_BEFORE_GIVING_UP ? 'stand-in' : 'flat' };
    }
    case 'restored':
      return { ...state, isReady: false, view: 'stand-in', generation: state.generation + 1 };
    case 'refused':
      return { ...state, isReady: false, view: 'flat' };
    case 'slow':
      // When the guest returns, measuring the speed again would only make the page stutter again.
      return { ...state, isReady: false, losses: LOSSES_BEFORE_GIVING_UP, view: 'flat' };
  }
}
