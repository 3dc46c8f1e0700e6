import type { Ref } from 'react';
import { site } from 'virtual:content/site';
import 'virtual:names.css';
import { Ampersand } from './ampersand';
import styles from './couple-names.module.css';

export type CoupleNamesProps = { ref: Ref<HTMLHeadingElement> };

/** The couple's names as the page's title, with an ornamental ampersand. */
export function CoupleNames({ ref }: CoupleNamesProps) {
  const {
    names,
    first: [first, second],
  } = site.couple;
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
