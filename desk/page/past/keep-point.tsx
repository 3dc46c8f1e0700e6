import { useId, useState } from 'react';
import controls from '../ui/controls.module.css';
import styles from './past-panel.module.css';

/** A form that makes a restore point with a name. @param onKeep returns whether the point was made */
export function KeepPoint({ onKeep }: { onKeep: (name: string) => Promise<boolean> }) {
  const id = useId();
  const [name, setName] = useState('');
  const trimmed = name.trim();
  return (
    <form
      className={controls.field}
      onSubmit={async (event) => {
        event.preventDefault();
        if (trimmed !== '' && (await onKeep(trimmed))) setName('');
      }}
    >
      <label className={controls.label} htmlFor={id}>
        Keep this moment as
      </label>
      <div className={styles.keep}>
        <input
          id={id}
          className={controls.input}
          value={name}
          maxLength={100}
          placeholder="Before the big change"
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className={controls.button} aria-disabled={trimmed === ''}>
          Keep
        </button>
      </div>
    </form>
  );
}
