import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Emblem } from 'virtual:world/ornaments/emblem';
import { menuName } from '../../site/included-pages';
import { neighboursOf } from '../../site/neighbours';
import { pathOf } from '../../model/pages';
import type { StoryContent } from '../../model/content';
import styles from './end-panel.module.css';
import textButton from './text-button.module.css';

export type EndPanelProps = {
  words: StoryContent['words'];
  /** Returns to the first card; null if the story has no cards. */
  onStartOver: (() => void) | null;
  /** Whether the show is running: its keys must not press a button, so none gets the focus. */
  isShow?: boolean;
};

/** Shows after the last card: the story's emblem, a link to the next page, and buttons that start the story over. */
export function EndPanel({ words, onStartOver, isShow = false }: EndPanelProps) {
  const { next } = neighboursOf('story');
  const endButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Keyboard users continue here: the button that swiped the last card is gone, or the focus is still on the page's
    // heading, where it was when the page opened.
    const focused = document.activeElement;
    if (!isShow && (focused === document.body || focused instanceof HTMLHeadingElement))
      endButton.current?.focus({ preventScroll: true });
  }, [isShow]);

  return (
    <div className={styles.panel}>
      <Emblem page="story" isNewlyRead className={styles.emblem} />
      <button
        ref={endButton}
        className={styles.end}
        type="button"
        disabled={!onStartOver}
        onClick={onStartOver ?? undefined}
      >
        {words.end}
      </button>
      <p className={styles.text}>
        {words.endLead}{' '}
        <Link className={textButton.button} to={pathOf(next)}>
          {menuName(next)}
        </Link>
        {onStartOver && (
          <>
            {words.endOr}{' '}
            <button className={textButton.button} type="button" onClick={onStartOver}>
              {words.startOver}
            </button>
          </>
        )}
      </p>
    </div>
  );
}
