/** Scrolls the panels of a phone to the middle one, once. */
export function showMiddle(panels: HTMLElement): void {
  // A guest may have moved on before the page's code loaded.
  if (panels.dataset.placed !== undefined) return;
  panels.dataset.placed = '';
  const middle = panels.querySelector<HTMLElement>('[data-middle]');
  panels.scrollTo({ left: middle?.offsetLeft ?? 0, behavior: 'instant' });
}
