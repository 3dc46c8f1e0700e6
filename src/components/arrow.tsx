import styles from './arrow.module.css';

export type ArrowProps = {
  /** `out` leaves the site. */
  to: 'left' | 'right' | 'out';
};

/** An arrow about as high as lowercase letters. The text next to it, or the button's label, says the same. */
export function Arrow({ to }: ArrowProps) {
  return (
    <svg className={`${styles.arrow} ${styles[to]}`} viewBox="0 0 20 12" aria-hidden="true" focusable="false">
      <path d="M1 6h17M13 1l5 5-5 5" />
    </svg>
  );
}
