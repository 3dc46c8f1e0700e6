import controls from '../../ui/controls.module.css';
import { closeCard, openCard } from '../open-card';
import styles from './card-nav.module.css';

/** The way back to all cards, and to the cards before and after. */
export function CardNav({ index, last }: { index: number; last: number }) {
  return (
    <div className={styles.bar}>
      <button type="button" className={controls.button} onClick={closeCard}>
        <Arrow d="M12 4 6 10l6 6" /> All cards
      </button>
      <span className={styles.steps}>
        <button
          type="button"
          className={controls.icon}
          aria-label="Previous card"
          disabled={index === 0}
          onClick={() => openCard(index - 1)}
        >
          <Arrow d="M12 4 6 10l6 6" />
        </button>
        <button
          type="button"
          className={controls.icon}
          aria-label="Next card"
          disabled={index === last}
          onClick={() => openCard(index + 1)}
        >
          <Arrow d="m8 4 6 6-6 6" />
        </button>
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
