import type { Reply } from '../../../src/reply/reply';
import { idOfAnswer } from '../../model/replies/guest-list';
import controls from '../ui/controls.module.css';
import styles from './replies-panel.module.css';

export type AnswerListProps = {
  replies: readonly Reply[];
  /** Of each answer's button. */
  label: string;
  onPress: (id: string) => void;
};

/** Who answered when, in their own words. */
export function AnswerList({ replies, label, onPress }: AnswerListProps) {
  return (
    <ul className={styles.list}>
      {replies.map((reply) => {
        const { people, song, message, sent } = reply;
        const id = idOfAnswer(reply);
        const names = people.map(({ name }) => name).join(', ');
        return (
          <li key={id}>
            <strong>{names}</strong>
            <span className={controls.hint}>{new Date(sent * 1000).toLocaleDateString('en')}</span>
            {message && <p>“{message}”</p>}
            {song && <p>Song: {song}</p>}
            <button
              type="button"
              className={controls.button}
              aria-label={`${label}: ${names}`}
              onClick={() => onPress(id)}
            >
              {label}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
