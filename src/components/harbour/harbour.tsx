import { useEffect } from 'react';
import { usePart } from '../../use-part';
import type { FlagLetter } from '../signal-flags';
import { Dories } from './dories';
import { Foreground } from './foreground';
import styles from './harbour.module.css';
import { Headlands } from './headlands';
import { Lighthouse } from './lighthouse';
import { Ship } from './ship';
import { Sky } from './sky';
import { DRAWS, paintStills, Still } from './still';
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

const bringFireworks = () => import('./lights').then((module) => module.Fireworks);
const bringBeam = () => import('./lights').then((module) => module.Beam);

/**
 * The harbour at dusk, behind the cover and the menu. Decoration. Each layer is a drawing of its own that the style
 * sheet places, so that one set of drawings makes the tall and the wide composition.
 */
export function Harbour({ phase, letters, dressed }: HarbourProps) {
  useEffect(paintStills, []);
  const fireworks = usePart(bringFireworks, phase === 'cover' ? null : { all: dressed });
  const beam = usePart(bringBeam, phase === 'cover' ? null : {});
  return (
    <div className={styles.harbour} aria-hidden="true" data-phase={phase}>
      <div className={styles.scene}>
        <Still name="sky">{DRAWS && <Sky />}</Still>
        {fireworks}
        <Still name="shore">
          {DRAWS && (
            <>
              <Headlands />
              <Town />
              <Water />
              <Lighthouse />
            </>
          )}
        </Still>
        {beam}
        <Still name="dories">{DRAWS && <Dories />}</Still>
        <Ship letters={letters} dressed={dressed} />
        <Still name="foreground">{DRAWS && <Foreground />}</Still>
        <div className={styles.dim} />
      </div>
      <div className={styles.grain} />
    </div>
  );
}
