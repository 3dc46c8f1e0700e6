/** Scrolls the panels of a phone to the middle one, once. A party with one side has only one panel. */
export function showMiddle(panels: HTMLElement): void {
  // If `before-paint.ts` has done this, the guest may have swiped to another panel since.
  if (panels.dataset.placed !== undefined) return;
  panels.dataset.placed = '';
  const middle = panels.querySelector<HTMLElement>('[data-middle]');
  panels.scrollTo({ left: middle?.offsetLeft ?? 0, behavior: 'instant' });
}
