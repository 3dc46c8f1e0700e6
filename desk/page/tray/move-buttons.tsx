import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import styles from './move-buttons.module.css';

const POSITIONS: { name: string; toIndex: (index: number, last: number) => number }[] = [
  { name: 'First', toIndex: () => 0 },
  { name: 'Earlier', toIndex: (index) => Math.max(index - 1, 0) },
  { name: 'Later', toIndex: (index, last) => Math.min(index + 1, last) },
  { name: 'Last', toIndex: (_, last) => last },
];

type MoveButtonsProps = {
  /** The index of the card, or of the first selected card. */
  index: number;
  /** The highest index to which this card can move. */
  last: number;
  /** False if there are other cards between the selected ones. Each button then also gathers them, so none is idle. */
  isContiguous: boolean;
  onMove: (to: number) => void;
};

/** Buttons that move a card, or the selected ones together. */
export function MoveButtons({ index, last, isContiguous, onMove }: MoveButtonsProps) {
  return (
    <div className={`${controls.choices} ${styles.moves}`}>
      {POSITIONS.map(({ name, toIndex }) => {
        const to = toIndex(index, last);
        const isIdle = isContiguous && to === index;
        return (
          <Button
            key={name}
            // Not `disabled`: the button keeps the focus at the end of the list.
            aria-disabled={isIdle}
            onClick={() => !isIdle && onMove(to)}
          >
            {name}
          </Button>
        );
      })}
    </div>
  );
}
