import { useEffect, useLayoutEffect, useMemo, useRef, type CSSProperties } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import { Picture } from '../../components/picture';
import type { Photo, StoryCard, StoryContent } from '../../model/content';
import { bytesOf, photoDpr, sourceFor, stillOf } from '../card/card-photo';
import type { DeckLayout } from '../deck/layout';
import { fitCaption } from '../card/fit-caption';
import { captionRoomOf, wordsInsetOf, wordsRectOf } from '../look';
import { createFlatSheet, type FlatSheet } from './flat-sheet';
import type { CaptionMeasure } from './use-caption-measure';
import styles from './flat-card.module.css';

export type FlatCardProps = {
  card: StoryCard;
  words: StoryContent['words'];
  layout: DeckLayout;
  measure: CaptionMeasure;
  /** Whether to load its photo yet. */
  photo: boolean;
  /** Called when its photo has loaded or failed. */
  onPhoto: (() => void) | undefined;
  /** The film to show in place of the still, while this card is on top. */
  film: HTMLVideoElement | null;
  /** Registers the card's sheet; null on unmount. */
  setSheet: (card: number, sheet: FlatSheet | null) => void;
};

/** A card in DOM: photo or film, date and caption, stamps. */
export function FlatCard({ card, words, layout, measure, photo, onPhoto, film, setSheet }: FlatCardProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const still = stillOf(card);
  const placeholder = useMemo(() => still && `url(${placeholderOf(still)})`, [still]) ?? undefined;

  useLayoutEffect(() => {
    if (!sheet.current) return;
    setSheet(card.id, createFlatSheet(sheet.current));
    return () => setSheet(card.id, null);
  }, [card, setSheet]);
  const caption = useMemo(() => {
    const { width } = still ? layout.label : wordsRectOf(layout);
    return fitCaption(
      card.caption,
      width - 2 * wordsInsetOf(layout, !still),
      layout,
      measure,
      still ? 0 : captionRoomOf(layout),
    );
  }, [card, still, layout, measure]);

  useEffect(() => {
    if (!film) return;
    frame.current?.append(film);
    return () => film.remove();
  }, [film]);

  return (
    <div ref={sheet} className={still ? styles.card : styles.words} data-card={card.id}>
      {still && (
        <div
          ref={frame}
          className={styles.photo}
          style={{ backgroundImage: placeholder, '--focus-point': positionOf(still) } as CSSProperties}
        >
          <Picture
            photo={photo ? inOneSize(still, layout) : withoutFiles(still)}
            alt=""
            sizes="1px"
            loading="eager"
            onSettled={onPhoto}
          />
        </div>
      )}
      <div className={styles.label}>
        <p className={styles.date}>{card.date}</p>
        <p className={styles.caption} style={{ fontSize: caption.size, lineHeight: `${caption.lineHeight}px` }}>
          {caption.lines.join('\n')}
        </p>
      </div>
      <div className={styles.shade} data-part="shade" hidden />
      <span className={styles.like} data-part="like" hidden>
        {words.likeStamp}
      </span>
      <span className={styles.superlike} data-part="superlike" hidden>
        {words.superlikeStamp}
      </span>
    </div>
  );
}

/** A photo with only the files that the scene would use, so that none is fetched twice. */
function inOneSize(photo: Photo, layout: DeckLayout): Photo {
  const only = (format: 'avif' | 'webp') => {
    const source = sourceFor(photo, format, layout.photo, photoDpr(layout.photo));
    return source ? [source] : [];
  };
  return { ...photo, color: 'transparent', avif: only('avif'), webp: only('webp') };
}

function withoutFiles(photo: Photo): Photo {
  return { ...photo, color: 'transparent', avif: [], webp: [] };
}

/** A photo's focus as a CSS position. */
function positionOf({ focus }: Photo): string | undefined {
  return focus && `${focus.x * 100}% ${focus.y * 100}%`;
}

/** The photo's blurred placeholder, which needs no request. */
function placeholderOf({ thumbhash }: Photo): string {
  return thumbHashToDataURL(bytesOf(thumbhash));
}
