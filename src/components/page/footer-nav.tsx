import { Link } from 'react-router-dom';
import { site } from 'virtual:content/site';
import { Arrow } from '../arrow';
import styles from './footer-nav.module.css';
import { pathOf, type ScreenPage } from '../../model/pages';
import { menuName } from '../../site/included-pages';
import { neighboursOf } from '../../site/neighbours';

export type FooterNavProps = {
  page: ScreenPage;
  /** Whether only the pages' names show, so that the links fit on one line. */
  isCompact?: boolean;
};

/** Links to the previous and the next page. The space within a link separates its words for screen readers. */
export function FooterNav({ page, isCompact = false }: FooterNavProps) {
  const { previous, next } = neighboursOf(page);
  return (
    <nav className={isCompact ? styles.compact : styles.nav} aria-label={`${site.words.previous}, ${site.words.next}`}>
      {previous && (
        <Link className={styles.link} to={pathOf(previous)} rel="prev">
          <span className={isCompact ? 'visually-hidden' : styles.word}>{site.words.previous}</span>{' '}
          <span className={styles.name}>
            <Arrow to="left" />
            {menuName(previous)}
          </span>
        </Link>
      )}
      <Link className={`${styles.link} ${styles.next}`} to={pathOf(next)} rel="next">
        <span className={isCompact ? 'visually-hidden' : styles.word}>{site.words.next}</span>{' '}
        <span className={styles.name}>
          {menuName(next)}
          <Arrow to="right" />
        </span>
      </Link>
    </nav>
  );
}
