import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from 'virtual:content/site';
import { screenOfLink } from '../site/addresses';
import styles from './loading-message.module.css';

/**
 * Shows a message after a press on a link, while what it leads to loads: a page, or the story's list or show. Ignores
 * further presses on the link.
 */
export function LoadingMessage() {
  const { key } = useLocation();
  const [keyAtPress, setKeyAtPress] = useState<string | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      // Only if the router handles the click: with a modifier key, the browser opens another window.
      if (event.defaultPrevented && screenOfLink(event.target)) setKeyAtPress(key);
    };
    // The router would add the address to the history again, since it compares it with the page that still shows.
    const onAgain = (event: MouseEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (keyAtPress === key && isPlain && link?.href === location.href) event.preventDefault();
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
