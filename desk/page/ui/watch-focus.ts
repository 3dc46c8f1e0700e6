/**
 * Remembers what has the focus, before a step is saved.
 * @returns a function that checks whether the focus may move: not once the couple have moved it elsewhere
 */
export function watchFocus(): () => boolean {
  const before = document.activeElement;
  return () => [before, document.body, null].includes(document.activeElement);
}
