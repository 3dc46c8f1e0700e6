/** Moves the focus to the publish button, for when the pressed button disappears. */
export function focusStart(): void {
  document.querySelector<HTMLElement>('[data-publish]')?.focus();
}
