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

/** A card's photo, its film's poster with a play icon, or for a card without a picture the couple's initials. */
export function Still({ card, sizes, className = '' }: StillProps) {
  const photo = stillOf(card);
  // The key makes a new image for each card: otherwise, the last card's would remain until the next has loaded.
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
