import { useLayoutEffect, useState, type RefObject } from 'react';
import { storyEnding } from 'virtual:content/storyEnding';
import type { DeckLayout, Rect } from '../deck/layout';
import { keepEqual } from '../keep-equal';

/** The picture's rectangle on the stage, and the position of the area that it fits into, CSS px. */
export type PictureRect = Rect & { area: { x: number; y: number } };

/** In a picture shorter than this, nobody would recognise anything. */
const LEAST_HEIGHT_PX = 80;

/** Fits the picture into its area and follows its size; null if there is no room. */
export function usePictureRect(area: RefObject<HTMLElement | null>, layout: DeckLayout | null): PictureRect | null {
  const [rect, setRect] = useState<PictureRect | null>(null);
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return;
    const measure = () => setRect((before) => keepEqual(before, fitPicture(current)));
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
    // A new layout can move the area without resizing it.
  }, [area, layout]);
  return rect;
}

function fitPicture(area: HTMLElement): PictureRect | null {
  const { clientWidth, clientHeight } = area;
  const scale = Math.min(clientWidth / storyEnding.width, clientHeight / storyEnding.height);
  const width = storyEnding.width * scale;
  const height = storyEnding.height * scale;
  if (height < LEAST_HEIGHT_PX) return null;
  const { x, y } = placeOnStage(area);
  return { x: x + (clientWidth - width) / 2, y: y + (clientHeight - height) / 2, width, height, area: { x, y } };
}

/** The stage is `<main>`. Offsets, not bounding boxes: the page may still be springing in, scaled. */
function placeOnStage(area: HTMLElement): { x: number; y: number } {
  const place = { x: 0, y: 0 };
  for (let at: Element | null = area; at instanceof HTMLElement && at.tagName !== 'MAIN'; at = at.offsetParent) {
    place.x += at.offsetLeft;
    place.y += at.offsetTop;
  }
  return place;
}
