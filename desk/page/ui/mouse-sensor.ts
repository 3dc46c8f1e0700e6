import { type PointerEvent as ReactPointerEvent } from 'react';
import { PointerSensor } from '@dnd-kit/core';

/** After Escape has ended a drag, swallows the click of the mouse button’s release, which would open the item. */
export function swallowClick(): void {
  const next = new AbortController();
  const options = { capture: true, signal: next.signal };
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, options);
  for (const name of ['pointerdown', 'keydown']) window.addEventListener(name, () => next.abort(), options);
}

/** Starts drags by mouse or pen only, since a finger scrolls. */
export class MouseSensor extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent: { isPrimary, button, pointerType } }: ReactPointerEvent) =>
        isPrimary && button === 0 && pointerType !== 'touch',
    },
  ];
}
