import { type PointerEvent as ReactPointerEvent } from 'react';
import { PointerSensor } from '@dnd-kit/core';

/** Swallows the click of the button that is still held after Escape, so that it does not open the item. */
export function swallowClick(): void {
  const next = new AbortController();
  const options = { capture: true, signal: next.signal };
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, options);
  for (const name of ['pointerdown', 'keydown']) window.addEventListener(name, () => next.abort(), options);
}

/** Mouse and pen: a finger scrolls, and drags only after a long press. */
export class MouseSensor extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent: { isPrimary, button, pointerType } }: ReactPointerEvent) =>
        isPrimary && button === 0 && pointerType !== 'touch',
    },
  ];
}
