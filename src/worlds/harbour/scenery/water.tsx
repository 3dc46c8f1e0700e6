import styles from './water.module.css';
import { ripples } from '../../drawing/ripple';

/** The harbour's water: shade and sheen on its ripples, and the sun's reflection as a road of embers and gold. */
export function Water() {
  return (
    <>
      <div className={styles.sea} />
      <div className={styles.night} />
      <svg className={styles.ripples} viewBox="0 0 1600 620" preserveAspectRatio="xMidYMin slice">
        <path
          fill="#241f57"
          opacity=".3"
          d={ripples({ seed: 2, count: 90, depth: 600, spread: 900, widening: 0, size: 26, growth: 0.5, axis: 800 })}
        />
        <path
          fill="#ffb7a0"
          opacity=".22"
          d={ripples({ seed: 5, count: 80, depth: 560, spread: 900, widening: 0, size: 22, growth: 0.4, axis: 800 })}
        />
      </svg>
      <svg className={styles.road} viewBox="-400 0 800 620" preserveAspectRatio="xMidYMin meet">
        <path
          fill="#ff9f7d"
          opacity=".55"
          d={ripples({ seed: 31, count: 90, depth: 600, spread: 90, widening: 0.34, size: 26, growth: 0.2, axis: 0 })}
        />
        <path
          fill="#ffe2ac"
          opacity=".9"
          d={ripples({ seed: 37, count: 110, depth: 560, spread: 44, widening: 0.2, size: 22, growth: 0.16, axis: 0 })}
        />
      </svg>
    </>
  );
}
