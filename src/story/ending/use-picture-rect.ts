import { useLayoutEffect, useState, type RefObject } from 'react';
import { storyEnding } from 'virtual:content/storyEnding';
import type { DeckLayout, Rect } from '../deck/layout';
import { keepEqual } from '../keep-equal';

/** The picture's rectangle on the stage, and the position of the area around it, CSS px. */
export type PictureRect = Rect & { area: { x: number; y: number } };

/** In a picture lower than this, nobody would recognise anything. */
const LEAST_HEIGHT_PX = 80;

/** Fits the picture into its area, and again when the area resizes or moves; null if there is no room. */
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
  const { x, y } = positionOnStage(area);
  return { x: x + (clientWidth - width) / 2, y: y + (clientHeight - height) / 2, width, height, area: { x, y } };
}

/** A box's position on the stage, `<main>`, from offsets: bounding boxes are scaled while the page springs in. */
function positionOnStage(box: Element | null): { x: number; y: number } {
  if (!(box instanceof HTMLElement) || box.tagName === 'MAIN') return { x: 0, y: 0 };
  const { x, y } = positionOnStage(box.offsetParent);
  return { x: x + box.offsetLeft, y: y + box.offsetTop };
}
