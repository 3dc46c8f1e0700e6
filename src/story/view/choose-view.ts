/**
 * How the deck is drawn: by the scene; by the flat deck until the scene can (`stand-in`: while it comes, or while a lost
 * WebGL context may still come back); or by the flat deck for good.
 */
export type View = 'scene' | 'stand-in' | 'flat';

export type ViewState = {
  readonly view: View;
  /** The first card lies there: now the scene may come, which can hold up a frame. */
  readonly isWanted: boolean;
  /** The scene could draw, and does so as soon as nobody holds a card. */
  readonly isReady: boolean;
  /** How often the context was lost in this visit. */
  readonly losses: number;
  /** Counts the scenes: a restored context gets a new one. */
  readonly generation: number;
};

export type ViewEvent =
  /** The flat deck's cards lie where they belong, with the first photo, or have been waited for long enough. */
  | { readonly type: 'shown' }
  /** The scene could take over; `held` tells whether a finger is on a card. */
  | { readonly type: 'ready'; readonly held: boolean }
  /** No finger is on a card any more. */
  | { readonly type: 'let go' }
  /** The context is gone, and may come back. */
  | { readonly type: 'lost' }
  /** The context is back, empty. */
  | { readonly type: 'restored' }
  /** There is no scene: no WebGL, or its code did not come. */
  | { readonly type: 'refused' }
  /** The scene has proved too slow for anyone to drag a card. */
  | { readonly type: 'slow' };

/** A context that is lost this often in a visit will be lost again. */
export const LOSSES_BEFORE_GIVING_UP = 3;

/** The view that a story opens with: the flat deck, which is small. */
export function firstView(isFlatWanted: boolean, losses: number): ViewState {
  const view = isFlatWanted || losses >= LOSSES_BEFORE_GIVING_UP ? 'flat' : 'stand-in';
  return { view, isWanted: false, isReady: false, losses, generation: 0 };
}

/** What an event makes of the view. Nothing brings back what is flat for good. */
export function chooseView(state: ViewState, event: ViewEvent): ViewState {
  if (state.view === 'flat') return state;
  switch (event.type) {
    case 'shown':
      return state.isWanted ? state : { ...state, isWanted: true };
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
    case 'slow':
      return { ...state, isReady: false, view: 'flat' };
  }
}
