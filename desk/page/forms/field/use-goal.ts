import { useEffect, type RefObject } from 'react';
import { useDesk } from '../../state/desk-store';

/** Matches the elements of a field that can take the focus. */
export const INPUT = '[data-control] :is(input, textarea, select, button)';

/** Scrolls to a field and focuses it if `isGoal` is true or `select`. With `select`, also selects the text. */
export function useGoal(root: RefObject<HTMLElement | null>, isGoal: boolean | 'select' | undefined): void {
  useEffect(() => {
    if (!isGoal) return;
    const input = root.current?.querySelector<HTMLElement>(INPUT);
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    root.current?.scrollIntoView({ block: 'center', behavior: isReduced ? 'auto' : 'smooth' });
    input?.focus({ preventScroll: true });
    if (isGoal === 'select' && (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement))
      input.select();
    // A link is followed only once.
    useDesk.setState({ goal: null });
  }, [root, isGoal]);
}
