import { textOf } from '../../../model/values';
import { thumbnailOf } from '../../state/clients/media-client';
import controls from '../../ui/controls.module.css';
import type { ControlProps } from './control';
import styles from './inputs.module.css';

/** One of several choices; saved at once. */
export function ChoiceControl({ form, common, shown, draft, choices }: ControlProps) {
  const value = textOf(shown);
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  const noChoice = form.control === 'photo' || form.control === 'video' ? 'No file' : 'Nothing chosen';
  return (
    <select
      {...common}
      className={`${controls.input} ${styles.select}`}
      value={value}
      onChange={({ target }) => draft.choose(target.value === '' ? null : target.value)}
    >
      {(form.isOptional || value === '') && <option value="">{form.isOptional ? noChoice : 'Choose …'}</option>}
      {!isKnown && <option value={value}>{value}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A picture or film of the media folder, with its thumbnail. */
export function MediaControl(props: ControlProps) {
  const name = textOf(props.shown);
  return (
    <div className={styles.media}>
      {name === '' ? <span className={styles.nothing} /> : <img src={thumbnailOf(name)} alt="" loading="lazy" />}
      <ChoiceControl {...props} />
    </div>
  );
}
