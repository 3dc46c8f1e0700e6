import { FlagCloth, rollColor } from './flag-cloth';
import type { FlagLetter } from './signal-flags';
import styles from './signal-flag.module.css';

export type SignalFlagProps = {
  letter: FlagLetter;
  /** Rolled up and lashed to its halyard, as before it is hoisted. */
  furled?: boolean;
  /** Plays the hoist once: up the halyard as a roll, then open. */
  hoisting?: boolean;
  className?: string | undefined;
};

/** A signal flag on a piece of halyard. Decoration: what it means is said in words beside it. */
export function SignalFlag({ letter, furled = false, hoisting = false, className }: SignalFlagProps) {
  return (
    <svg
      className={`${styles.flag} ${className ?? ''}`}
      viewBox="0 0 40 40"
      aria-hidden="true"
      data-flag={letter}
      data-furled={furled}
      data-hoisting={hoisting}
    >
      <path className={styles.halyard} d="M5 0v40" />
      {furled ? (
        <g>
          <path
            className={styles.bundle}
            d="M6 4c4 0 7 4 7 10s-1 10-.5 15c.3 3 2 5 1.500 7-3 .5-6-.5-8-1-3-4-3-9-2.500-15S3 6 6 4z"
          />
          <path className={styles.twist} stroke={rollColor(letter)} d="M9.500 6c2.500 6 .5 13 1 23" />
          <path className={styles.lashing} d="M3.800 13q4.500 2 9 0M3.800 25.500q4.500 2 8.800 0" />
        </g>
      ) : (
        <g className={styles.cloth}>
          <g transform="translate(5 5)">
            <FlagCloth letter={letter} />
          </g>
        </g>
      )}
    </svg>
  );
}
