import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from 'virtual:content/site';
import { pageParts } from './lazy-pages';
import { screenOfAddress, screenOfLink } from '../site/addresses';
import styles from './loading-message.module.css';

/** Shows a message after a press on a page's link, while that page loads, and ignores further presses on its links. */
export function LoadingMessage() {
  const { key } = useLocation();
  const [keyAtPress, setKeyAtPress] = useState<string | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      // Only if the router handles the click: with a modifier key, the browser opens another window.
      const screen = event.defaultPrevented ? screenOfLink(event.target) : null;
      if (screen && screen !== 'home' && !pageParts[screen].isLoaded()) setKeyAtPress(key);
    };
    // The router would add the address to the history again, since it compares it with the page that still shows.
    const onAgain = (event: MouseEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (keyAtPress === key && isPlain && screenOfLink(event.target) === screenOfAddress()) event.preventDefault();
    };
    // A guest may go back before the page shows.
    const onBack = () => setKeyAtPress(null);
    window.addEventListener('click', onAgain, true);
    window.addEventListener('click', onClick);
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('click', onAgain, true);
      window.removeEventListener('click', onClick);
      window.removeEventListener('popstate', onBack);
    };
  }, [key, keyAtPress]);
  // The location's key changes exactly when the page shows.
  return keyAtPress === key ? <Waiting /> : null;
}

/** The message itself, which its styles show after a short delay. */
export function Waiting() {
  return (
    <p className={styles.waiting} role="status">
      {site.words.waiting}
    </p>
  );
}
