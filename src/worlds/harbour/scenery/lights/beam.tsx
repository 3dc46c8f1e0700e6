import styles from '../shore.module.css';

/** The lighthouse's beam. It points left, with the lamp at its right end. */
export function Beam() {
  return (
    <svg className={styles.beam} viewBox="0 0 1000 300" preserveAspectRatio="none">
      <defs>
        <linearGradient id="h-beam" x1="1" x2="0">
          <stop stopColor="#fff0c0" stopOpacity=".8" />
          <stop offset=".5" stopColor="#fff0c0" stopOpacity=".2" />
          <stop offset="1" stopColor="#fff0c0" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path fill="url(#h-beam)" d="M1000 147v6L0 300V0z" />
    </svg>
  );
}
