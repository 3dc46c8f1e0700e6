import { wrapMethod } from './wrap-method';

/**
 * Prevents the site from taking the focus while the desk has it. After a load, an update or a page change, the site
 * focuses its heading or dialog, which would interrupt typing in the desk.
 */
export function leaveFocusToDesk(): void {
  for (const { prototype } of [HTMLElement, SVGElement])
    wrapMethod(prototype, 'focus', function (focus, options) {
      // False while another document, the desk’s, has the focus.
      if (!document.hasFocus()) return;
      focus(options);
      if (this instanceof HTMLElement && this.matches('h1, h2, main')) hideRing(this);
    });
  // A dialog focuses one of its buttons as it opens and, as it closes, the element that had the focus before.
  for (const name of ['show', 'showModal', 'close'])
    wrapMethod(HTMLDialogElement.prototype, name, function (act, ...options) {
      if (document.hasFocus()) act(...options);
      else withoutFocus([document.documentElement, this], () => act(...options));
    });
}

/**
 * Acts while elements are inert, so that none gets the focus. `elements` must include a modal dialog itself, since it
 * does not become inert with the document.
 */
function withoutFocus(elements: readonly HTMLElement[], act: () => unknown): void {
  const changed = elements.filter(({ inert }) => !inert);
  for (const element of changed) element.inert = true;
  try {
    act();
  } finally {
    for (const element of changed) element.inert = false;
  }
}

/** Hides the focus ring. The site’s style does so only for `tabindex="-1"`, which an editable text does not have. */
function hideRing(element: HTMLElement): void {
  element.style.outline = 'none';
  element.addEventListener('blur', () => element.style.removeProperty('outline'), { once: true });
}
