import { site } from 'virtual:content/site';
import styles from './landing.module.css';

/** The ways to the site in its other languages, each in its own words; nothing where there is one only. */
export function Languages() {
  if (site.languages.length === 0) return null;
  return (
    <div className={styles.languages}>
      {site.languages.map(({ code, name, path }) => {
        const href = import.meta.env.BASE_URL + path;
        return (
          <a
            key={code}
            className={styles.language}
            href={href}
            lang={code}
            hrefLang={code}
            onClick={({ currentTarget }) => {
              // Whoever was sent a page gets it there, too: the cover, made at build, knows no address.
              currentTarget.href = href + location.pathname.slice(import.meta.env.BASE_URL.length);
            }}
          >
            {name}
          </a>
        );
      })}
    </div>
  );
}
