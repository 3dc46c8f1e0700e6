/**
 * Remembers what has the focus, before a step is saved.
 * @returns a function that checks whether the focus may move: not once the couple have moved it elsewhere
 */
export function watchFocus(): () => boolean {
  const before = document.activeElement;
  return () => [before, document.body, null].includes(document.activeElement);
}

/** Whether nothing has the focus, in the desk or in the site. A reload moves it to the frame, but to nothing in it. */
export function isFocusFree(frame: HTMLIFrameElement): boolean {
  const { activeElement } = document;
  const focused = activeElement === frame ? frame.contentDocument?.activeElement : activeElement;
  return !focused || focused.localName === 'body';
}
