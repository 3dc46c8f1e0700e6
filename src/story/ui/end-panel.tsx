import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_FLAGS } from '../../components/page-flags';
import { menuName } from '../../components/page-words';
import { pathOf } from '../../components/page-order';
import { SignalFlag } from '../../components/signal-flag';
import type { StoryContent } from '../../content/model';
import styles from './end-panel.module.css';

export type EndPanelProps = { words: StoryContent['words']; onStartOver: () => void };

/** After the last card: its flag is hoisted, and on to the next page, or once more from the start. */
export function EndPanel({ words, onStartOver }: EndPanelProps) {
  const heading = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that swiped the last card is gone; whoever steers by keyboard goes on from here.
    const focused = document.activeElement;
    if (focused === document.body || focused instanceof HTMLHeadingElement)
      heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={styles.panel}>
      <SignalFlag letter={PAGE_FLAGS.story} hoisting className={styles.flag} />
      <button ref={heading} className={styles.heading} type="button" onClick={onStartOver}>
        {words.end}
      </button>
      <p className={styles.text}>
        {words.endLead}{' '}
        <Link className={styles.action} to={pathOf('schedule')}>
          {menuName('schedule')}
        </Link>
        {words.endOr}{' '}
        <button className={styles.action} type="button" onClick={onStartOver}>
          {words.startOver}
        </button>
      </p>
    </div>
  );
}
