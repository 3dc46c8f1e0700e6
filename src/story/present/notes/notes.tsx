import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { story } from 'virtual:content/story';
import { storyShow as words } from 'virtual:content/storyShow';
import { releaseFirstCard } from '../../../first-card';
import { pageTitle } from '../../../site/included-pages';
import { placeOf } from '../../card/card-words';
import { KeyList } from '../stage/key-list';
import { ProgressLine } from '../stage/progress-line';
import { openSecondScreen } from '../windows/second-screen';
import type { Command } from '../show/show';
import { useKeepAwake } from '../show/use-keep-awake';
import { useKeptShow } from '../show/use-kept-show';
import { useShowKeys } from '../show/use-show-keys';
import { NotesControls } from './notes-controls';
import { RunningTime } from './running-time';
import { Still } from './still';
import { useFollowedShow } from './use-followed-show';
import styles from './notes.module.css';

/** What the person who reads aloud sees while the show is in another window: this card, the next one, and controls. */
export function Notes() {
  const { cards } = story;
  const { followed, ask, expectShow } = useFollowedShow();
  const kept = useKeptShow(cards.length);
  const [showsKeys, setShowsKeys] = useState(false);
  useKeepAwake();
  // The notes have no deck, so nothing should wait for its first card.
  useEffect(releaseFirstCard, []);
  // The button that opened the notes is gone, and the focus with it.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const { status, state } = followed;
  const isRunning = status !== 'gone' && state !== null && state.isRunning;
  const onCommand = (command: Command) => {
    if (command === 'keys') setShowsKeys(!showsKeys);
    else if (command === 'leave') {
      // The show keeps running: Escape only closes the list of keys or, without the list, ends a black screen.
      if (showsKeys) setShowsKeys(false);
      else if (state?.isBlack) ask('black');
    } else if (command === 'start' && status === 'gone') {
      if (openSecondScreen()) expectShow();
    } else if (command !== 'full screen' && command !== 'touch') ask(command);
  };
  useShowKeys(isRunning, onCommand);

  // Until the show reports its top card, the stored one.
  const index = Math.min(state?.card ?? kept.card ?? 0, cards.length);
  const card = cards[index];
  const next = cards[index + 1];
  const began = isRunning ? state.began : null;
  return (
    <main className={styles.notes} data-status={status} data-over={card ? undefined : ''}>
      <h1 ref={heading} className="visually-hidden" tabIndex={-1}>
        {pageTitle('story')}
      </h1>
      <header className={styles.bar}>
        <p>{card && placeOf(story, index)}</p>
        <RunningTime began={began} className={styles.time} />
        <ProgressLine share={Math.min(index + 1, cards.length) / cards.length} className={styles.line} />
      </header>
      {card && (
        <div className={styles.now} data-black={state?.isBlack ? '' : undefined}>
          <Still card={card} sizes="(min-width: 56.25em) 36vw, 60vw" />
        </div>
      )}
      <section className={styles.words} aria-live="polite" aria-label={words.now}>
        {card ? (
          <>
            <p className={styles.date}>{card.date}</p>
            <p className={styles.caption} style={{ '--fit': scaleOf(card.caption) } as CSSProperties}>
              {card.caption}
            </p>
          </>
        ) : (
          <p className={styles.caption}>{story.words.end}</p>
        )}
      </section>
      <section className={styles.next} aria-label={words.then}>
        {next && <Still card={next} sizes="10rem" className={styles.small} />}
        {card && (
          <div>
            <p className={styles.label} aria-hidden="true">
              {words.then}
            </p>
            <p className={styles.quiet}>{next?.date}</p>
            <p>{next ? next.caption : story.words.end}</p>
          </div>
        )}
      </section>
      <NotesControls status={status} state={state} onCommand={ask} onOpened={expectShow} />
      {showsKeys && (
        <div className={styles.keys}>
          <KeyList without={['fullScreen', 'leave']} />
        </div>
      )}
    </main>
  );
}

/** A caption of this many letters just fits into its space at full size. */
const FULL_LETTERS = 36;

/** The scale of a caption's font size, at most 1. A text's area grows with the square of its size, hence the root. */
function scaleOf(caption: string): string {
  // Letters of Chinese, Japanese and Korean are twice as wide.
  const letters = caption.replaceAll(/[\u3000-\u9FFF\uAC00-\uD7AF\uFF01-\uFF60]/g, 'ww').length;
  return Math.sqrt(FULL_LETTERS / Math.max(letters, FULL_LETTERS)).toFixed(3);
}
