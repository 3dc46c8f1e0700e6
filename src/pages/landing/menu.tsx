import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { site } from 'virtual:content/site';
import { Emblem } from 'virtual:world/ornaments/emblem';
import type { TrackedRoute } from '../../model/pages';
import { useWedding } from '../../store';
import { INCLUDED_PAGES, menuName } from '../../site/included-pages';
import { trackedRoute } from '../../site/pages-read';
import { useLazyPart } from '../../use-lazy-part';
import styles from './menu.module.css';

export type MenuProps = {
  /** True from Open until the guest leaves home: makes the links wait for the cover's animation. */
  isOpening: boolean;
  /** From `useNewlyRead`. */
  newlyRead: TrackedRoute[];
};

const READ_ID = 'menu-read';
/** Null hides the buttons for sharing and installing: an archive opened from disk has no address to share. */
const SHARE_PROPS = import.meta.env.MODE === 'archive' ? null : {};
const loadShareAndInstall = import.meta.env.PRIVATE_ROOT
  ? async () => (await import('./share/share-and-forget')).ShareAndForget
  : async () => (await import('./share/share-and-install')).ShareAndInstall;

/** Links to all pages, each with its emblem. The thank-you has a link once the guest has been thanked. */
export function Menu({ isOpening, newlyRead }: MenuProps) {
  const nav = useRef<HTMLElement>(null);
  const thanked = useWedding((state) => state.thanked);
  const readStates = useWedding((state) => state.readStates);

  const shareAndInstall = useLazyPart(loadShareAndInstall, SHARE_PROPS);

  // The focused Open button is gone, so move focus to the menu.
  useEffect(() => {
    if (isOpening) nav.current?.focus({ preventScroll: true });
  }, [isOpening]);

  return (
    <nav ref={nav} className={styles.menu} aria-label={site.words.menu} tabIndex={-1} data-late={isOpening}>
      <ul className={styles.links} role="list">
        {INCLUDED_PAGES.filter(({ id }) => id !== 'thanks' || thanked).map(({ id, path }) => {
          const route = trackedRoute(id);
          const isRead = route !== null && readStates[route];
          return (
            <li key={id} className={styles.item}>
              <Link to={path} className={styles.link} aria-describedby={isRead ? READ_ID : undefined}>
                <Emblem
                  className={styles.emblem}
                  page={id}
                  isUnread={route !== null && !isRead}
                  isNewlyRead={route !== null && newlyRead.includes(route)}
                />
                {menuName(id)}
              </Link>
            </li>
          );
        })}
      </ul>
      {shareAndInstall}
      <span id={READ_ID} hidden>
        {site.words.read}
      </span>
    </nav>
  );
}
