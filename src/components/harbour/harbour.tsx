import type { FlagLetter } from '../signal-flags';
import { Dories } from './dories';
import { Fireworks } from './fireworks';
import { Foreground } from './foreground';
import styles from './harbour.module.css';
import { Headlands } from './headlands';
import { Lighthouse } from './lighthouse';
import { Ship } from './ship';
import { Sky } from './sky';
import { Town } from './town';
import { Water } from './water';

export type HarbourPhase = 'cover' | 'opening' | 'home';
export type HarbourProps = {
  /** `opening` plays the evening's fall once; `home` is where it ends. */
  phase: HarbourPhase;
  /** The flags that the ship flies. */
  letters: FlagLetter[];
  /** Dressed overall, with all the fireworks. */
  dressed: boolean;
};

/**
 * The harbour at dusk, behind the cover and the menu. Decoration. Each layer is a drawing of its own that the style
 * sheet places, so that one set of drawings makes the tall and the wide composition.
 */
export function Harbour({ phase, letters, dressed }: HarbourProps) {
  return (
    <div className={styles.harbour} aria-hidden="true" data-phase={phase}>
      <div className={styles.scene}>
        <Sky />
        {phase !== 'cover' && <Fireworks all={dressed} />}
        <Headlands />
        <Town />
        <Water />
        <Lighthouse />
        {phase !== 'cover' && <Beam />}
        <Dories />
        <Ship letters={letters} dressed={dressed} />
        <Foreground />
        <div className={styles.dim} />
      </div>
      <div className={styles.grain} />
    </div>
  );
}

/** The light's beam, pointing left from the lamp at its right end. */
function Beam() {
  return (
    <svg className={styles.beam} viewBox="0 0 1000 300" preserveAspectRatio="none">
      <defs>
        <linearGradient id="h-beam" x1="1" x2="0">
          <stop stopColor="#fff0c0" stopOpacity=".8" />
          <stop offset=".5" stopColor="#fff0c0" stopOpacity=".2" />
          <stop offset="1" stopColor="#fff0c0" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path fill="url(#h-beam)" d="M1000 147v6L0 300V0z" />
    </svg>
  );
}
