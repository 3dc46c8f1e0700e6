/** Moves the focus to the publish button, for when the pressed button disappears. */
export function focusPublishButton(): void {
  document.querySelector<HTMLElement>('[data-publish]')?.focus();
}
