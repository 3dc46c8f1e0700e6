import type { Ref } from 'react';
import 'virtual:names.css';
import { Ampersand } from './ampersand';
import styles from './couple-names.module.css';

export type CoupleNamesProps = { names: string; ref: Ref<HTMLHeadingElement> };

/** The couple's names as the page's title, the ampersand between them an ornament. */
export function CoupleNames({ names, ref }: CoupleNamesProps) {
  const [first = '', second] = names.split(/\s*&\s*/);
  return (
    <h1 ref={ref} className={styles.names}>
      {second === undefined ? (
        first
      ) : (
        <>
          <span className={styles.first}>
            {first} <Ampersand />
          </span>{' '}
          {second}
        </>
      )}
    </h1>
  );
}
