import { pathOfAddress, sitePages } from '../../frame/site-pages';
import { show } from '../../frame/frame';
import { useDesk } from '../../state/desk-store';
import styles from './page-menu.module.css';

/** A menu of the pages that guests see. The frame shows the chosen one. */
export function PageMenu() {
  const state = useDesk((desk) => desk.state);
  const address = useDesk((desk) => desk.address);
  const pages = state ? sitePages(state) : [];
  const shown = pathOfAddress(address);
  // A page that guests do not see has no option, so the menu shows home.
  const selected = pages.some(({ path }) => path === shown) ? shown : '/';
  return (
    <label className={styles.pages}>
      <span className="visually-hidden">Page of the site</span>
      <select className={styles.select} value={selected} onChange={(event) => show(event.target.value)}>
        {pages.map(({ id, path, name }) => (
          <option key={id} value={path}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
