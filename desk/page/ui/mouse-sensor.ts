import { type PointerEvent as ReactPointerEvent } from 'react';
import { PointerSensor } from '@dnd-kit/core';

/** After Escape has ended a drag, swallows the click when the mouse button is released: it would open the item. */
export function swallowClick(): void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, options);
  // Until the next press, whose click is wanted.
  for (const name of ['pointerdown', 'keydown']) window.addEventListener(name, () => ending.abort(), options);
}

/** Starts drags by mouse or pen only: a finger scrolls, and needs a long press to drag (`TouchSensor`). */
export class MouseSensor extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent: { isPrimary, button, pointerType } }: ReactPointerEvent) =>
        isPrimary && button === 0 && pointerType !== 'touch',
    },
  ];
}
