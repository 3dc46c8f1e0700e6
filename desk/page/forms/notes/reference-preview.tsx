import { Sign } from '../../ui/icons';
import { piecesOf } from '../../../model/references';
import type { EditState } from '../../../protocol';
import { goTo } from '../../state/desk-store';
import styles from './reference-preview.module.css';

/**
 * A text as guests read it. Each reference is a button that leads to where its value is written; it is disabled if the
 * reference is unknown or the value is not written in one place.
 */
export function ReferencePreview({ text, facts }: { text: string; facts: EditState['facts'] }) {
  return (
    <p className={styles.preview}>
      {piecesOf(text, facts).map(({ text: shown, fact }, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- pieces may repeat
        if (!fact) return <span key={index}>{shown}</span>;
        const { at, isKnown, name } = fact;
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- as above
            key={index}
            type="button"
            className={isKnown ? styles.chip : `${styles.chip} ${styles.unknown}`}
            disabled={at === null}
            aria-label={isKnown ? `${shown}: go to where it is written` : `${shown}: there is no such fact`}
            title={name}
            onClick={() => at && goTo(at)}
          >
            {shown}
            {at && <Sign name="leads" />}
          </button>
        );
      })}
    </p>
  );
}
