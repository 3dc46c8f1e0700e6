import type { StoryCard } from '../../../model/content';
import { Picture } from '../../../components/picture';
import { stillOf } from '../../card/card-photo';
import { monogram } from '../stage/monogram';
import styles from './still.module.css';

export type StillProps = {
  card: StoryCard;
  /** How wide it is shown, as in the `sizes` of an `img`. */
  sizes: string;
  className?: string | undefined;
};

/** The picture of a card as the show has it: a film as its first moment with a sign on it, a card of words as initials. */
export function Still({ card, sizes, className = '' }: StillProps) {
  const photo = stillOf(card);
  return (
    <div className={`${styles.still} ${className}`}>
      {photo ? <Picture key={card.id} photo={photo} sizes={sizes} loading="eager" /> : <p>{monogram()}</p>}
      {card.media.kind === 'video' && (
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M6.500 4v12L16 10z" />
        </svg>
      )}
    </div>
  );
}
