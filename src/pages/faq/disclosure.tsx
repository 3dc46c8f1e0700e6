import { useState, type ReactNode } from 'react';
import { usePrinting } from '../../components/use-printing';
import styles from './disclosure.module.css';

export type DisclosureProps = { summary: string; children: ReactNode };

/** A question that expands to show its answer; expanded in print. Uses `details`, which Find in Page can expand. */
export function Disclosure({ summary, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  return (
    <details
      className={styles.details}
      open={isOpen || isPrinting}
      onToggle={(event) => {
        // Opening for print is not the guest's choice.
        if (!isPrinting) setOpen(event.currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        <h2 className={styles.question}>{summary}</h2>
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
