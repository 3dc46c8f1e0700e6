import type { SyntheticEvent } from 'react';
import { site } from 'virtual:content/site';
import styles from './landing.module.css';

/** Links to the site in its other languages, each named in that language. */
export function Languages() {
  if (site.languages.length === 0) return null;
  return (
    <div className={styles.languages}>
      {site.languages.map(({ code, name, path }) => {
        const href = import.meta.env.BASE_URL + path;
        // Set on a press, because the prerendered cover does not know the page's address.
        const addPage = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
          currentTarget.href = href + location.pathname.slice(import.meta.env.BASE_URL.length) + location.hash;
        };
        return (
          <a
            key={code}
            className={styles.language}
            href={href}
            lang={code}
            hrefLang={code}
            // Neither a middle click nor “Open in new tab” is a `click` event.
            onPointerDown={addPage}
            onClick={addPage}
          >
            {name}
          </a>
        );
      })}
    </div>
  );
}
