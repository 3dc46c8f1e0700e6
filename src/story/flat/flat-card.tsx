import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import { Picture } from '../../components/picture';
import type { StoryCard, StoryContent } from '../../content/model';
import type { Photo } from '../../content/model';
import { photoDpr, sourceFor, stillOf } from '../card-photo';
import type { DeckLayout } from '../deck/layout';
import { placeFlatCard } from './place-flat-card';
import { useFlatCaption } from './use-flat-caption';
import styles from './flat-card.module.css';

export type FlatCardProps = {
  card: StoryCard;
  words: StoryContent['words'];
  layout: DeckLayout;
  /** Whether its photo may be fetched yet. */
  photo: boolean;
  /** Called when its photo is there, or has failed. */
  onPhoto: (() => void) | undefined;
  /** The film to show in place of the still while this card is on top. */
  film: HTMLVideoElement | null;
  setElement: (element: HTMLElement | null) => void;
};

/** A sheet of paper in DOM: photo or film, date and caption, stamps. */
export function FlatCard({ card, words, layout, photo, onPhoto, film, setElement }: FlatCardProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const still = stillOf(card);
  const placeholder = useMemo(() => still && `url(${placeholderOf(still)})`, [still]) ?? undefined;

  useLayoutEffect(() => {
    if (sheet.current) placeFlatCard(sheet.current, layout);
  }, [layout]);
  const caption = useFlatCaption(card, layout);

  useEffect(() => {
    if (!film) return;
    frame.current?.append(film);
    return () => film.remove();
  }, [film]);

  return (
    <div
      ref={(element) => {
        sheet.current = element;
        setElement(element);
      }}
      className={still ? styles.card : styles.words}
      data-card={card.id}
    >
      {still && (
        <div ref={frame} className={styles.photo} style={{ backgroundImage: placeholder }}>
          <Picture
            photo={photo ? inOneSize(still, layout) : withoutFiles(still)}
            alt=""
            sizes="1px"
            loading="eager"
            onSettled={onPhoto}
          />
          <span className={styles.like}>{words.likeStamp}</span>
          <span className={styles.superlike}>{words.superlikeStamp}</span>
        </div>
      )}
      <div className={styles.label}>
        <p className={styles.date}>{card.date}</p>
        <p className={styles.caption} style={{ fontSize: caption.size, lineHeight: `${caption.lineHeight}px` }}>
          {caption.lines.join('\n')}
        </p>
      </div>
    </div>
  );
}

/** A photo in the very files that the scene would take, so that none is fetched twice. */
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

/** A few blurred pixels of the photo, there at once because they came with the words. */
function placeholderOf({ thumbhash }: Photo): string {
  return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0)));
}
