import { useEffect, useSyncExternalStore } from 'react';
import type { Video } from '../../../model/content';
import { setLoop } from './film-playback';

/** A film that has stood still for so long will not go on, ms. */
const LONGEST_STANDSTILL_MS = 8000;

export type AutoplayOptions = {
  isPlaying: boolean;
  /** Milliseconds for each card but a film, which plays to its end. */
  paceMs: number;
  /** The place that is shown; equal to the number of cards at the end. */
  index: number;
  /** The film that is shown, and what plays it. */
  film: Video | null;
  player: HTMLVideoElement;
  /** The time of the card that is shown is over; the same function at every render. */
  onOver: () => void;
};

/** Lets the show go on by itself. */
export function useAutoplay({ isPlaying, paceMs, index, film, player, onOver }: AutoplayOptions): void {
  useEffect(() => {
    if (!isPlaying) return;
    setLoop(player, false);
    return () => setLoop(player, true);
  }, [isPlaying, player]);

  // Nobody sees what goes by in a tab behind others.
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden);
  useEffect(() => {
    if (!isPlaying || isHidden) return;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(onOver, film ? LONGEST_STANDSTILL_MS : paceMs);
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
  }, [isPlaying, isHidden, paceMs, index, film, player, onOver]);
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
