import { encode } from 'uqr';
import { darkSquares, QR_OPTIONS } from '../../../src/model/qr-code';
import styles from './qr-code.module.css';

/** A link as a QR code. */
export function QrCode({ link, name }: { link: string; name: string }) {
  const { data, size } = encode(link, QR_OPTIONS);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={name}
    >
      <path d={darkSquares(data)} />
    </svg>
  );
}
