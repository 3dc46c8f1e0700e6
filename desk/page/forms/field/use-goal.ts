import { useEffect, type RefObject } from 'react';
import { useDesk } from '../../state/desk-store';

/** Matches the elements of a field that can take the focus. */
export const INPUT = '[data-control] :is(input, textarea, select, button)';

/** Matches the buttons of a group without fields that show more of it or add to it. */
const OPENER = 'button[aria-expanded], [data-add]';

/**
 * Scrolls to a field and focuses it if `isGoal` is true or `select`. With `select`, also selects the text.
 * @param root the field, or a group: its first field takes the focus, or else its first button that shows or adds one
 */
export function useGoal(root: RefObject<HTMLElement | null>, isGoal: boolean | 'select' | undefined): void {
  useEffect(() => {
    if (!isGoal) return;
    // A section that was closed again still has its hidden fields.
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(`:is(${selector}):not([hidden] *)`);
    const input = find(INPUT) ?? find(OPENER);
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    (input ?? root.current)?.scrollIntoView({ block: 'center', behavior: isReduced ? 'auto' : 'smooth' });
    input?.focus({ preventScroll: true });
    if (isGoal === 'select' && (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement))
      input.select();
    // A link is followed only once.
    useDesk.setState({ goal: null });
  }, [root, isGoal]);
}
