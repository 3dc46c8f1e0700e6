import type { Ref } from 'react';
import { Ampersand } from './ampersand';
import styles from './couple-names.module.css';

export type CoupleNamesProps = { names: string; ref: Ref<HTMLHeadingElement> };

/** Letters that fit on a phone's one line at the boldest size. */
const ONE_LINE = 13;

/** The couple's names as the page's title, the ampersand between them an ornament. */
export function CoupleNames({ names, ref }: CoupleNamesProps) {
  const [first = '', second] = names.split(/\s*&\s*/);
  const longest = Math.max(...names.split(/[\s&]+/).map((name) => name.length));
  return (
    <h1
      ref={ref}
      className={styles.names}
      data-lines={names.length <= ONE_LINE ? 1 : 2}
      data-length={longest <= 6 ? 'short' : longest <= 9 ? 'medium' : 'long'}
    >
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
