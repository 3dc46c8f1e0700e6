/** Moves the focus to the button that publishes, when the pressed one disappears. */
export function focusStart(): void {
  document.querySelector<HTMLElement>('[data-publish]')?.focus();
}
