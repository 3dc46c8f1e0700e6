import type { CSSProperties } from 'react';
import { useDesk } from '../state/desk-store';
import { thumbnailOf } from '../state/clients/media-client';
import { gradientOf, type Background } from '../../../src/model/colours/backgrounds';
import { mediaOf, type Card } from '../../model/cards';
import styles from './card-print.module.css';

type CardPrintProps = {
  card: Card;
  /** The background behind the card on the page. */
  background: Background;
  /** The card’s caption, with references resolved. */
  caption: string;
};

/** A background’s colours as guests see them: with `matchColours`, they differ from those in the file. */
export function useShownColours(background: Background): readonly string[] {
  const written = gradientOf(background);
  return useDesk(({ state }) => state?.matched[written.join()]) ?? written;
}

/** Colours as a CSS gradient from the top down, slightly to the right. */
export function cssGradient(colours: readonly string[]): string {
  return `linear-gradient(160deg, ${colours.join()})`;
}

/** A card’s thumbnail on its background; without a picture it shows the caption. */
export function CardPrint({ card, background, caption }: CardPrintProps) {
  const media = mediaOf(card);
  const shown = useShownColours(background);
  return (
    <span className={styles.ground} style={{ backgroundImage: cssGradient(shown) }}>
      <span className={styles.card}>
        {media === undefined ? (
          <span className={styles.words} aria-hidden="true">
            {caption}
          </span>
        ) : (
          <img
            className={styles.picture}
            style={{ '--focus-point': card.focus ?? 'center' } as CSSProperties}
            src={thumbnailOf(media, card)}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        )}
        {card.video !== undefined && (
          <svg className={styles.film} viewBox="0 0 20 20" role="img" aria-label="Film">
            <path d="M7 4.5v11l9-5.5z" />
          </svg>
        )}
      </span>
    </span>
  );
}
