import controls from '../../ui/controls.module.css';
import type { Contrast } from './contrast';
import styles from './contrast-note.module.css';

/** Shows a contrast ratio, and in words whether the ratio is enough. */
export function ContrastNote({ contrast }: { contrast: Contrast }) {
  return (
    <p className={contrast.isEnough ? controls.hint : styles.notEnough}>
      <strong>{contrast.shown}</strong> {contrast.judgement}
    </p>
  );
}
