import { useTray } from '../tray-store';

/**
 * Focuses the current card, unless the focus is outside the grid. A focused card whose index another change has shifted,
 * such as a new card in front of it, keeps the focus and becomes the current card.
 * @param current the index of the current card
 * @param isSame whether that index is the same as before the change
 */
export function updateFocus(grid: HTMLElement, current: number, isSame: boolean): void {
  const { activeElement, body } = document;
  const focused = [...grid.children].findIndex((tile) => tile.contains(activeElement));
  if (focused < 0 && activeElement !== body) return;
  if (!isSame || focused < 0) grid.children[current]?.querySelector('button')?.focus();
  // A change to the same index, too, would render the grid again, and so call this for ever.
  else if (focused !== current) useTray.setState({ current: focused });
}
