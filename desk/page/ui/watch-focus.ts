/**
 * Remembers what has the focus, before a step is saved.
 * @returns a function that reports whether the focus may be moved: false once the couple have moved it elsewhere
 */
export function watchFocus(): () => boolean {
  const before = document.activeElement;
  return () => [before, document.body, null].includes(document.activeElement);
}

/** Whether nothing in the desk or in the site has the focus. After the site reloads, only its frame has it. */
export function isFocusFree(frame: HTMLIFrameElement): boolean {
  const { activeElement } = document;
  const focused = activeElement === frame ? frame.contentDocument?.activeElement : activeElement;
  return !focused || focused.localName === 'body';
}
