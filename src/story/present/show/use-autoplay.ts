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
  /** The top card; equals the number of cards at the end. */
  index: number;
  /** The top card's film and the element that plays it. */
  film: Video | null;
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

  // Autoplay waits while the tab is hidden.
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden);
  useEffect(() => {
    if (!isPlaying || isHidden) return;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(onOver, film ? LONGEST_STALL_MS : pace * 1000);
    };
    wait();
    if (film) {
      player.addEventListener('timeupdate', wait);
      player.addEventListener('ended', onOver, { once: true });
    }
    return () => {
      clearTimeout(timer);
      player.removeEventListener('timeupdate', wait);
      player.removeEventListener('ended', onOver);
    };
  }, [isPlaying, isHidden, pace, index, film, player, onOver]);
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
