import { useId } from 'react';
import { LONGEST_MESSAGE, LONGEST_TEXT } from '../../reply/reply';
import styles from './reply-page.module.css';

export type FieldProps = { label: string; value: string; isLong?: boolean; onChange: (value: string) => void };

/** A text field with its label above. If `isLong`, it has several lines and allows longer text. */
export function Field({ label, value, isLong = false, onChange }: FieldProps) {
  const id = useId();
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea
          id={id}
          rows={3}
          maxLength={LONGEST_MESSAGE}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <input
          id={id}
          maxLength={LONGEST_TEXT}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </p>
  );
}
