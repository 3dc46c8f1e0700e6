import { memo } from 'react';
import { CardPrint, cssGradient, useShownColours } from '../card-print';
import type { Background } from '../../../../src/model/colours/backgrounds';
import type { Card } from '../../../model/cards';
import { hasSuggestedCaption } from '../cards/suggest-caption';
import { select, startRange } from '../selection/selection';
import { useTray } from '../tray-store';
import { openCard } from '../open-card';
import { useSortableItem } from '../../ui/sortable/use-sortable-item';
import styles from './card-tile.module.css';

type TileProps = {
  card: Card;
  /** The card’s own background, or the one that it inherits. */
  background: Background;
  /** The caption with its references resolved. */
  caption: string;
  /** Whether the card has the roving focus. */
  isCurrent: boolean;
  /** Whether the card is on top of the deck in the frame. */
  isOnTop: boolean;
  isSelected: boolean;
};

/** A card that can be dragged. During a drag, it shows the number that it would have after a drop. */
export function CardTile({ id, ...props }: TileProps & { id: string }) {
  const { item, handle, newIndex } = useSortableItem(id);
  return (
    <li className={styles.tile} data-selected={props.isSelected || undefined} {...item} {...handle}>
      <CardButton {...props} index={newIndex} />
      <label className={styles.box}>
        {/* No tab stop: on the card’s button, Space selects the card (`grid-keys.ts`). */}
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Select card ${newIndex + 1}`}
          checked={props.isSelected}
          // React reports a checkbox’s change with the native click, which knows whether Shift is pressed.
          onChange={({ nativeEvent }) => select(newIndex, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      </label>
    </li>
  );
}

/**
 * A card’s button. Of hundreds of cards, only changed ones render again. The comparison is by value, since each save
 * makes new, equal objects.
 */
const CardButton = memo(
  ({ card, index, background, caption, isCurrent, isOnTop, isSelected }: TileProps & { index: number }) => (
    <button
      type="button"
      className={styles.button}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isOnTop || undefined}
      aria-pressed={isSelected || undefined}
      onClick={({ shiftKey, ctrlKey, metaKey }) => {
        if (shiftKey || ctrlKey || metaKey) return select(index, shiftKey);
        startRange(index);
        openCard(index);
      }}
      onFocus={() => useTray.setState({ current: index })}
    >
      <CardPrint card={card} background={background} caption={caption} />
      <span className={styles.facts}>
        <span className={styles.number}>{index + 1}</span> <span className={styles.date}>{card.date}</span>{' '}
        {card.background !== undefined && <BackgroundDot background={card.background} />}
      </span>
      {hasSuggestedCaption(card) ? (
        <span className={styles.noCaption}>Write a caption</span>
      ) : (
        <span className={styles.caption}>{caption}</span>
      )}
    </button>
  ),
  (before, after) => JSON.stringify(before) === JSON.stringify(after),
);

/** Marks a card that sets a background. */
function BackgroundDot({ background }: { background: Background }) {
  const backgroundImage = cssGradient(useShownColours(background));
  return <span className={styles.dot} role="img" aria-label="sets the background" style={{ backgroundImage }} />;
}
