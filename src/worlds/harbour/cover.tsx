import { useEffect } from 'react';
import { useLazyPart } from '../../use-lazy-part';
import type { CoverProps } from '../world';
import { Dories } from './scenery/dories';
import { Foreground } from './scenery/foreground';
import styles from './cover.module.css';
import { Headlands } from './scenery/headlands';
import { Lighthouse } from './scenery/lighthouse';
import { Ship } from './scenery/ship/ship';
import { Sky } from './scenery/sky';
import { DRAWINGS_ARE_CODE, paintStills, Still } from '../drawing/still';
import { Town } from './scenery/town';
import { Water } from './scenery/water';

const loadFireworks = () => import('./scenery/lights/lights').then((module) => module.Fireworks);
const loadBeam = () => import('./scenery/lights/lights').then((module) => module.Beam);

/**
 * The harbour at dusk, behind the cover and the menu. Each layer is a separate drawing that the style sheet places, so
 * that one set of drawings serves both the tall and the wide composition.
 */
export function Cover({ phase, read, complete }: CoverProps) {
  useEffect(paintStills, []);
  // Neither shows before Open is pressed.
  const fireworks = useLazyPart(loadFireworks, phase === 'cover' ? null : { complete });
  const beam = useLazyPart(loadBeam, phase === 'cover' ? null : {});
  return (
    <div className={styles.harbour} aria-hidden="true" data-phase={phase}>
      <div className={styles.scene}>
        <Still name="sky">{DRAWINGS_ARE_CODE && <Sky />}</Still>
        {fireworks}
        <Still name="shore">
          {DRAWINGS_ARE_CODE && (
            <>
              <Headlands />
              <Town />
              <Water />
              <Lighthouse />
            </>
          )}
        </Still>
        {beam}
        <Still name="dories">{DRAWINGS_ARE_CODE && <Dories />}</Still>
        <Ship read={read} isDressed={complete} />
        <Still name="foreground">{DRAWINGS_ARE_CODE && <Foreground />}</Still>
        <div className={styles.dim} />
      </div>
      <div className={styles.grain} />
    </div>
  );
}
