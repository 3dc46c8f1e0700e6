import { useEffect } from 'react';
import { usePart } from '../../use-part';
import type { CoverProps } from '../world';
import { DRAWS, paintStills, Still } from '../drawing/still';
import { Alp } from './alp';
import styles from './cover.module.css';
import { Larches } from './larches';
import { Ranges } from './ranges';
import { Sky } from './sky';
import { Valley } from './valley';

const bringFires = () => import('./lights').then((module) => module.Fires);
const bringFeast = () => import('./lights').then((module) => module.Feast);
const bringGarland = () => import('./lights').then((module) => module.Garland);

/**
 * High peaks in the alpenglow, behind the cover and the menu. Decoration. What is far away sinks a little when evening
 * comes, what is near less; each layer is a drawing of its own, so that one set makes the tall and the wide composition.
 */
export function Cover({ phase, read, complete }: CoverProps) {
  useEffect(paintStills, []);
  const fires = usePart(bringFires, phase === 'cover' ? null : { all: complete });
  const feast = usePart(bringFeast, phase !== 'cover' && complete ? {} : null);
  const garland = usePart(bringGarland, phase === 'cover' ? null : { read, complete });
  return (
    <div className={styles.mountains} aria-hidden="true" data-phase={phase}>
      <div className={styles.far}>
        <Still name="sky">{DRAWS && <Sky />}</Still>
        <Still name="ranges">{DRAWS && <Ranges />}</Still>
        {fires}
        <Still name="valley">{DRAWS && <Valley />}</Still>
        <div className={styles.deepening} />
        {feast}
        <div className={styles.dim} />
      </div>
      <div className={styles.near}>
        <Still name="alp">
          {DRAWS && (
            <>
              <Alp />
              <Larches />
            </>
          )}
        </Still>
        {garland}
      </div>
      <div className={styles.grain} />
    </div>
  );
}
