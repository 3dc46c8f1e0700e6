import type { PointerEvent } from 'react';
import { PointerSensor } from '@dnd-kit/core';

/** After a drag is cancelled, swallows the click when the mouse button is released: it would open the item. */
export function swallowClick(): void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  window.addEventListener('click', (event) => event.stopPropagation(), options);
  // The click of the next press is wanted.
  for (const name of ['pointerdown', 'keydown']) window.addEventListener(name, () => ending.abort(), options);
}

/** Starts drags by mouse or pen only: a finger scrolls, and needs a long press to drag (`TouchSensor`). */
export class MouseOrPenSensor extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent: { isPrimary, button, pointerType } }: PointerEvent) =>
        isPrimary && button === 0 && pointerType !== 'touch',
    },
  ];
}
