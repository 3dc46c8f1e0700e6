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
  /** Starts the film if it waits for the guest; otherwise toggles its sound. */
  onPlayOrMute: () => void;
};

/** Buttons to swipe, to go back and for a film's sound. */
export function DeckButtons({ words, allowed, onSwipe, hasBack, onBack, film, onPlayOrMute }: DeckButtonsProps) {
  // `aria-disabled`, not `disabled`: a disabled button would lose the focus and could not announce a refused swipe.
  const swipeButton = (swipe: Swipe, label: string, path: string) =>
    allowed && (
      <button
        className={styles[swipe]}
        type="button"
        aria-label={label}
        aria-disabled={allowed.includes(swipe) ? undefined : 'true'}
        onClick={() => onSwipe(swipe)}
      >
        <Icon path={path} />
      </button>
    );
  return (
    <div className={styles.buttons}>
      {swipeButton('like', words.like, HEART)}
      {swipeButton('superlike', words.superlike, STAR)}
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
        <button className={styles.sound} type="button" onClick={onPlayOrMute}>
          <Icon path={film.waiting ? PLAY : film.muted ? SILENT : LOUD} />
          <span>{film.waiting ? words.play : film.muted ? words.unmute : words.mute}</span>
        </button>
      )}
    </div>
  );
}

const HEART = 'M12 20.6C5.2 15.6 2.6 12 2.6 8.5A5 5 0 0 1 12 6.2a5 5 0 0 1 9.4 2.3c0 3.5-2.6 7.1-9.4 12.1Z';
const STAR = 'M12 2.2l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.4l-6.1 3.4 1.4-6.8L2.2 9.3l6.9-.8Z';
const SILENT = 'M3 9.5h3.6L12 5v14l-5.4-4.5H3ZM15.5 9l6 6m0-6-6 6';
const LOUD = 'M3 9.5h3.6L12 5v14l-5.4-4.5H3ZM15.5 9a4.2 4.2 0 0 1 0 6m2.6-8.5a8 8 0 0 1 0 11';
const ARROW_BACK = 'M9.5 5 4.5 10l5 5M5 10h9a5.5 5.5 0 0 1 0 11h-3';
const PLAY = 'M7 4.5v15l12-7.5Z';
