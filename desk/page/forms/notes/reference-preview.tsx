import { Sign } from '../../ui/icons';
import { piecesOf } from '../../../model/references';
import type { EditState } from '../../../protocol';
import { goTo } from '../../state/desk-store';
import styles from './reference-preview.module.css';

/** A text as guests read it; each fact links to where it is written. */
export function ReferencePreview({ text, facts }: { text: string; facts: EditState['facts'] }) {
  return (
    <p className={styles.preview}>
      {piecesOf(text, facts).map(({ text, fact }, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- pieces may repeat
        if (!fact) return <span key={`${index}-words`}>{text}</span>;
        const { at, isKnown, name } = fact;
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- as above
            key={`${index}-fact`}
            type="button"
            className={isKnown ? styles.chip : `${styles.chip} ${styles.unknown}`}
            disabled={at === null}
            aria-label={isKnown ? `${text}: go to where it is written` : `${text}: there is no such fact`}
            title={name}
            onClick={() => at && goTo(at)}
          >
            {text}
            {at && <Sign name="leads" />}
          </button>
        );
      })}
    </p>
  );
}
