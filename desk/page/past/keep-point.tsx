import { useId, useState } from 'react';
import { Button } from '../ui/button';
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
        <Button type="submit" aria-disabled={trimmed === ''}>
          Keep
        </Button>
      </div>
    </form>
  );
}
