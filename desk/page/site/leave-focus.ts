/**
 * Leaves the focus to the desk while the desk has it. After a load, an update or a page change the site focuses its
 * heading or dialog, and would cut short what is typed in the desk.
 */
export function leaveFocusToDesk(): void {
  for (const { prototype } of [HTMLElement, SVGElement])
    wrap(prototype, 'focus', function (focus) {
      if (!document.hasFocus()) return;
      focus();
      if (this instanceof HTMLElement && this.matches('h1, h2, main')) hideRing(this);
    });
  // A dialog focuses one of its buttons as it opens, and the element focused before as it closes.
  for (const name of ['show', 'showModal', 'close'])
    wrap(HTMLDialogElement.prototype, name, function (act) {
      if (document.hasFocus()) act();
      else withoutFocus([document.documentElement, this], act);
    });
}

/** Replaces a method by a function that may call it. */
function wrap<Owner extends Element>(prototype: Owner, name: string, around: (this: Owner, act: () => void) => void) {
  const method: unknown = Reflect.get(prototype, name);
  if (typeof method !== 'function') return;
  Object.assign(prototype, {
    [name](this: Owner, ...options: unknown[]): void {
      around.call(this, () => void Reflect.apply(method, this, options));
    },
  });
}

/** Inert elements cannot take the focus. A modal dialog ignores the inertness of its ancestors, so it needs its own. */
function withoutFocus(elements: readonly HTMLElement[], act: () => void): void {
  const alive = elements.filter(({ inert }) => !inert);
  for (const element of alive) element.inert = true;
  try {
    act();
  } finally {
    for (const element of alive) element.inert = false;
  }
}

/** Hides the ring as the site’s own style does by `tabindex="-1"`, which editable texts do not keep. */
function hideRing(element: HTMLElement): void {
  element.style.outline = 'none';
  element.addEventListener('blur', () => element.style.removeProperty('outline'), { once: true });
}
