import { useId, useState, type ReactNode } from 'react';
import styles from './forms.module.css';
import { Sign } from './signs';

type FoldProps = {
  title: string;
  /** A few words more, below the title. */
  note?: string;
  /** Opens it: a link leads to something within. */
  isWanted?: boolean;
  children: ReactNode;
};

/** What is not always needed, behind its title. */
export function Fold({ title, note, isWanted = false, children }: FoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasWanted, setWanted] = useState(false);
  if (isWanted !== wasWanted) {
    setWanted(isWanted);
    if (isWanted) setOpen(true);
  }
  // What was opened stays, so that nothing typed in it is lost.
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
