import type { PageId } from '../../../model/pages';
import { hasReadAll, trackedRoute } from '../../../site/pages-read';
import { useWedding } from '../../../store';
import type { EmblemProps } from '../../world';
import styles from './emblem.module.css';

/** The shape of a page's filament; any other page has a spark. */
const FILAMENTS: Partial<Record<PageId, string>> = {
  story: 'M20 31.5c-9-6-6-12-2.5-12 1.5 0 2.5 1.5 2.5 3 0-1.5 1-3 2.5-3 3.5 0 6.5 6-2.5 12z',
  schedule: 'M20 18.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 1 1 0-13M20 21.5V25l2.5 2',
  program: 'M17.5 29.5v-9l7-1.5v9M17.5 29.5a2 1.7 0 1 1-.5-1M24.5 28a2 1.7 0 1 1-.5-1',
  party: 'M16.5 23.5a2.3 2.3 0 1 1 0-.1M25.8 23.5a2.3 2.3 0 1 1 0-.1M14 31c0-6 6-6 6-1 0-5 6-5 6 1',
  travel: 'M20 32c-4-5-5.5-7-5.5-9.5a5.5 5.5 0 0 1 11 0C25.5 25 24 27 20 32zM20 24.2a1.7 1.7 0 1 1 .1 0',
  faq: 'M16.5 22.5c0-5.5 7.5-4.5 7 0-.3 2.5-3.5 2.5-3.5 5.5M20 31v.2',
  reply: 'M13.5 20h13v10h-13zM13.5 20l6.5 5.5 6.5-5.5',
  registry: 'M14.5 24h11v7.5h-11zM20 24v7.5M20 24c-5-1-4.5-5-2.5-5S20 22 20 24c0-2 .5-5 2.5-5s2.5 4-2.5 5',
  more: 'M20 18.5l1.9 4.3 4.7.5-3.5 3.1 1 4.6-4.1-2.4-4.1 2.4 1-4.6-3.5-3.1 4.7-.5z',
};
const SPARK = 'M20 18.5v13M13.5 25h13M15.5 20.5l9 9M24.5 20.5l-9 9';

/**
 * A page's lamp, with its filament bent into a sign of the page. It is dark until the page is read, then lit. The lamp
 * of a page that is not tracked lights up once every tracked page has been read.
 */
export function Emblem({ page, isUnread = false, isNewlyRead = false, className }: EmblemProps) {
  const isComplete = useWedding(({ readStates }) => hasReadAll(readStates));
  const isLit = isComplete || (!isUnread && trackedRoute(page) !== null);
  return (
    <svg
      className={`${styles.lamp} ${className ?? ''}`}
      viewBox="0 0 40 40"
      aria-hidden="true"
      data-lit={isLit}
      data-arriving={isNewlyRead}
    >
      <circle className={styles.glow} cx="20" cy="25" r="19" />
      <path className={styles.cord} d="M20 0v7" />
      <path className={styles.socket} d="M16 6h8v5.5h-8z" />
      <path className={styles.glass} d="M16.5 11.5c0 2.5-8 4.5-8 13a11.5 11.5 0 0 0 23 0c0-8.5-8-10.5-8-13z" />
      <path className={styles.filament} d={FILAMENTS[page] ?? SPARK} />
    </svg>
  );
}
