import { useEffect } from 'react';

/** One symbol for each piece of unsaved work outside drafts, such as a name in an open dialog or a film being sent. */
const unsaved = new Set<symbol>();

/** Whether closing would lose work outside drafts. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0;
}

/** Makes the browser ask before the window closes, until the work ends. */
export function guardWork<T>(work: Promise<T>): Promise<T> {
  const own = Symbol('unsaved');
  unsaved.add(own);
  return work.finally(() => unsaved.delete(own));
}

/** Makes the browser ask before the window closes, while `isAtStake` is true. */
export function useUnsavedWork(isAtStake: boolean): void {
  useEffect(() => {
    if (!isAtStake) return;
    const own = Symbol('unsaved');
    unsaved.add(own);
    return () => void unsaved.delete(own);
  }, [isAtStake]);
}
