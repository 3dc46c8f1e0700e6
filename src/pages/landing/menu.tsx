import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { site } from 'virtual:content/site';
import { SignalFlag } from '../../components/signal-flag';
import { useWedding, type TrackedRoute } from '../../store';
import { trackedRoute } from './menu-flags';
import { PAGE_FLAGS } from '../../components/page-flags';
import styles from './menu.module.css';

export type MenuProps = {
  /** The links wait for the evening to have fallen: the first visit only. */
  late: boolean;
  newlyRead: TrackedRoute[];
};

const READ_ID = 'menu-read';

/** The way to all pages, each under its flag: furled until read. */
export function Menu({ late, newlyRead }: MenuProps) {
  const nav = useRef<HTMLElement>(null);
  const thanked = useWedding((state) => state.thanked);
  const readStates = useWedding((state) => state.readStates);
  const thank = useWedding((state) => state.thank);

  // The Open button that had the focus is gone: the guest goes on from the menu.
  useEffect(() => {
    if (late) nav.current?.focus({ preventScroll: true });
  }, [late]);

  return (
    <nav ref={nav} className={styles.menu} aria-label={site.words.menu} tabIndex={-1} data-late={late}>
      <ul className={styles.links} role="list">
        {site.pages
          .filter(({ id }) => id !== 'thanks' || thanked)
          .map(({ id, menu }) => {
            const route = trackedRoute(id);
            const read = route !== null && readStates[route];
            return (
              <li key={id} className={styles.item}>
                <Link
                  to={`/${id}`}
                  className={styles.link}
                  aria-describedby={read ? READ_ID : undefined}
                  onClick={id === 'thanks' ? thank : undefined}
                >
                  <SignalFlag
                    className={styles.flag}
                    letter={PAGE_FLAGS[id]}
                    furled={route !== null && !read}
                    hoisting={route !== null && newlyRead.includes(route)}
                  />
                  {menu}
                </Link>
              </li>
            );
          })}
      </ul>
      <span id={READ_ID} hidden>
        {site.words.read}
      </span>
    </nav>
  );
}
