import { useEffect, useLayoutEffect, useRef } from 'react';
import { Picture } from '../../components/picture';
import type { StoryCard, StoryContent } from '../../content/model';
import { coveringWidth, stillOf } from '../card-photo';
import type { DeckLayout } from '../deck/layout';
import { placeFlatCard } from './place-flat-card';
import { useFlatCaption } from './use-flat-caption';
import styles from './flat-card.module.css';

export type FlatCardProps = {
  card: StoryCard;
  words: StoryContent['words'];
  layout: DeckLayout;
  /** The film to show in place of the still while this card is on top. */
  film: HTMLVideoElement | null;
  setElement: (element: HTMLElement | null) => void;
};

/** A sheet of paper in DOM: photo or film, date and caption, stamps. */
export function FlatCard({ card, words, layout, film, setElement }: FlatCardProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const still = stillOf(card);

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
        <div ref={frame} className={styles.photo}>
          <Picture photo={still} alt="" sizes={`${Math.ceil(coveringWidth(still, layout.photo))}px`} loading="eager" />
          <span className={styles.like}>{words.likeStamp}</span>
          <span className={styles.superlike}>{words.superlikeStamp}</span>
        </div>
      )}
      <div className={styles.label}>
        <p className={styles.date}>{card.date}</p>
        <p className={styles.caption} style={{ fontSize: caption.size, lineHeight: `${caption.lineHeight}px` }}>
          {caption.lines.join(' ')}
        </p>
      </div>
    </div>
  );
}
