import { useEffect } from 'react';
import type { Video } from '../../content/model';
import { setLoop } from './film';

/** A film that has not told of its end this long after it should have, ms, has broken off. */
const FILM_GRACE_MS = 3000;

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

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(onOver, film ? film.seconds * 1000 + FILM_GRACE_MS : paceMs);
    if (film) player.addEventListener('ended', onOver, { once: true });
    return () => {
      clearTimeout(timer);
      player.removeEventListener('ended', onOver);
    };
  }, [isPlaying, paceMs, index, film, player, onOver]);
}
