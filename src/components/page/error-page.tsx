import { site } from 'virtual:content/site';
import { ErrorPicture } from 'virtual:world/ornaments/error-picture';
import { BackLink } from './back-link';
import button from '../button.module.css';
import styles from './error-page.module.css';

export type ErrorPageProps = {
  retry: () => void;
};

/** Shown in place of a page that failed. The world's styles draw the picture, so it needs no further download. */
export function ErrorPage({ retry }: ErrorPageProps) {
  return (
    <main className={styles.page}>
      <BackLink />
      <div className={styles.words} role="alert">
        <h1>{site.words.errorTitle}</h1>
        <p className={styles.text}>{site.words.errorText}</p>
      </div>
      <button type="button" className={`${button.button} ${button.filled}`} onClick={retry}>
        {site.words.errorRetry}
      </button>
      <ErrorPicture />
    </main>
  );
}
