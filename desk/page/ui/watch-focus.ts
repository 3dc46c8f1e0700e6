/**
 * Remembers what has the focus before a step is saved.
 * @returns a function that reports whether the focus may be moved: false once the couple have moved it elsewhere
 */
export function watchFocus(): () => boolean {
  const before = document.activeElement;
  return () => [before, document.body, null].includes(document.activeElement);
}

/** Whether nothing in the desk or the site has the focus. After a reload, only the frame has it, which does not count. */
export function isFocusFree(frame: HTMLIFrameElement): boolean {
  const { activeElement } = document;
  const focused = activeElement === frame ? frame.contentDocument?.activeElement : activeElement;
  return !focused || focused.localName === 'body';
}
