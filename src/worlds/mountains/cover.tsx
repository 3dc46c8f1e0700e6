import { useEffect } from 'react';
import { useLazyPart } from '../../use-lazy-part';
import type { CoverProps } from '../world';
import { DRAWINGS_ARE_CODE, paintStills, Still } from '../drawing/still';
import styles from './cover.module.css';
import { Alp } from './scenery/alp';
import { Larches } from './scenery/larches';
import { Ranges } from './scenery/ranges';
import { Sky } from './scenery/sky';
import { Valley } from './scenery/valley';

const loadFires = () => import('./scenery/lights/lights').then((module) => module.Fires);
const loadCelebration = () => import('./scenery/lights/lights').then((module) => module.Celebration);
const loadGarland = () => import('./scenery/lights/lights').then((module) => module.Garland);

/** High peaks in the alpenglow, behind cover and menu. The style sheet places the layers in tall and wide windows. */
export function Cover({ phase, read, complete }: CoverProps) {
  useEffect(paintStills, []);
  const isOpened = phase !== 'cover';
  const fires = useLazyPart(loadFires, isOpened ? { complete } : null);
  const celebration = useLazyPart(loadCelebration, isOpened && complete ? {} : null);
  const garland = useLazyPart(loadGarland, isOpened ? { read, complete } : null);
  return (
    <div className={styles.mountains} aria-hidden="true" data-phase={phase}>
      <div className={styles.far}>
        <Still name="sky">{DRAWINGS_ARE_CODE && <Sky />}</Still>
        <Still name="ranges">{DRAWINGS_ARE_CODE && <Ranges />}</Still>
        {fires}
        <Still name="valley">{DRAWINGS_ARE_CODE && <Valley />}</Still>
        <div className={styles.deepening} />
        {celebration}
        <div className={styles.dim} />
      </div>
      <div className={styles.near}>
        <Still name="alp">
          {DRAWINGS_ARE_CODE && <Alp />}
          {DRAWINGS_ARE_CODE && <Larches />}
        </Still>
        {garland}
      </div>
      <div className={styles.grain} />
    </div>
  );
}
