import { useId, type ReactNode } from 'react';
import styles from './forms.module.css';

type GroupProps = {
  name: string;
  /** True if a title above already tells sighted readers the name. */
  isTitleHidden?: boolean;
  /** What is next to the title. */
  side?: ReactNode;
  children: ReactNode;
};

/** A titled group of fields. */
export function Group({ name, isTitleHidden, side, children }: GroupProps) {
  const id = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <div className={isTitleHidden ? 'visually-hidden' : styles.head}>
        <h3 id={id}>{name}</h3>
        {side}
      </div>
      {children}
    </div>
  );
}
