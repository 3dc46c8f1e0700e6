import type { Holder } from '../../../model/origins/origins-type';
import { isSvgElement } from '../geometry';

type Room = { width: number; height: number };

/** Gives a growing text more room on the page, by padding, so that its field covers no neighbours. */
export function createSpacer() {
  let held: { element: HTMLElement; before: [inline: string, block: string]; room: Room } | null = null;
  const reset = () => {
    if (held) [held.element.style.paddingInlineEnd, held.element.style.paddingBlockEnd] = held.before;
    held = null;
  };
  /** @param room how much more the text needs, CSS px. @returns whether the page can give it */
  const grow = (text: Holder | null, room: Room): boolean => {
    const element = text?.parts.at(-1) ?? text?.element;
    const view = element?.ownerDocument.defaultView;
    // Without the Highlight API the field’s background must cover the text, which stays visible.
    if (!element || !view || isSvgElement(element) || !('highlights' in view.CSS)) {
      reset();
      return false;
    }
    const target = element as HTMLElement;
    if (held?.element !== target) {
      reset();
      const { style } = target;
      held = {
        element: target,
        before: [style.paddingInlineEnd, style.paddingBlockEnd],
        room: { width: 0, height: 0 },
      };
    }
    const computed = view.getComputedStyle(target);
    const set = (side: 'paddingInlineEnd' | 'paddingBlockEnd', given: number, wanted: number) => {
      if (Math.abs(wanted - given) < 1) return given;
      target.style[side] = `${Number.parseFloat(computed[side]) - given + wanted}px`;
      return wanted;
    };
    const width = set('paddingInlineEnd', held.room.width, room.width);
    held.room = { width, height: set('paddingBlockEnd', held.room.height, room.height) };
    return true;
  };
  return { grow, reset };
}
