import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { site } from 'virtual:content/site';
import { Emblem } from 'virtual:world/emblem';
import type { TrackedRoute } from '../../site/pages';
import { useWedding } from '../../store';
import { menuName, PRESENT_PAGES, trackedRoute } from '../../site/present-pages';
import { usePart } from '../../use-part';
import styles from './menu.module.css';

export type MenuProps = {
  /** The links wait for the evening to have fallen: the first visit only. */
  late: boolean;
  newlyRead: TrackedRoute[];
};

const READ_ID = 'menu-read';
/** An archive on a disk has no address to pass on. */
const NOTHING = import.meta.env.MODE === 'archive' ? null : {};
const bringTakeAlong = async () => (await import('./take-along')).TakeAlong;

/** The way to all pages, each under its flag: furled until read. */
export function Menu({ late, newlyRead }: MenuProps) {
  const nav = useRef<HTMLElement>(null);
  const thanked = useWedding((state) => state.thanked);
  const readStates = useWedding((state) => state.readStates);
  const thank = useWedding((state) => state.thank);

  const takeAlong = usePart(bringTakeAlong, NOTHING);

  // The Open button that had the focus is gone: the guest goes on from the menu.
  useEffect(() => {
    if (late) nav.current?.focus({ preventScroll: true });
  }, [late]);

  return (
    <nav ref={nav} className={styles.menu} aria-label={site.words.menu} tabIndex={-1} data-late={late}>
      <ul className={styles.links} role="list">
        {PRESENT_PAGES.filter(({ id }) => id !== 'thanks' || thanked).map(({ id, path }) => {
          const route = trackedRoute(id);
          const read = route !== null && readStates[route];
          return (
            <li key={id} className={styles.item}>
              <Link
                to={path}
                className={styles.link}
                aria-describedby={read ? READ_ID : undefined}
                onClick={id === 'thanks' ? thank : undefined}
              >
                <Emblem
                  className={styles.flag}
                  page={id}
                  waiting={route !== null && !read}
                  arriving={route !== null && newlyRead.includes(route)}
                />
                {menuName(id)}
              </Link>
            </li>
          );
        })}
      </ul>
      {takeAlong}
      <span id={READ_ID} hidden>
        {site.words.read}
      </span>
    </nav>
  );
}
