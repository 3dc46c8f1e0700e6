import styles from './couple-names.module.css';

export type CoupleNamesProps = { names: string };

/** Letters up to which the names fit on one line, then on two, at the boldest size. */
const SHORT = 12;
const MEDIUM = 18;

/** The couple's names as the page's title, the ampersand between them an ornament. */
export function CoupleNames({ names }: CoupleNamesProps) {
  const [first = '', second] = names.split(/\s*&\s*/);
  const longest = second === undefined ? names.length : Math.max(names.length / 1.6, first.length, second.length);
  const size = names.length <= SHORT ? 'short' : longest <= MEDIUM ? 'medium' : 'long';
  return (
    <h1 className={styles.names} data-size={size}>
      {first}
      {second !== undefined && (
        <>
          {' '}
          <em className={styles.and}>&amp;</em> {second}
        </>
      )}
    </h1>
  );
}
