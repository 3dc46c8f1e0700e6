import { useEffect, useSyncExternalStore } from 'react';
import type { Video } from '../../../model/content';
import { setLoop } from './film-playback';
import type { Pace } from './show';

/** A film that stalls this long counts as over, ms. */
const LONGEST_STALL_MS = 8000;

export type AutoplayOptions = {
  isPlaying: boolean;
  /** Seconds per card; films play to their end instead. */
  pace: Pace;
  /** The index of the top card, at the end the number of cards. A change restarts the timer. */
  index: number;
  /** The top card's film, if it has one. */
  film: Video | null;
  /** The element that plays all films. */
  player: HTMLVideoElement;
  /** Called when the top card's time is over; must be the same function on every render. */
  onOver: () => void;
};

/** Advances the show automatically while `isPlaying`. */
export function useAutoplay({ isPlaying, pace, index, film, player, onOver }: AutoplayOptions): void {
  useEffect(() => {
    if (!isPlaying) return;
    setLoop(player, false);
    return () => setLoop(player, true);
  }, [isPlaying, player]);

  // While the tab is hidden, autoplay pauses; afterwards, the card's time starts again.
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);
  useEffect(() => {
    if (!isPlaying || isHidden) return;
    let timer = 0;
    // A film restarts the timer as long as it plays.
    const restartTimer = () => {
      clearTimeout(timer);
      timer = window.setTimeout(onOver, film ? LONGEST_STALL_MS : pace * 1000);
    };
    restartTimer();
    if (film) {
      player.addEventListener('timeupdate', restartTimer);
      player.addEventListener('ended', onOver, { once: true });
    }
    return () => {
      clearTimeout(timer);
      player.removeEventListener('timeupdate', restartTimer);
      player.removeEventListener('ended', onOver);
    };
  }, [isPlaying, isHidden, pace, index, film, player, onOver]);
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
