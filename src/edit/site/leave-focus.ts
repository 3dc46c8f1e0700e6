/**
 * Leaves the focus to the desk while it is there. A site that is loaded anew, or shows another page, gives it to its heading,
 * and whoever types beside it would go on typing into nothing.
 */
export function leaveFocusToDesk(): void {
  for (const { prototype } of [HTMLElement, SVGElement]) {
    const focus: unknown = Reflect.get(prototype, 'focus');
    if (typeof focus !== 'function') continue;
    Object.assign(prototype, {
      focus(this: unknown, ...options: unknown[]): void {
        if (!document.hasFocus()) return;
        Reflect.apply(focus, this, options);
        if (this instanceof HTMLElement && this.matches('h1, h2, main')) hideRing(this);
      },
    });
  }
}

/** As the site's own style has it, which knows these by a `tabindex` that texts do not keep here. */
function hideRing(element: HTMLElement): void {
  element.style.outline = 'none';
  element.addEventListener('blur', () => element.style.removeProperty('outline'), { once: true });
}
