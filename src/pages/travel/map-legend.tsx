import type { TravelContent } from '../../content/model';
import styles from './map-legend.module.css';

export type MapLegendProps = { words: TravelContent['map']['legend'] };

const LINES = ['train', 'car', 'airport'] as const;

/** What the lines of the map mean. */
export function MapLegend({ words }: MapLegendProps) {
  return (
    <figcaption>
      <ul role="list" className={styles.legend}>
        {LINES.map((line) => (
          <li key={line} className={styles.entry}>
            <svg className={`${styles.line} ${styles[line]}`} viewBox="0 0 36 8" aria-hidden="true">
              <path d="M4 4h28" />
            </svg>
            {words[line]}
          </li>
        ))}
      </ul>
    </figcaption>
  );
}
