import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** The white margin that scanners need, in modules. */
const QUIET_ZONE = 4;

/** A link as a QR code. */
export function QrCode({ link, name }: { link: string; name: string }) {
  const { data, size } = encode(link, { ecc: 'M', boostEcc: true, border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={name}
    >
      <path d={squares.join('')} />
    </svg>
  );
}
