import type { Holder } from '../../../model/origins/origins-type';
import { isSvgElement } from '../geometry';

type Room = { width: number; height: number };

/** Pads a text on the page while its field grows, so that the field covers no neighbours. */
export function createSpacer() {
  let padded: { element: HTMLElement; oldPadding: [inline: string, block: string]; added: Room } | null = null;
  const reset = () => {
    if (padded) [padded.element.style.paddingInlineEnd, padded.element.style.paddingBlockEnd] = padded.oldPadding;
    padded = null;
  };
  /** @param room how much larger the field is than the bare text, CSS px. @returns whether the text can be padded */
  const grow = (text: Holder | null, room: Room): boolean => {
    const element = text?.parts.at(-1) ?? text?.element;
    const view = element?.ownerDocument.defaultView;
    // SVG has no padding. Without the Highlight API the text stays visible, so its field needs a background, not room.
    if (!element || !view || isSvgElement(element) || !('highlights' in view.CSS)) {
      reset();
      return false;
    }
    const target = element as HTMLElement;
    if (padded?.element !== target) {
      reset();
      const { style } = target;
      padded = {
        element: target,
        oldPadding: [style.paddingInlineEnd, style.paddingBlockEnd],
        added: { width: 0, height: 0 },
      };
    }
    const computed = view.getComputedStyle(target);
    const pad = (side: 'paddingInlineEnd' | 'paddingBlockEnd', added: number, wanted: number) => {
      if (Math.abs(wanted - added) < 1) return added;
      target.style[side] = `${Number.parseFloat(computed[side]) - added + wanted}px`;
      return wanted;
    };
    padded.added = {
      width: pad('paddingInlineEnd', padded.added.width, room.width),
      height: pad('paddingBlockEnd', padded.added.height, room.height),
    };
    return true;
  };
  return { grow, reset };
}
