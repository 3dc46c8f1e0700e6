import type { StoryCard } from '../../../model/content';
import { Picture } from '../../../components/picture';
import { stillOf } from '../../card/card-photo';
import { monogram } from '../stage/monogram';
import styles from './still.module.css';

export type StillProps = {
  card: StoryCard;
  /** The `sizes` of the `img`. */
  sizes: string;
  className?: string | undefined;
};

/** A card's picture as in the show: a film's poster with a play icon, or the initials for a card without a picture. */
export function Still({ card, sizes, className = '' }: StillProps) {
  const photo = stillOf(card);
  return (
    <div className={`${styles.still} ${className}`}>
      {photo ? <Picture key={card.id} photo={photo} sizes={sizes} loading="eager" /> : <p>{monogram()}</p>}
      {card.media.kind === 'video' && (
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M6.5 4v12L16 10z" />
        </svg>
      )}
    </div>
  );
}
