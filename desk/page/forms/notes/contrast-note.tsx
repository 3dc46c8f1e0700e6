import controls from '../../ui/controls.module.css';
import type { Contrast } from './contrast';
import styles from './contrast-note.module.css';

/** How easy to see something on a colour is, as a ratio and in words. */
export function ContrastNote({ contrast }: { contrast: Contrast }) {
  return (
    <p className={contrast.isEnough ? controls.hint : styles.faint}>
      <strong>{contrast.shown}</strong> {contrast.judgement}
    </p>
  );
}
