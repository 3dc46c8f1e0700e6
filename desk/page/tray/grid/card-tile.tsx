import { memo } from 'react';
import { CardPrint, useShownColours } from '../card-print';
import { type Background } from '../../../../src/model/colours/backgrounds';
import { mediaOf, type Card } from '../../../model/cards';
import { isSuggested } from '../cards/suggest-caption';
import { select, startRange } from '../selection/selection';
import { useTray } from '../tray-store';
import { openCard } from '../open-card';
import { useSortableItem } from '../../ui/use-sortable-item';
import styles from './card-tile.module.css';

type TileProps = {
  card: Card;
  /** Background colours joined to a string, for cheap comparison. */
  ground: string;
  caption: string;
  isCurrent: boolean;
  isOnTop: boolean;
  isSelected: boolean;
};

/** A card that can be dragged; its number changes while others move. */
export function CardTile({ id, ...props }: TileProps & { id: string }) {
  const { item, handle, newIndex } = useSortableItem(id);
  return (
    <li className={styles.tile} data-selected={props.isSelected || undefined} {...item} {...handle}>
      <CardButton {...props} index={newIndex} />
      <label className={styles.box}>
        {/* Space on the card does the same. */}
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Select card ${newIndex + 1}`}
          checked={props.isSelected}
          onChange={({ nativeEvent }) => select(newIndex, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      </label>
    </li>
  );
}

/** One card. With hundreds of them, only those that look different render again. */
const CardButton = memo(
  ({ card, index, ground, caption, isCurrent, isOnTop, isSelected }: TileProps & { index: number }) => (
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
      <CardPrint card={card} background={ground.split(',')} caption={caption} />
      <span className={styles.line}>
        <span className={styles.number}>{index + 1}</span> <span className={styles.date}>{card.date}</span>
        {card.background !== undefined && <BackgroundDot background={card.background} />}
      </span>
      {isSuggested(card.caption, mediaOf(card) ?? '', card.date) ? (
        <span className={styles.missing}>Write a caption</span>
      ) : (
        <span className={styles.caption}>{caption}</span>
      )}
    </button>
  ),
  ({ card: one, ...props }, { card: other, ...others }) =>
    JSON.stringify([one, props]) === JSON.stringify([other, others]),
);

/** Marks a card that sets a background. */
function BackgroundDot({ background }: { background: Background }) {
  const backgroundImage = `linear-gradient(160deg, ${useShownColours(background).join()})`;
  return (
    <>
      {' '}
      <span className={styles.dot} role="img" aria-label="sets the background" style={{ backgroundImage }} />
    </>
  );
}
