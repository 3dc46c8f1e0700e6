import { Button } from '../../ui/button';
import { closeCard, openCard } from '../open-card';
import styles from './card-nav.module.css';

/** The paths of the arrows, in a box of 20 by 20. */
const LEFT = 'M12 4 6 10l6 6';
const RIGHT = 'm8 4 6 6-6 6';

/** Buttons to go back to all cards, or to the previous or next card. `last` is the last card’s index. */
export function CardNav({ index, last }: { index: number; last: number }) {
  return (
    <div className={styles.bar}>
      <Button onClick={closeCard}>
        <Arrow path={LEFT} /> All cards
      </Button>
      {/* `disabled` loses no focus: the title of the opened card gets it. */}
      <span className={styles.steps}>
        <Button kind="icon" aria-label="Previous card" disabled={index === 0} onClick={() => openCard(index - 1)}>
          <Arrow path={LEFT} />
        </Button>
        <Button kind="icon" aria-label="Next card" disabled={index === last} onClick={() => openCard(index + 1)}>
          <Arrow path={RIGHT} />
        </Button>
      </span>
    </div>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
