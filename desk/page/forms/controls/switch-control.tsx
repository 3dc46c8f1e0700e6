import type { ControlProps } from './control';
import styles from './switch-control.module.css';

/** A switch for yes or no. A change is saved at once. */
export function SwitchControl({ common, shown, draft }: ControlProps) {
  const isOn = shown === true;
  return (
    <span className={styles.switch}>
      <input
        {...common}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={({ target }) => draft.choose(target.checked)}
      />
      <span aria-hidden="true">{isOn ? 'Yes' : 'No'}</span>
    </span>
  );
}
