import { useEffect } from 'react';
import { usePart } from '../../use-part';
import type { CoverProps } from '../world';
import { Dories } from './dories';
import { Foreground } from './foreground';
import styles from './cover.module.css';
import { Headlands } from './headlands';
import { Lighthouse } from './lighthouse';
import { Ship } from './ship';
import { Sky } from './sky';
import { DRAWS, paintStills, Still } from '../drawing/still';
import { Town } from './town';
import { Water } from './water';

const bringFireworks = () => import('./lights').then((module) => module.Fireworks);
const bringBeam = () => import('./lights').then((module) => module.Beam);

/**
 * The harbour at dusk, behind the cover and the menu. Decoration. Each layer is a drawing of its own that the style
 * sheet places, so that one set of drawings makes the tall and the wide composition.
 */
export function Cover({ phase, read, complete }: CoverProps) {
  useEffect(paintStills, []);
  const fireworks = usePart(bringFireworks, phase === 'cover' ? null : { all: complete });
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
        <Ship read={read} dressed={complete} />
        <Still name="foreground">{DRAWS && <Foreground />}</Still>
        <div className={styles.dim} />
      </div>
      <div className={styles.grain} />
    </div>
  );
}
