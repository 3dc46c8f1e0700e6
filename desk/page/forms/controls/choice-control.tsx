import { textOf } from '../../../model/values';
import { thumbnailOf } from '../../state/clients/media-client';
import controls from '../../ui/controls.module.css';
import type { ControlProps } from './control';
import styles from './inputs.module.css';

/** A select for one of several choices. A choice is saved at once. */
export function ChoiceControl({ form, common, shown, draft, choices }: ControlProps) {
  const chosen = textOf(shown);
  // A file may contain a value that is not one of the choices.
  const isUnlisted = chosen !== '' && !choices.some(({ value }) => value === chosen);
  const noChoice = form.control === 'photo' ? 'No file' : 'Nothing chosen';
  return (
    <select
      {...common}
      className={`${controls.input} ${styles.select}`}
      value={chosen}
      onChange={({ target }) => draft.choose(target.value === '' ? null : target.value)}
    >
      {(form.isOptional || chosen === '') && <option value="">{form.isOptional ? noChoice : 'Choose …'}</option>}
      {isUnlisted && <option value={chosen}>{chosen}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A select for a photo from the media folder, with its thumbnail. */
export function PhotoControl(props: ControlProps) {
  const name = textOf(props.shown);
  return (
    <div className={styles.media}>
      {name === '' ? <span className={styles.nothing} /> : <img src={thumbnailOf(name)} alt="" loading="lazy" />}
      <ChoiceControl {...props} />
    </div>
  );
}
