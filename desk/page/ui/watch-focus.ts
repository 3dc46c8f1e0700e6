/**
 * Remembers what has the focus while a step is saved.
 * @returns whether the focus may move then: not once the couple type elsewhere
 */
export function watchFocus(): () => boolean {
  const before = document.activeElement;
  return () => [before, document.body, null].includes(document.activeElement);
}
