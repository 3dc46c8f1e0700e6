import { useEffect } from 'react';

/** Unsaved work outside drafts, such as a name typed into an open dialog, or a film on its way to the server. */
const unsaved = new Set<symbol>();

/** Whether closing would lose work outside drafts. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0;
}

/** Makes the browser ask before the window closes, until the work ends. */
export function guard<T>(work: Promise<T>): Promise<T> {
  const own = Symbol('unsaved');
  unsaved.add(own);
  return work.finally(() => unsaved.delete(own));
}

/** Makes the browser ask before the window closes, as long as `isAtStake`. */
export function useUnsavedWork(isAtStake: boolean): void {
  useEffect(() => {
    if (!isAtStake) return;
    const own = Symbol('unsaved');
    unsaved.add(own);
    return () => void unsaved.delete(own);
  }, [isAtStake]);
}
