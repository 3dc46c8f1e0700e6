import { site } from 'virtual:content/site';
import styles from './landing.module.css';

/**
 * Links to the site in its other languages, each labelled in its own language. A press adds the current page to the
 * link's address: see `linkToSamePage` in `build/emit/other-languages.ts`.
 */
export function Languages() {
  if (site.languages.length === 0) return null;
  return (
    <div className={styles.languages}>
      {site.languages.map(({ code, name, path }) => (
        <a key={code} className={styles.language} href={import.meta.env.BASE_URL + path} lang={code} hrefLang={code}>
          {name}
        </a>
      ))}
    </div>
  );
}
