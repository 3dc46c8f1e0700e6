import type { ReactNode } from 'react';
import styles from './still.module.css';

/** Whether drawings are code here: while the shell is made, in development and in tests. */
export const DRAWS = import.meta.env.SSR || import.meta.env.DEV;

/** The drawings that the built shell holds, by name, kept before React takes its place. */
const drawn = DRAWS ? null : keepDrawings();

export type StillProps = {
  name: string;
  /** `g` inside a drawing. */
  as?: 'div' | 'g';
  /** The drawing where it is code: `{DRAWS && <Town />}`. */
  children: ReactNode;
};

/**
 * A drawing that never changes. The built shell holds it as HTML, and the page takes it from there: it does not come a
 * second time as code.
 */
export function Still({ name, as: Part = 'div', children }: StillProps) {
  if (DRAWS)
    return (
      <Part className={styles.still} data-still={name}>
        {children}
      </Part>
    );
  return <Part className={styles.still} data-still={name} dangerouslySetInnerHTML={drawn?.get(name)} />;
}

/** Ends the shell's wait with them: on the first load they are painted a frame after the words, on a weak phone a second. */
export function paintStills(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => delete document.documentElement.dataset.unpainted));
}

/** What the page itself has brought may go back into it, where a browser asks who says so (`vite/security/policy.ts`). */
function keepDrawings() {
  const asIs = { createHTML: (html: string) => html };
  const policy = window.trustedTypes?.createPolicy('drawings', asIs) ?? asIs;
  const parts = [...document.querySelectorAll<HTMLElement>('[data-still]')];
  return new Map(parts.map((part) => [part.dataset.still, { __html: policy.createHTML(part.innerHTML) }]));
}
