import { Link } from 'react-router-dom';
import { Arrow } from './arrow';
import styles from './back-link.module.css';
import { menuName } from '../site/present-pages';

/** The way back to the cover and its menu. */
export function BackLink() {
  return (
    <Link className={styles.back} to="/">
      <Arrow to="left" />
      {menuName('home')}
    </Link>
  );
}
