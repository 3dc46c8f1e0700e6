import { useId, type ReactNode } from 'react';
import type { FieldDraft } from '../forms/use-draft';
import { Trouble } from '../trouble/trouble';
import layout from '../ui/layout.module.css';
import styles from './radio-cards.module.css';

/** One option of a group. */
type Card<Value extends string> = { value: Value; picture: ReactNode; name: string; about?: string };

type RadioCardsProps<Value extends string> = {
  /** Identifies the group for links that lead to it: the line in the file that the group sets, if it sets one. */
  line: string;
  title: string;
  arrangement: 'rows' | 'tiles';
  cards: readonly Card<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** The line’s draft, which shows why it was not saved. */
  draft?: FieldDraft;
  children?: ReactNode;
};

/** Focuses the chosen option of a line, for when a pressed button that had the focus disappears. */
export function focusChosen(line: string): void {
  document.querySelector<HTMLElement>(`[data-line='${line}'] input:checked`)?.focus();
}

/** A choice of one among a few options, each usually with a picture. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { line, title, arrangement, cards, chosen, onChoose, draft, children } = props;
  const id = useId();
  return (
    <div className={layout.section} data-line={line}>
      <h3 id={id}>{title}</h3>
      <div className={styles[arrangement]} role="radiogroup" aria-labelledby={id}>
        {cards.map(({ value, picture, name, about }) => (
          <label key={value} className={styles.option}>
            <input type="radio" name={id} checked={value === chosen} onChange={() => onChoose(value)} />
            <span className={`${layout.box} ${styles.card}`}>
              {picture}
              <span className={styles.words}>
                <strong>{name}</strong>
                {about !== undefined && <small>{about}</small>}
              </span>
            </span>
          </label>
        ))}
      </div>
      {children}
      {draft?.refusal && <Trouble answer={draft.refusal} onTheirs={draft.discard} onMine={draft.overwrite} />}
    </div>
  );
}
