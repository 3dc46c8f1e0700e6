import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from 'virtual:content/site';
import { pageParts } from './routes';
import { screenOfLink } from '../site/addresses';
import styles from './waiting.module.css';

/** Says that a tap was heard where its page takes a while to come. Its styles let a moment pass first. */
export function Waiting() {
  const { key } = useLocation();
  const [pressedAt, setPressedAt] = useState<string | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      // The router has taken it: a click with a key held opens another window.
      const screen = event.defaultPrevented ? screenOfLink(event.target) : null;
      if (screen && screen !== 'home' && !pageParts[screen].isLoaded()) setPressedAt(key);
    };
    window.addEventListener('click', onClick);
    return () => window.removeEventListener('click', onClick);
  }, [key]);
  // The address changes in the very moment in which its page is shown.
  return pressedAt === key ? (
    <p className={styles.waiting} role="status">
      {site.words.waiting}
    </p>
  ) : null;
}
