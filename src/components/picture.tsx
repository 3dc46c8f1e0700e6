import { useEffect, useRef, useState } from 'react';
import type { Photo, PhotoSource } from '../model/content';
import styles from './picture.module.css';

export type PictureProps = {
  photo: Photo;
  /** As the `sizes` of an `img`. */
  sizes: string;
  className?: string | undefined;
  /** Empty if the text next to it already describes it. */
  alt?: string;
  /** `eager` for pictures in the first view. */
  loading?: 'lazy' | 'eager';
};

/** A photo in the best format and size for this screen. Its main colour shows until the photo loads, or if it fails. */
export function Picture({ photo, sizes, className, alt = photo.alt, loading = 'lazy' }: PictureProps) {
  const [hasFailed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // A prerendered picture may have failed before this script loaded.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);
  return (
    <span className={`${styles.frame} ${className ?? ''}`} style={{ backgroundColor: photo.color }}>
      {hasFailed ? (
        <Missing photo={photo} alt={alt} />
      ) : (
        <picture>
          {photo.avif.length > 0 && <source type="image/avif" srcSet={srcSet(photo.avif)} sizes={sizes} />}
          <img
            ref={image}
            className={styles.image}
            src={photo.webp.at(-1)?.url}
            srcSet={srcSet(photo.webp)}
            sizes={sizes}
            width={photo.width}
            height={photo.height}
            alt={alt}
            loading={loading}
            decoding="async"
            fetchPriority={loading === 'eager' ? 'high' : undefined}
            onError={() => setFailed(true)}
          />
        </picture>
      )}
    </span>
  );
}

/** Takes up the photo's space and shows its description. */
function Missing({ photo, alt }: { photo: Photo; alt: string }) {
  return (
    <span className={styles.missing}>
      <svg className={styles.image} viewBox={`0 0 ${photo.width} ${photo.height}`} aria-hidden="true" />
      {alt && <span className={styles.words}>{alt}</span>}
    </span>
  );
}

function srcSet(sources: PhotoSource[]): string {
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
