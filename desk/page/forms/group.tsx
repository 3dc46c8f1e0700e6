import { useId, type ReactNode } from 'react';
import styles from './forms.module.css';

/** A titled group of fields. @param isTitled true if another title is enough to the eye. */
export function Group({
  name,
  isTitled,
  side,
  children,
}: {
  name: string;
  isTitled?: boolean;
  side?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <div className={isTitled ? 'visually-hidden' : styles.head}>
        <h3 id={id}>{name}</h3>
        {side}
      </div>
      {children}
    </div>
  );
}
