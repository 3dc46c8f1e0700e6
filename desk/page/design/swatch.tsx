import { textOf, type Entry } from '../../model/values';
import { Sign } from '../ui/icons';
import styles from './swatch.module.css';

/** Letters and dots in these colours. Null shows a pencil: for the couple’s own mix, unless it is chosen. */
export function Swatch({ colours }: { colours: Entry | null }) {
  if (colours === null)
    return (
      <span className={styles.swatch}>
        <Sign name="pencil" />
      </span>
    );
  const [paper, ink, accent] = [colours.paper, colours.ink, colours.accent].map(textOf);
  return (
    <span className={styles.swatch} style={{ background: paper, color: ink }} aria-hidden="true">
      Aa
      <span style={{ background: accent }} />
      <span style={{ background: ink }} />
    </span>
  );
}
