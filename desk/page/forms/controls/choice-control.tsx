import desk from '../../ui/controls.module.css';
import { thumbnailOf } from '../../state/client';
import type { Choice, ControlProps } from './control';
import styles from '../forms.module.css';
import { textOf } from '../../../model/values';

type ChoiceProps = ControlProps & {
  choices: readonly Choice[];
  /** What it is without a choice, where it may be left out. */
  none: string | null;
};

/** One of several; written at once. */
export function ChoiceControl({ common, shown, draft, choices, none }: ChoiceProps) {
  const value = textOf(shown);
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <select
      {...common}
      className={`${desk.input} ${styles.select}`}
      value={value}
      onChange={({ target }) => {
        const next = target.value === '' ? null : target.value;
        draft.change(next);
        void draft.commit({ value: next, again: true });
      }}
    >
      {(none !== null || value === '') && <option value="">{none ?? 'Choose …'}</option>}
      {!isKnown && <option value={value}>{value}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Yes or no; written at once. */
export function SwitchControl({ common, shown, draft }: ControlProps) {
  return (
    <span className={styles.switch}>
      <input
        {...common}
        type="checkbox"
        role="switch"
        aria-checked={shown === true}
        checked={shown === true}
        onChange={({ target }) => {
          draft.change(target.checked);
          void draft.commit({ value: target.checked, again: true });
        }}
      />
      <span aria-hidden="true">{shown === true ? 'Yes' : 'No'}</span>
    </span>
  );
}

/** A picture or film of the media folder, small, and which it is. */
export function MediaControl(props: ChoiceProps) {
  const name = typeof props.shown === 'string' ? props.shown : '';
  return (
    <div className={styles.media}>
      {name === '' ? <span className={styles.nothing} /> : <img src={thumbnailOf(name)} alt="" loading="lazy" />}
      <ChoiceControl {...props} />
    </div>
  );
}
