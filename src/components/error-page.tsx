import { site } from 'virtual:content/site';
import { BackLink } from './back-link';
import button from './button.module.css';
import styles from './error-page.module.css';

export type ErrorPageProps = {
  /** Tries what failed again; without it only the way home is offered. */
  retry?: () => void;
};

/** What stands where a page should have been. */
export function ErrorPage({ retry }: ErrorPageProps) {
  return (
    <main className={styles.page}>
      <BackLink />
      <div className={styles.words} role="alert">
        <svg className={styles.buoy} viewBox="0 0 120 100" aria-hidden="true">
          <g className={styles.body}>
            <path className={styles.mast} d="M60 6v26" />
            <path className={styles.flag} d="M61 7l22 7-22 7z" />
            <path className={styles.float} d="M48 32h24l10 40H38z" />
            <path className={styles.band} d="M44.500 46h31l3 12h-37z" />
          </g>
          <path className={styles.sea} d="M2 72c10 0 10 6 20 6s10-6 20-6 10 6 20 6 10-6 20-6 10 6 20 6 10-6 16-6" />
          <path className={styles.sea} d="M22 88c10 0 10 6 20 6s10-6 20-6 10 6 20 6 10-6 16-6" />
        </svg>
        <h1>{site.words.errorTitle}</h1>
        <p className={styles.text}>{site.words.errorText}</p>
      </div>
      {retry && (
        <button type="button" className={`${button.button} ${button.filled}`} onClick={retry}>
          {site.words.errorRetry}
        </button>
      )}
    </main>
  );
}
