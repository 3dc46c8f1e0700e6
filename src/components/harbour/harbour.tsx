import type { FlagLetter } from '../signal-flags';
import styles from './harbour.module.css';

export type HarbourPhase = 'cover' | 'opening' | 'home';
export type HarbourProps = {
  /** `opening` plays the evening's fall once; `home` is where it ends. */
  phase: HarbourPhase;
  /** The flags that the ship flies. */
  letters: FlagLetter[];
  /** Dressed overall, with all the fireworks. */
  dressed: boolean;
};

/** The harbour at dusk, behind the cover and the menu. Decoration. */
export function Harbour({ phase, letters, dressed }: HarbourProps) {
  return (
    <div
      className={styles.harbour}
      aria-hidden="true"
      data-phase={phase}
      data-flags={letters.join('')}
      data-dressed={dressed}
    />
  );
}
