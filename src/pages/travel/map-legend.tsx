import type { TravelMap } from '../../content/model';
import styles from './map-legend.module.css';

export type MapLegendProps = { legend: TravelMap['legend'] };

/** What the lines of the map mean. */
export function MapLegend({ legend }: MapLegendProps) {
  return (
    <figcaption>
      <ul role="list" className={styles.legend}>
        {legend.map(({ style, text }) => (
          <li key={text} className={styles.entry}>
            <svg className={`${styles.line} ${styles[style]}`} viewBox="0 0 36 8" aria-hidden="true">
              <path d="M4 4h28" />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </figcaption>
  );
}
