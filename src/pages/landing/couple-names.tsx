import type { Ref } from 'react';
import { site } from 'virtual:content/site';
import 'virtual:names.css';
import { Ampersand } from './ampersand';
import styles from './couple-names.module.css';

export type CoupleNamesProps = { ref: Ref<HTMLHeadingElement> };

/** The couple's names as the page's title, joined by an ornamental ampersand or by the couple's own word. */
export function CoupleNames({ ref }: CoupleNamesProps) {
  const { names } = site.couple;
  const [first, second] = site.couple.first;
  // `names` is the two names with the sign or word between them, `Ada & Bo`.
  const and = names.slice(first.length, -second.length).trim();
  return (
    <h1 ref={ref} className={styles.names}>
      <span className={styles.first}>
        {first} {and === '&' ? <Ampersand /> : <span className={styles.and}>{and}</span>}
      </span>{' '}
      {second}
    </h1>
  );
}
