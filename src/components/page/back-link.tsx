import { Link } from 'react-router-dom';
import { menuName } from '../../site/included-pages';
import { Arrow } from '../arrow';
import styles from '../bar-link.module.css';

/** The link back to home, where the menu is. */
export function BackLink() {
  return (
    <Link className={styles.link} to="/">
      <Arrow to="left" />
      {menuName('home')}
    </Link>
  );
}
