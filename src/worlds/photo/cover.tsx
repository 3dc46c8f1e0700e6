import { cover } from 'virtual:content/cover';
import type { PhotoSource } from '../../content/model';
import { usePart } from '../../use-part';
import type { CoverProps } from '../world';
import { coverSizes } from './cover-sizes';
import styles from './cover.module.css';
import { Lamps } from './lamps';

const bringFeast = () => import('./feast').then((module) => module.Feast);

/**
 * The couple's own picture, behind the cover and the menu. How strong the veils over it are was measured of the picture at
 * build: see `vite/cover/`.
 */
export function Cover({ phase, read, complete }: CoverProps) {
  const feast = usePart(bringFeast, phase !== 'cover' && complete ? {} : null);
  const largest = cover.cuts.at(-1);
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
        <img className={styles.picture} src={largest?.webp[0]?.url} alt="" fetchPriority="high" decoding="async" />
      </picture>
      <div className={styles.titleVeil} />
      <div className={styles.openVeil} />
      <div className={styles.dusk} />
      <div className={styles.homeVeil} />
      {feast}
      <Lamps read={read} complete={complete} />
    </div>
  );
}

function srcSet(sources: PhotoSource[]): string {
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
