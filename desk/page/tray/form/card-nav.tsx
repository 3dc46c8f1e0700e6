import { Button } from '../../ui/button';
import { closeCard, openCard } from '../open-card';
import styles from './card-nav.module.css';

/** Leads back to all cards, and to the cards before and after. */
export function CardNav({ index, last }: { index: number; last: number }) {
  return (
    <div className={styles.bar}>
      <Button onClick={closeCard}>
        <Arrow d="M12 4 6 10l6 6" /> All cards
      </Button>
      <span className={styles.steps}>
        <Button kind="icon" aria-label="Previous card" disabled={index === 0} onClick={() => openCard(index - 1)}>
          <Arrow d="M12 4 6 10l6 6" />
        </Button>
        <Button kind="icon" aria-label="Next card" disabled={index === last} onClick={() => openCard(index + 1)}>
          <Arrow d="m8 4 6 6-6 6" />
        </Button>
      </span>
    </div>
  );
}

function Arrow({ d }: { d: string }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
