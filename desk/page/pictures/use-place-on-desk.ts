import { useLayoutEffect, type RefObject } from 'react';
import type { FramePicture } from './find-pictures';
import { boxOnDesk, type Box } from './frame-geometry';

/** Keeps an element of the desk positioned over a picture in the frame while it is shown. */
export function usePlaceOnDesk(
  mark: RefObject<HTMLElement | null>,
  frame: HTMLIFrameElement,
  picture: Pick<FramePicture, 'elements'> | null,
  isShown: boolean,
  place: (mark: HTMLElement, box: Box | null) => void,
): void {
  useLayoutEffect(() => {
    if (!isShown || !picture) return;
    let next = 0;
    const follow = () => {
      if (mark.current) place(mark.current, boxOnDesk(frame, picture));
      next = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(next);
  }, [mark, frame, picture, isShown, place]);
}
