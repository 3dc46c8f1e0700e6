import { useId, type ReactNode } from 'react';
import type { Value } from '../../protocol';
import type { FieldDraft } from '../forms/use-draft';
import { Trouble } from '../trouble/trouble';
import controls from '../ui/controls.module.css';
import styles from './choice-group.module.css';

type ChoiceGroupProps<Choice> = {
  legend: string;
  choices: readonly (readonly [choice: Choice, name: string])[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
  draft: FieldDraft;
  /** Shown below the choices. */
  children?: ReactNode;
};

/** Radio buttons for a few values, next to each other like the parts of one control. */
export function ChoiceGroup<Choice extends Value>(props: ChoiceGroupProps<Choice>) {
  const { legend, choices, chosen, onChoose, draft, children } = props;
  const id = useId();
  return (
    <fieldset className={controls.fieldset}>
      <legend className={controls.label}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map(([choice, name]) => (
          <label key={name} className={styles.choice}>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {children}
      {draft.refusal && <Trouble answer={draft.refusal} onTheirs={draft.discard} onMine={draft.overwrite} />}
    </fieldset>
  );
}
