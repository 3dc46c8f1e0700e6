import type { LayoutInput } from '../deck/layout';

/** Measures a stage and the area on it that is free for the deck. */
export function measureDeck(stage: HTMLElement, area: HTMLElement): LayoutInput {
  // Offsets, not bounding boxes: the page may still be springing in, scaled.
  return {
    stage: { width: stage.clientWidth, height: stage.clientHeight },
    area: { x: area.offsetLeft, y: area.offsetTop, width: area.clientWidth, height: area.clientHeight },
    rem: parseFloat(getComputedStyle(document.documentElement).fontSize),
  };
}
