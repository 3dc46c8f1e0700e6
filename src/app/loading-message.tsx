import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from 'virtual:content/site';
import { pageParts } from './lazy-pages';
import { screenOfLink } from '../site/addresses';
import styles from './loading-message.module.css';

/** A message while the next page loads, after a press on its link. */
export function LoadingMessage() {
  const { key } = useLocation();
  const [pressedAt, setPressedAt] = useState<string | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      // Only if the router handles it: a click with a modifier key opens another window.
      const screen = event.defaultPrevented ? screenOfLink(event.target) : null;
      if (screen && screen !== 'home' && !pageParts[screen].isLoaded()) setPressedAt(key);
    };
    // A guest may go back before the page shows.
    const onBack = () => setPressedAt(null);
    window.addEventListener('click', onClick);
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('click', onClick);
      window.removeEventListener('popstate', onBack);
    };
  }, [key]);
  // The location's key changes exactly when the page shows.
  return pressedAt === key ? <Waiting /> : null;
}

/** The message itself. Its styles delay it a little. */
export function Waiting() {
  return (
    <p className={styles.waiting} role="status">
      {site.words.waiting}
    </p>
  );
}
