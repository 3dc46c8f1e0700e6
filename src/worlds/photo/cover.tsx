import { cover } from 'virtual:content/cover';
import type { PhotoSource } from '../../model/content';
import { useLazyPart } from '../../use-lazy-part';
import type { CoverProps } from '../world';
import { coverSizes } from './cover-sizes';
import styles from './cover.module.css';
import { Lamps } from './scenery/lamps';

const loadCelebration = () => import('./scenery/celebration').then((module) => module.Celebration);

/**
 * The couple's own picture, behind the cover and the menu. `build/draw/cover/measure-veils.ts` decides how strong the
 * veils over it are.
 */
export function Cover({ phase, read, complete }: CoverProps) {
  const celebration = useLazyPart(loadCelebration, phase !== 'cover' && complete ? {} : null);
  // The last crop's smallest file, for browsers that choose no source.
  const fallback = cover.cuts.at(-1)?.webp[0];
  return (
    <div className={styles.scene} aria-hidden="true" data-phase={phase}>
      <picture>
        {cover.cuts.flatMap(({ media, width, height, avif, webp }) =>
          [
            { type: 'image/avif', sources: avif },
            { type: 'image/webp', sources: webp },
          ].map(({ type, sources }) => (
            <source
              key={`${media} ${type}`}
              media={media}
              type={type}
              srcSet={srcSet(sources)}
              sizes={coverSizes(width, height)}
            />
          )),
        )}
        <img className={styles.picture} src={fallback?.url} alt="" fetchPriority="high" decoding="async" />
      </picture>
      <div className={styles.dusk} />
      <div className={styles.homeVeil} />
      {celebration}
      <Lamps read={read} />
    </div>
  );
}

function srcSet(sources: PhotoSource[]): string {
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
