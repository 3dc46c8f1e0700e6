import { useId, useState, type ReactNode, type RefObject } from 'react';
import styles from './fold.module.css';
import { Sign } from './icons';

type FoldProps = {
  ref?: RefObject<HTMLDivElement | null>;
  title: string;
  /** A short note below the title. */
  note?: string;
  /** Opens the section once it is true; the section stays open afterwards. */
  isWanted?: boolean;
  children: ReactNode;
};

/** A collapsible section. Forms find it by `data-fold`, and its button by `data-toggle`. */
export function Fold({ ref, title, note, isWanted = false, children }: FoldProps) {
  return (
    <div ref={ref} className={styles.fold} data-fold>
      <FoldContent
        title={
          <>
            {title}
            {note !== undefined && <small>{note}</small>}
          </>
        }
        isWanted={isWanted}
      >
        {children}
      </FoldContent>
    </div>
  );
}

type FoldContentProps = {
  title: ReactNode;
  /** The section opens when this becomes true. */
  isWanted: boolean;
  /** Receives the button that opens and closes the section. */
  toggle?: RefObject<HTMLButtonElement | null>;
  /** Shown before the title, such as a handle to drag it. */
  before?: ReactNode;
  children: ReactNode;
};

/** A collapsible section’s button and content, without its frame. */
export function FoldContent({ title, isWanted, toggle, before, children }: FoldContentProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    if (isWanted) setOpen(true);
  }
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
