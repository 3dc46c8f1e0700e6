import type { StoryContent, Swipe } from '../../model/content';
import type { FilmState } from '../card/card-video';
import { Icon } from './icon';
import styles from './deck-buttons.module.css';

export type DeckButtonsProps = {
  words: StoryContent['words'];
  /** The swipes that the top card allows; null once all cards are swiped. */
  allowed: readonly Swipe[] | null;
  onSwipe: (swipe: Swipe) => void;
  /** Whether there is a previous card. */
  hasBack: boolean;
  onBack: () => void;
  /** The top card's film; null if it has none. */
  film: FilmState | null;
  onToggleSound: () => void;
};

/** Buttons to swipe, to go back and for a film's sound. */
export function DeckButtons({ words, allowed, onSwipe, hasBack, onBack, film, onToggleSound }: DeckButtonsProps) {
  const swipeButton = (swipe: Swipe, label: string, path: string) => (
    <button
      className={styles[swipe]}
      type="button"
      aria-label={label}
      aria-disabled={allowed?.includes(swipe) ? undefined : 'true'}
      onClick={() => onSwipe(swipe)}
    >
      <Icon path={path} />
    </button>
  );
  return (
    <div className={styles.buttons}>
      {allowed && swipeButton('like', words.like, HEART)}
      {allowed && swipeButton('superlike', words.superlike, STAR)}
      <button
        className={styles.back}
        type="button"
        aria-label={words.back}
        aria-disabled={hasBack ? undefined : 'true'}
        onClick={onBack}
      >
        <Icon path={ARROW_BACK} />
      </button>
      {film && (
        <button className={styles.sound} type="button" onClick={onToggleSound}>
          <Icon path={film.waiting ? PLAY : film.muted ? SILENT : LOUD} />
          <span>{film.waiting ? words.play : film.muted ? words.unmute : words.mute}</span>
        </button>
      )}
    </div>
  );
}

const HEART = 'M12 20.6C5.2 15.6 2.6 12 2.6 8.5A5 5 0 0 1 12 6.2a5 5 0 0 1 9.4 2.3c0 3.500-2.600 7.100-9.400 12.100Z';
const STAR =
  'M12 2.200l2.900 6.300 6.900.8-5.100 4.700 1.400 6.800L12 17.400l-6.100 3.400 1.400-6.800L2.200 9.300l6.900-.8Z';
const SILENT = 'M3 9.500h3.600L12 5v14l-5.400-4.500H3ZM15.500 9l6 6m0-6-6 6';
const LOUD = 'M3 9.500h3.600L12 5v14l-5.400-4.500H3ZM15.500 9a4.200 4.200 0 0 1 0 6m2.600-8.500a8 8 0 0 1 0 11';
const ARROW_BACK = 'M9.500 5 4.500 10l5 5M5 10h9a5.500 5.500 0 0 1 0 11h-3';
const PLAY = 'M7 4.500v15l12-7.500Z';
