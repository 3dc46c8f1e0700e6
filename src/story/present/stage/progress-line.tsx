import type { CSSProperties } from 'react';
import styles from './progress-line.module.css';

export type ProgressLineProps = {
  /** How much of the story has been shown, 0 to 1. */
  share: number;
  className?: string | undefined;
};

/** How far the story is, as a thin line; "4 of 50" says it in words. */
export function ProgressLine({ share, className = '' }: ProgressLineProps) {
  return (
    <div className={`${styles.line} ${className}`} style={{ '--share': share } as CSSProperties} aria-hidden="true" />
  );
}
