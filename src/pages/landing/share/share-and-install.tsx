import { useState, type ReactNode } from 'react';
import { site } from 'virtual:content/site';
import { canShare, sharePage } from './share-page';
import styles from './share-and-install.module.css';
import { useInstall } from './use-install';

const ARROW_OUT_OF_TRAY = 'M12 15V3.5m-4 4 4-4 4 4M5 11.5v8h14v-8';
const ARROW_INTO_PHONE = 'M12 6.5v7m-3-3 3 3 3-3M7 2.5h10v19H7zm3.5 16h3';

/**
 * Buttons below the menu that share the site and install it, each where the browser supports it.
 * @param children further buttons
 */
export function ShareAndInstall({ children }: { children?: ReactNode }) {
  const [isCopied, setCopied] = useState(false);
  const install = useInstall();
  const share = async () => {
    // Without the hash, which may contain the guest's own invitation.
    const page = { title: document.title, url: location.origin + location.pathname };
    // Clears the message first, so that screen readers announce it again after a second press.
    setCopied(false);
    setCopied((await sharePage(page, navigator)) === 'copied');
  };
  return (
    <div className={styles.row}>
      {canShare(navigator) && (
        <button type="button" className={styles.button} onClick={() => void share()}>
          <Icon path={ARROW_OUT_OF_TRAY} />
          {site.words.share}
        </button>
      )}
      {install && (
        <button type="button" className={styles.button} onClick={install}>
          <Icon path={ARROW_INTO_PHONE} />
          {site.words.install}
        </button>
      )}
      {children}
      <p className={styles.status} role="status">
        {isCopied && site.words.copied}
      </p>
    </div>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
