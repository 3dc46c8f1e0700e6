import { useLayoutEffect, type RefObject } from 'react';
import { boxOnDesk, type Box } from './frame-geometry';

/** Lays something of the desk's over an element in the frame, and keeps it there, as long as that is shown. */
export function usePlaceOnDesk(
  mark: RefObject<HTMLElement | null>,
  frame: HTMLIFrameElement,
  element: Element | null,
  isShown: boolean,
  place: (mark: HTMLElement, box: Box | null) => void,
): void {
  useLayoutEffect(() => {
    if (!isShown || !element) return;
    let next = 0;
    const follow = () => {
      if (mark.current) place(mark.current, boxOnDesk(frame, element));
      next = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(next);
  }, [mark, frame, element, isShown, place]);
}
