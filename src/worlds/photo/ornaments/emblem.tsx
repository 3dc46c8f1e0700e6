import type { PageId } from '../../../model/pages';
import { hasReadAll, trackedRoute } from '../../../site/read-pages';
import { useWedding } from '../../../store';
import type { EmblemProps } from '../../world';
import styles from './emblem.module.css';

/** The shape of a page's filament; pages without one of their own get a spark. */
const FILAMENTS: Partial<Record<PageId, string>> = {
  story: 'M20 31.500c-9-6-6-12-2.500-12 1.500 0 2.500 1.500 2.500 3 0-1.500 1-3 2.500-3 3.500 0 6.500 6-2.500 12z',
  schedule: 'M20 18.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 1 1 0-13M20 21.500V25l2.500 2',
  program: 'M17.500 29.500v-9l7-1.500v9M17.500 29.500a2 1.700 0 1 1-.5-1M24.500 28a2 1.700 0 1 1-.5-1',
  party: 'M16.500 23.500a2.300 2.300 0 1 1 0-.1M25.800 23.500a2.300 2.300 0 1 1 0-.1M14 31c0-6 6-6 6-1 0-5 6-5 6 1',
  travel:
    'M20 32c-4-5-5.500-7-5.500-9.500a5.500 5.500 0 0 1 11 0C25.500 25 24 27 20 32zM20 24.200a1.700 1.700 0 1 1 .1 0',
  faq: 'M16.500 22.500c0-5.500 7.500-4.500 7 0-.3 2.500-3.500 2.500-3.500 5.500M20 31v.2',
  reply: 'M13.500 20h13v10h-13zM13.500 20l6.500 5.500 6.500-5.500',
  registry:
    'M14.500 24h11v7.500h-11zM20 24v7.500M20 24c-5-1-4.500-5-2.500-5S20 22 20 24c0-2 .5-5 2.500-5s2.500 4-2.500 5',
  more: 'M20 18.500l1.900 4.300 4.700.5-3.500 3.100 1 4.600-4.100-2.400-4.100 2.400 1-4.600-3.500-3.100 4.700-.5z',
};
const SPARK = 'M20 18.500v13M13.500 25h13M15.500 20.500l9 9M24.500 20.500l-9 9';

/**
 * A page's lamp, its filament bent into a sign of the page: dark until the page is read, then lit. The lamp of a page
 * whose reading does not count is lit together with the last of the others.
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
      <path className={styles.socket} d="M16 6h8v5.500h-8z" />
      <path
        className={styles.glass}
        d="M16.500 11.500c0 2.500-8 4.500-8 13a11.500 11.500 0 0 0 23 0c0-8.500-8-10.500-8-13z"
      />
      <path className={styles.filament} d={FILAMENTS[page] ?? SPARK} />
    </svg>
  );
}
