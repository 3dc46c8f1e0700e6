import type { ReactNode } from 'react';
import styles from './still.module.css';

/** True where drawings are code: during prerendering, in development and in unit tests. */
export const DRAWINGS_ARE_CODE = import.meta.env.SSR || import.meta.env.DEV;

/** The drawings in the built shell, by name, saved before React replaces the shell's content. */
const drawn = DRAWINGS_ARE_CODE ? null : readDrawings();

let areLeftOut = false;

/**
 * Sets whether prerendering leaves out the drawings, as it does on the home page of returning guests, which shares the
 * cover's drawings.
 */
export function leaveOutDrawings(leftOut: boolean): void {
  areLeftOut = leftOut;
}

export type StillProps = {
  name: string;
  /** `g` inside a drawing. */
  as?: 'div' | 'g';
  /** The drawing, where it is code: `{DRAWINGS_ARE_CODE && <Town />}`. */
  children: ReactNode;
};

/**
 * A drawing that never changes. It ships as HTML in the built shell and is reused from there, so guests do not download
 * it again as code.
 */
export function Still({ name, as: Part = 'div', children }: StillProps) {
  if (DRAWINGS_ARE_CODE)
    return (
      <Part className={styles.still} data-still={name}>
        {!areLeftOut && children}
      </Part>
    );
  return <Part className={styles.still} data-still={name} dangerouslySetInnerHTML={drawn?.get(name)} />;
}

/**
 * Shows the drawings. The shell hides them until the couple's names have painted, since they take a weak phone a second
 * to paint. The shell's own `paintStills` shows them on the first screen.
 */
export function paintStills(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => delete document.documentElement.dataset.unpainted));
}

/** Reads the drawings from the page, as trusted HTML where the policy demands it (`build/emit/security/policy.ts`). */
function readDrawings() {
  const asIs = { createHTML: (html: string) => html };
  const policy = window.trustedTypes?.createPolicy('drawings', asIs) ?? asIs;
  // Behind another page, the shell keeps the cover in a template.
  const cover = document.querySelector<HTMLTemplateElement>('template#cover')?.content ?? document;
  const parts = [...cover.querySelectorAll<HTMLElement>('[data-still]')];
  return new Map(parts.map((part) => [part.dataset.still, { __html: policy.createHTML(part.innerHTML) }]));
}
