import { useEffect, useLayoutEffect, useRef, type CSSProperties } from 'react';
import type { Photo, PhotoSource, StoryCard, StoryContent } from '../../model/content';
import { stillOf } from '../card/card-photo';
import type { DeckLayout } from '../deck/layout';
import { retryPhoto, setCaption, setPhoto, setPlaceholder } from './dress-card';
import { createFlatSheet, type FlatSheet } from './flat-sheet';
import type { CaptionMeasure } from '../card/caption-measure';
import styles from './flat-card.module.css';

export type FlatCardProps = {
  card: StoryCard;
  words: StoryContent['words'];
  /** Null until the page is measured. */
  layout: DeckLayout | null;
  /** Null while prerendering. */
  measure: CaptionMeasure | null;
  /** Whether the photo needs a placeholder; false below the second card, where only edges show. */
  isNear: boolean;
  /** Whether to load the card's photo yet. */
  isPhotoWanted: boolean;
  /** Called when the photo has loaded or failed; undefined for all cards but the top one. */
  onPhotoSettled: (() => void) | undefined;
  /** The film to show over the still; null unless this card is on top and its film has a frame. */
  film: HTMLVideoElement | null;
  /** Registers the card's sheet, or removes it: null on unmount. */
  setSheet: (card: number, sheet: FlatSheet | null) => void;
};

/** A card in DOM: photo or film, date and caption, stamps. */
export function FlatCard({ card, words, measure, setSheet, ...stillProps }: FlatCardProps) {
  const { layout } = stillProps;
  const sheet = useRef<HTMLDivElement>(null);
  const caption = useRef<HTMLParagraphElement>(null);
  const still = stillOf(card);

  useLayoutEffect(() => {
    if (!sheet.current) return;
    setSheet(card.id, createFlatSheet(sheet.current));
    return () => setSheet(card.id, null);
  }, [card, setSheet]);
  useLayoutEffect(() => {
    if (caption.current && layout && measure) setCaption(caption.current, card.caption, !still, layout, measure);
  }, [card, still, layout, measure]);

  return (
    <div ref={sheet} className={still ? styles.card : styles.words} data-card={card.id}>
      {still && <Still photo={still} {...stillProps} />}
      <div className={styles.label}>
        <p className={styles.date}>{card.date}</p>
        {/* `before-paint.ts` may have broken the caption into lines. */}
        <p ref={caption} className={styles.caption} suppressHydrationWarning>
          {card.caption}
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

type StillProps = { photo: Photo } & Omit<FlatCardProps, 'card' | 'words' | 'measure' | 'setSheet'>;

/** A card's photo, over the placeholder and under the film. */
function Still({ photo, layout, isNear, isPhotoWanted, onPhotoSettled, film }: StillProps) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLPictureElement>(null);
  useLayoutEffect(() => {
    const { current: element } = frame;
    if (!element || !isNear) return;
    setPlaceholder(element, photo);
    return () => void (element.style.backgroundImage = '');
  }, [photo, isNear]);
  useLayoutEffect(() => {
    if (picture.current && layout && isPhotoWanted) setPhoto(picture.current, photo, layout);
  }, [photo, layout, isPhotoWanted]);
  useEffect(() => {
    const image = picture.current?.querySelector('img');
    if (!image || !layout || !isPhotoWanted || !onPhotoSettled) return;
    void retryPhoto(image);
    // A prerendered photo may have loaded before this script did.
    if (image.complete && image.naturalWidth > 0) onPhotoSettled();
  }, [layout, isPhotoWanted, onPhotoSettled]);
  useEffect(() => {
    if (!film) return;
    frame.current?.append(film);
    return () => film.remove();
  }, [film]);
  return (
    <div
      ref={frame}
      className={styles.photo}
      style={
        {
          backgroundColor: photo.color,
          backgroundImage: import.meta.env.SSR && isNear ? thumbhashMark(photo) : undefined,
          '--focus-point': positionOf(photo),
        } as CSSProperties
      }
    >
      <picture ref={picture}>
        <source type="image/avif" srcSet={isPhotoWanted ? srcSetOf(photo.avif) : undefined} />
        <img
          srcSet={isPhotoWanted ? srcSetOf(photo.webp) : undefined}
          width={photo.width}
          height={photo.height}
          alt=""
          decoding="async"
          fetchPriority={onPhotoSettled && 'high'}
          onLoad={onPhotoSettled}
          onError={onPhotoSettled}
        />
      </picture>
    </div>
  );
}

/** A mark that the build replaces with the placeholder: see `build/emit/prerender/fill-thumbhashes.ts`. */
const thumbhashMark = ({ thumbhash }: Photo) => `url(thumbhash:${thumbhash})`;

/** While prerendering, a `srcset` with all files, from which `before-paint.ts` chooses; undefined in the browser. */
function srcSetOf(sources: PhotoSource[]): string | undefined {
  return import.meta.env.SSR ? sources.map(({ url, width }) => `${url} ${width}w`).join(', ') : undefined;
}

/** A photo's focus as a CSS position; undefined for the centre. */
function positionOf({ focus }: Photo): string | undefined {
  return focus && `${focus.x * 100}% ${focus.y * 100}%`;
}
