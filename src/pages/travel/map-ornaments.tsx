import styles from './map-ornaments.module.css';
import { project, type Crop, type Point } from './projection';

export type OrnamentProps = {
  at: Point;
  /** The size of the map's small words, which the ornaments keep to. */
  size: number;
};

/** A compass rose; its long point shows north. */
export function Compass({ at, size }: OrnamentProps) {
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${size / 16})`}>
      <circle className={styles.ring} r="30" />
      <path className={styles.quiet} d="M0 0 21-21 7 0 21 21 0 7-21 21-7 0-21-21 0-7z" />
      <path className={styles.rose} d="M0-52 7-7 38 0 7 7 0 38-7 7-38 0-7-7z" />
      <path className={styles.north} d="M0-52V0L-7-7z" />
    </g>
  );
}

/** The net of a chart: a line every tenth of a degree. */
export function Graticule({ crop }: { crop: Crop }) {
  const [west, north] = crop.corner;
  const lines: string[] = [];
  for (let tenth = 0; tenth < 20; tenth++) {
    const { x, y } = project([Math.ceil(west * 10 + tenth) / 10, Math.floor(north * 10 - tenth) / 10], crop);
    lines.push(`M${x} 0V${crop.height}M0 ${y}H${crop.width}`);
  }
  return <path className={styles.net} d={lines.join('')} />;
}
