import type { CSSProperties } from 'react';
import styles from './progress-line.module.css';

export type ProgressLineProps = {
  /** How much of the story has been shown, 0 to 1. */
  share: number;
  className: string | undefined;
};

/** The story's progress as a thin line. Screen readers get "4 of 50" instead. */
export function ProgressLine({ share, className }: ProgressLineProps) {
  return (
    <div className={`${styles.line} ${className}`} style={{ '--share': share } as CSSProperties} aria-hidden="true" />
  );
}
