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
        if (document.hasFocus()) Reflect.apply(focus, this, options);
      },
    });
  }
}
