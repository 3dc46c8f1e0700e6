import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { story } from 'virtual:content/story';
import { storyShow as words } from 'virtual:content/storyShow';
import { Arrow } from '../../../components/arrow';
import { releaseFirstCard } from '../../../first-card';
import { pageTitle } from '../../../site/included-pages';
import { pathOf } from '../../../model/pages';
import { placeOf } from '../../card/card-words';
import { readKeptShow } from '../show/kept-show';
import { KeyList } from '../stage/key-list';
import type { Askable } from '../windows/show-channel';
import { ProgressLine } from '../stage/progress-line';
import { openSecondScreen } from '../windows/second-screen';
import { SecondScreenButton } from '../windows/second-screen-button';
import type { Command } from '../show/show';
import { useKeepAwake } from '../show/use-keep-awake';
import { useShowKeys } from '../show/use-show-keys';
import { RunningTime } from './running-time';
import { Still } from './still';
import { useFollowedShow } from './use-followed-show';
import styles from './notes.module.css';

/** What whoever reads aloud has before them while the show is in another window: its words, what comes next, and its keys. */
export function Notes() {
  const { cards } = story;
  const { followed, ask, expect } = useFollowedShow();
  const [kept] = useState(readKeptShow);
  const [showsKeys, setShowsKeys] = useState(false);
  useKeepAwake();
  // There is none to wait for.
  useEffect(releaseFirstCard, []);
  // The button that led here is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const { status, state } = followed;
  const isRunning = status !== 'gone' && (state?.isRunning ?? false);
  const steer = (asked: Command) => {
    if (asked === 'keys') setShowsKeys(!showsKeys);
    else if (asked === 'leave') {
      // The room's screen stays as it is: this lifts what lies over it, and over the notes.
      setShowsKeys(false);
      if (state?.isBlack && !showsKeys) ask('black');
    } else if (asked === 'start' && status === 'gone') {
      if (openSecondScreen()) expect();
    } else if (asked !== 'full screen' && asked !== 'touch') ask(asked);
  };
  useShowKeys(isRunning, steer);

  const index = Math.min(state?.card ?? kept.card ?? 0, cards.length);
  const card = cards[index];
  const next = cards[index + 1];
  const began = isRunning && state ? state.began : null;
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
            <p className={styles.caption} style={{ '--fit': fitOf(card.caption) } as CSSProperties}>
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
      <footer className={styles.controls} aria-busy={status === 'waiting'}>
        {status === 'gone' ? (
          <div className={styles.gone}>
            <p role="status">{words.noShow}</p>
            <SecondScreenButton className={styles.main} onOpened={expect} />
            <Link to={pathOf('story')}>
              <Arrow to="left" />
              {words.leave}
            </Link>
          </div>
        ) : state && !isRunning ? (
          <Control asks="start" onAsk={ask} isMain>
            {words.start}
          </Control>
        ) : (
          <>
            <Control asks="back" onAsk={ask}>
              {words.back}
            </Control>
            <Control asks="next" onAsk={ask} isMain>
              {words.next}
            </Control>
            <Control asks="black" onAsk={ask} isOn={state?.isBlack ?? false}>
              {words.black}
            </Control>
            <Control asks="play" onAsk={ask} isOn={state?.isPlaying ?? false}>
              {state?.isPlaying ? words.pause : words.play}
            </Control>
            <Control asks="sound" onAsk={ask} isOn={state?.hasSound ?? false}>
              {words.sound}
            </Control>
          </>
        )}
      </footer>
      {showsKeys && (
        <div className={styles.keys}>
          <KeyList />
        </div>
      )}
    </main>
  );
}

type ControlProps = {
  asks: Askable;
  onAsk: (asked: Askable) => void;
  /** For what is on or off. */
  isOn?: boolean;
  isMain?: boolean;
  children: ReactNode;
};

function Control({ asks, onAsk, isOn, isMain = false, children }: ControlProps) {
  return (
    <button
      className={isMain ? styles.main : styles.control}
      type="button"
      data-asks={asks}
      aria-pressed={isOn}
      // The mouse takes no focus here: a clicker's Enter is to mean the next card still.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onAsk(asks)}
    >
      {children}
    </button>
  );
}

/** A caption of so many letters fills its room at full size. */
const FULL_LETTERS = 36;

/** By how much a caption's letters are smaller than of one that fills its room at full size. */
function fitOf(caption: string): string {
  return Math.sqrt(FULL_LETTERS / Math.max(caption.length, FULL_LETTERS)).toFixed(3);
}
