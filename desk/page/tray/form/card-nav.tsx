import { Button } from '../../ui/button';
import { Sign } from '../../ui/icons';
import { closeCard, openCard } from '../open-card';
import styles from './card-nav.module.css';

/** Buttons to go back to all cards, or to the previous or next card. `last` is the last card’s index. */
export function CardNav({ index, last }: { index: number; last: number }) {
  return (
    <div className={styles.bar}>
      <Button onClick={closeCard}>
        <Sign name="left" /> All cards
      </Button>
      {/* `disabled` loses no focus: the title of the opened card gets it. */}
      <span className={styles.steps}>
        <Button kind="icon" aria-label="Previous card" disabled={index === 0} onClick={() => openCard(index - 1)}>
          <Sign name="left" />
        </Button>
        <Button kind="icon" aria-label="Next card" disabled={index === last} onClick={() => openCard(index + 1)}>
          <Sign name="right" />
        </Button>
      </span>
    </div>
  );
}
