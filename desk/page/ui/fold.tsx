import { useId, useState, type ReactNode } from 'react';
import styles from '../forms/forms.module.css';
import { Sign } from './icons';

type FoldProps = {
  title: string;
  /** A short note below the title. */
  note?: string;
  /** Opens the section because a link leads into it. */
  isWanted?: boolean;
  children: ReactNode;
};

/** A collapsible section. */
export function Fold({ title, note, isWanted = false, children }: FoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasWanted, setWanted] = useState(false);
  if (isWanted !== wasWanted) {
    setWanted(isWanted);
    if (isWanted) setOpen(true);
  }
  // Once opened, the content stays mounted so that typed text is not lost.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div className={styles.fold}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={wasOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {title}
          {note !== undefined && <small>{note}</small>}
        </span>
        <Sign name="open" />
      </button>
      {wasOpen && (
        <div id={id} className={styles.inside} hidden={!isOpen}>
          {children}
        </div>
      )}
    </div>
  );
}
