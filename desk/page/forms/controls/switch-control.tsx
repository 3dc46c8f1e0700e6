import type { ControlProps } from './control';
import styles from './switch-control.module.css';

/** Yes or no; saved at once. */
export function SwitchControl({ common, shown, draft }: ControlProps) {
  return (
    <span className={styles.switch}>
      <input
        {...common}
        type="checkbox"
        role="switch"
        aria-checked={shown === true}
        checked={shown === true}
        onChange={({ target }) => draft.choose(target.checked)}
      />
      <span aria-hidden="true">{shown === true ? 'Yes' : 'No'}</span>
    </span>
  );
}
