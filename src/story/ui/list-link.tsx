import { Link } from 'react-router-dom';
import { pathOf } from '../../site/pages';
import styles from './list-link.module.css';

export type ListLinkProps = { label: string };

/** The way to the story as a list, for whoever would rather read than swipe. */
export function ListLink({ label }: ListLinkProps) {
  return (
    <Link className={styles.link} to={`${pathOf('story')}?list`}>
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M1 3h3v3H1zM1 8.500h3v3H1zM1 14h3v3H1zM8 4.500h11M8 10h11M8 15.500h11" />
      </svg>
      <span>{label}</span>
    </Link>
  );
}
