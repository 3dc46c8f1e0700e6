import type { Video } from '../../model/content';
import { savesData } from '../../saves-data';

/** The state of the top card's film, as the page shows it. */
export type FilmState = {
  muted: boolean;
  /** The guest has to start the film: no autoplay, the guest saves data, loading failed, or the system paused it. */
  waiting: boolean;
  /** The film's first frame is available. */
  showing: boolean;
};

/** The story's only video element, which plays on the top card, muted at first. */
export type CardVideo = {
  element: HTMLVideoElement;
  /**
   * Plays a card's video from the start, muted, or waits for a tap if the guest saves data. Null stops the film. Changes
   * nothing if the film already is this card's video.
   */
  play: (card: number, video: Video | null) => void;
  /** Whether this card's film has a frame to show. */
  shows: (card: number) => boolean;
  /** Toggles the sound, or starts a film that waits. */
  toggle: () => void;
  state: () => FilmState;
  /** Calls back when `state` has changed. @returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Calls back for each new frame, and when `state` has changed. @returns a function that unsubscribes. */
  onFrame: (listener: () => void) => () => void;
  dispose: () => void;
};

const NO_FILM: FilmState = { muted: true, waiting: false, showing: false };

export function createCardVideo(): CardVideo {
  // There is no document while the page is prerendered.
  const element = import.meta.env.SSR ? ({} as HTMLVideoElement) : createPlayer();
  /** The film's card; -1 without a film. */
  let filmCard = -1;
  let film: Video | null = null;
  let state = NO_FILM;
  /** Rises whenever a film starts to load or stops, so that frame callbacks from before do nothing. */
  let watchId = 0;
  /** Whether the film has been in the page, as in the flat deck, since it started or was last paused. */
  let wasInPage = false;
  const listeners = new Set<() => void>();
  const frameListeners = new Set<() => void>();

  /** Pauses the film while the tab is hidden, and resumes it afterwards. */
  function followTab(): void {
    if (document.hidden) element.pause();
    // Without `src`, the film still waits for its first tap.
    else if (element.hasAttribute('src')) start();
  }

  /**
   * Resumes a film that was removed from the page, since browsers then pause it: after the scene has taken over, or until a
   * film after a film has a frame. A film that a headset or the system paused waits for the guest.
   */
  function onPause(): void {
    const isRemoved = wasInPage && !element.isConnected && element.paused && !state.waiting;
    wasInPage = false;
    if (document.hidden) return;
    if (isRemoved) start();
    // A late event of the previous card's film finds the next film playing, or none.
    else if (film && element.paused) set({ waiting: true });
  }
  if (!import.meta.env.SSR) {
    document.addEventListener('visibilitychange', followTab);
    element.addEventListener('pause', onPause);
    // Also when a headset resumes the film.
    element.addEventListener('playing', () => {
      if (state.waiting) set({ waiting: false });
    });
    // `play` rejects only before the film starts, but loading can also fail midway.
    element.addEventListener('error', () => set({ waiting: true }));
  }

  function set(change: Partial<FilmState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
    // The view may have to draw the poster again.
    for (const listener of frameListeners) listener();
  }

  function start(): void {
    if (!film) return;
    // A film that failed to load is fetched again.
    if (!element.hasAttribute('src') || element.error) {
      element.src = film.url;
      watchFrames();
    }
    element.play().catch((reason: unknown) => {
      // `play` also rejects with `AbortError` when the guest leaves the card; then no film waits.
      if (reason instanceof DOMException && reason.name !== 'AbortError') set({ waiting: true });
    });
  }

  function watchFrames(): void {
    const ownId = ++watchId;
    // Without `: boolean`, TypeScript would rule out older browsers, which lack this callback.
    const hasFrameCallback: boolean = 'requestVideoFrameCallback' in element;
    const next = () => {
      if (ownId !== watchId) return;
      wasInPage ||= element.isConnected;
      if (!state.showing) set({ showing: true });
      for (const listener of frameListeners) listener();
      if (hasFrameCallback) element.requestVideoFrameCallback(next);
      else requestAnimationFrame(next);
    };
    if (hasFrameCallback) element.requestVideoFrameCallback(next);
    else element.addEventListener('playing', next, { once: true });
  }

  function stop(): void {
    watchId++;
    // When a film follows a film, the flat deck has already moved the element to the next card.
    wasInPage = element.isConnected;
    filmCard = -1;
    film = null;
    element.pause();
    if (element.hasAttribute('src')) {
      element.removeAttribute('src');
      // Ends the download.
      element.load();
    }
    element.muted = true;
  }

  return {
    element,
    play: (card, video) => {
      if (card === filmCard && video?.url === film?.url) return;
      stop();
      set(NO_FILM);
      if (!video) return;
      filmCard = card;
      film = video;
      if (savesData()) set({ waiting: true });
      else start();
    },
    shows: (card) => card === filmCard && state.showing,
    toggle: () => {
      if (!film) return;
      if (state.waiting) return start();
      element.muted = !element.muted;
      set({ muted: element.muted });
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onFrame: (listener) => {
      frameListeners.add(listener);
      return () => frameListeners.delete(listener);
    },
    dispose: () => {
      document.removeEventListener('visibilitychange', followTab);
      stop();
      listeners.clear();
      frameListeners.clear();
    },
  };
}

function createPlayer(): HTMLVideoElement {
  const element = document.createElement('video');
  element.muted = true;
  element.loop = true;
  element.playsInline = true;
  element.setAttribute('muted', '');
  element.setAttribute('aria-hidden', 'true');
  return element;
}
