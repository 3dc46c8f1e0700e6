import type { LayoutInput } from '../deck/layout';

/** Measures a stage and the area on it that is free for the deck. */
export function measureDeck(stage: Element, area: Element): LayoutInput {
  // Offsets, not bounding boxes: the page may still be springing in, scaled.
  const { clientWidth: width, clientHeight: height } = stage;
  const box = area instanceof HTMLElement ? area : null;
  return {
    stage: { width, height },
    area: {
      x: box?.offsetLeft ?? 0,
      y: box?.offsetTop ?? 0,
      width: area.clientWidth,
      height: area.clientHeight,
    },
    rem: parseFloat(getComputedStyle(document.documentElement).fontSize),
  };
}
