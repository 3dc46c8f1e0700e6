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
        <g className={styles.roll}>
          <path
            className={styles.bundle}
            d="M5 5c3 1 4.600 7 4 15 .6 8-1 14-4 15-2.500-1-3.600-7-3-15C1.400 12 2.500 6 5 5z"
          />
          <path className={styles.twist} stroke={rollColor(letter)} d="M3 14l5.500-5M2.500 24l6-6M3.500 32l5-5" />
          <path className={styles.lashing} d="M2 12.500h6.500M1.500 20h8M2 27.500h6.500" />
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
