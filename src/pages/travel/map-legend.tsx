import type { TravelMap } from '../../model/content';
import styles from './map-legend.module.css';
import lines from './route-lines.module.css';

export type MapLegendProps = { legend: TravelMap['legend'] };

/** Explains the lines of the map. */
export function MapLegend({ legend }: MapLegendProps) {
  return (
    <figcaption>
      <ul role="list" className={styles.legend}>
        {legend.map(({ style, text }) => (
          <li key={text} className={styles.entry}>
            <svg className={`${styles.sample} ${lines.line} ${lines[style]}`} viewBox="0 0 36 8" aria-hidden="true">
              <path d="M4 4h28" />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </figcaption>
  );
}
