import { useId, type ReactNode, type RefObject } from 'react';
import layout from '../ui/layout.module.css';
import styles from './forms.module.css';

type GroupProps = {
  ref: RefObject<HTMLDivElement | null>;
  name: string;
  /** Whether only screen readers get the name, since a title above already shows it. Such a group has no `side`. */
  isTitleHidden?: boolean;
  /** Shown next to the title, such as a Remove button. */
  side?: ReactNode;
  children: ReactNode;
};

/** A titled group of fields. */
export function Group({ ref, name, isTitleHidden, side, children }: GroupProps) {
  const id = useId();
  return (
    <div ref={ref} className={layout.section} role="group" aria-labelledby={id}>
      <div className={isTitleHidden ? 'visually-hidden' : styles.head}>
        <h3 id={id}>{name}</h3>
        {side}
      </div>
      {children}
    </div>
  );
}
