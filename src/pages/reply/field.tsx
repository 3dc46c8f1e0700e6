import { useId } from 'react';
import { LONGEST_MESSAGE, LONGEST_TEXT } from '../../reply/reply';
import styles from './reply-page.module.css';

export type FieldProps = {
  label: string;
  value: string;
  isLong?: boolean;
  /** The id of a hint; only for a field of one line. */
  describedBy?: string | undefined;
  onChange: (value: string) => void;
};

/** A text field with its label above. If `isLong`, it has several lines and allows longer text. */
export function Field({ label, value, isLong = false, describedBy, onChange }: FieldProps) {
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
          aria-describedby={describedBy}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </p>
  );
}
