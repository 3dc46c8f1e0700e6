import type { ReactNode } from 'react';
import type { EventDrawingProps } from '../../world';
import styles from './event-drawing.module.css';
import type { EventDrawingName } from '../../../model/worlds';

/** A small line drawing of an event, in the page's own colours. */
export function EventDrawing({ subject, className }: EventDrawingProps) {
  return (
    <svg className={className} viewBox="0 0 120 144" aria-hidden="true">
      <path className={styles.ground} d="M0 0h120v144H0z" />
      {DRAWINGS[subject]}
    </svg>
  );
}

/** Washes of colour below, pen lines on top. */
const DRAWINGS: Record<EventDrawingName, ReactNode> = {
  church: (
    <>
      <path className={styles.wash} d="M0 118q60-14 120 0v26H0z" />
      <path className={styles.accent} d="M71 84V72q7-12 14 0v12zM33 98v-8q5-8 10 0v8z" />
      <path
        className={styles.line}
        d="M22 122V84l22-18 20 16M64 122V58l14-26 14 26v64zM78 32V16M72 22h12M14 122h94M36 122v-10a7 7 0 0 1 14 0v10M71 84V72q7-12 14 0v12zM74 122v-14q4-7 8 0v14"
      />
    </>
  ),
  ceremony: (
    <>
      <path className={styles.wash} d="M0 118q60-14 120 0v26H0z" />
      <path
        className={styles.line}
        d="M34 122V72a26 26 0 0 1 52 0v50M30 122h12M78 122h12M0 119q16-4 30-5M90 114q16 1 30 5"
      />
      <path
        className={styles.accent}
        d="M34 62a6 6 0 1 1 .1 0M44 50a7 7 0 1 1 .1 0M57 45a5 5 0 1 1 .1 0M32 76a4.5 4.5 0 1 1 .1 0M86 66a5 5 0 1 1 .1 0"
      />
      <path
        className={styles.line}
        d="M30 84q-8 2-9 10 8-1 9-10zM35 46q-9-2-13 4 8 4 13-4zM66 43q4-8 12-6-3 8-12 6zM88 76q8 1 10 9-9 0-10-9zM36 92q6 4 4 11-7-4-4-11z"
      />
      <path className={styles.bold} d="M56 98a9 9 0 1 1 .1 0M67 98a9 9 0 1 1 .1 0" />
    </>
  ),
  drinks: (
    <>
      <circle className={styles.wash} cx="60" cy="66" r="46" />
      <path className={styles.accent} d="M31 62l21-6 2 12q-6 14-16 9-6-4-7-15zM68 56l21 6q-1 11-7 15-10 5-16-9z" />
      <path
        className={styles.line}
        d="M28 44l22-7 5 30q-5 16-17 11-10-5-10-34zM92 44l-22-7-5 30q5 16 17 11 10-5 10-34zM43 79l10 38M77 79l-10 38M42 120q11-5 22-3M78 120q-11-5-22-3"
      />
      <path
        className={styles.line}
        d="M38 66v.1M44 60v.1M41 71v.1M82 66v.1M76 60v.1M79 71v.1M60 30v-9M50 31l-5-7M70 31l5-7"
      />
    </>
  ),
  dinner: (
    <>
      <circle className={styles.wash} cx="60" cy="82" r="38" />
      <path className={styles.line} d="M60 52a30 30 0 1 1-.1 0M60 62a20 20 0 1 1-.1 0" />
      <path
        className={styles.line}
        d="M17 50v22q0 5 4 6v36M17 50v16M21 50v16M25 50v22q0 5-4 6M100 114V50q-8 8-8 26 0 5 8 5"
      />
      <path className={styles.accent} d="M60 72q-10-8-5-13 4-3 5 3 1-6 5-3 5 5-5 13z" transform="translate(0 16)" />
      <path className={styles.line} d="M44 36V24M60 34V18M76 36V24" />
      <path
        className={styles.accent}
        d="M44 22q-4-5 0-10 4 5 0 10zM60 16q-4-5 0-10 4 5 0 10zM76 22q-4-5 0-10 4 5 0 10z"
      />
    </>
  ),
  brunch: (
    <>
      <circle className={styles.wash} cx="60" cy="62" r="44" />
      <path className={styles.line} d="M30 66h46v16q0 20-23 20T30 82zM76 70q16-3 16 8t-18 11M22 112q30 8 62 0" />
      <path className={styles.accent} d="M33 70h40q0 5-20 5t-20-5z" />
      <path className={styles.line} d="M44 56q-6-7 0-14t0-14M56 56q-6-7 0-14t0-14M68 56q-6-7 0-14" />
      <path
        className={styles.line}
        d="M78 128q4-17 20-14 12 4 10 14-5-5-9-5 0 6-5 6-2-5-6-4-3 5-10 3zM88 118l2 7M100 115l-1 8"
      />
      <path className={styles.accent} d="M82 126q3-10 14-9-4 4-6 8z" />
    </>
  ),
  hike: (
    <>
      <circle className={styles.wash} cx="60" cy="60" r="44" />
      <path className={styles.accent} d="M92 28a10 10 0 1 1-.1 0" />
      <path className={styles.line} d="M8 108l34-58 18 30 12-18 40 46M31 68l8 6 5-7 7 9M56 132q-8-9 8-13t10-9-8-8" />
      <path className={styles.line} d="M22 134V98M12 100h20l6 5-6 5H12zM96 134v-12M86 122l10-22 10 22z" />
    </>
  ),
  dance: (
    <>
      <circle className={styles.wash} cx="60" cy="50" r="30" />
      <path className={styles.line} d="M60 0v20" />
      <path
        className={styles.line}
        d="M60 20a30 30 0 1 1-.1 0M32 40h56M30 52h60M34 65h52M60 20q-18 28 0 60M60 20q18 28 0 60"
      />
      <path className={styles.accent} d="M44 41h8v10h-9zM62 41h9l1 10H62zM50 53h9v11h-8z" />
      <path
        className={styles.line}
        d="M26 98v24M26 98l16-4v24M26 122a5 4 0 1 1-1-3M42 118a5 4 0 1 1-1-3M88 104v22M88 104q10 3 8 12M88 126a5 4 0 1 1-1-3"
      />
      <path
        className={styles.accent}
        d="M12 26l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM104 84l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM62 100l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"
      />
    </>
  ),
};
