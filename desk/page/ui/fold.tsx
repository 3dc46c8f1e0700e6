import { useId, useState, type ReactNode, type RefObject } from 'react';
import styles from './fold.module.css';
import { Sign } from './icons';

type FoldProps = {
  title: string;
  /** A short note below the title. */
  note?: string;
  /** Opens the section because a link leads into it. */
  isWanted?: boolean;
  children: ReactNode;
};

/** A collapsible section. Forms find it by `data-fold`, and its button by `data-toggle`. */
export function Fold({ title, note, isWanted = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasWanted, setWanted] = useState(false);
  if (isWanted !== wasWanted) {
    setWanted(isWanted);
    if (isWanted) setOpen(true);
  }
  return (
    <div className={styles.fold} data-fold>
      <FoldContent
        title={
          <>
            {title}
            {note !== undefined && <small>{note}</small>}
          </>
        }
        isOpen={isOpen}
        setOpen={setOpen}
      >
        {children}
      </FoldContent>
    </div>
  );
}

type FoldContentProps = {
  title: ReactNode;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The button that opens it. */
  toggle?: RefObject<HTMLButtonElement | null>;
  /** Shown before the title, such as a handle to drag it. */
  before?: ReactNode;
  children: ReactNode;
};

/** What is inside a collapsible section’s frame. */
export function FoldContent({ title, isOpen, setOpen, toggle, before, children }: FoldContentProps) {
  const id = useId();
  // Once opened, the content stays mounted so that typed text is not lost.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      <div className={styles.row}>
        {before}
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          data-toggle
          aria-expanded={isOpen}
          aria-controls={wasOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{title}</span>
          <Sign name="open" />
        </button>
      </div>
      {wasOpen && (
        <div id={id} className={styles.inside} hidden={!isOpen}>
          {children}
        </div>
      )}
    </>
  );
}
