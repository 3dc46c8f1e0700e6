import { useLayoutEffect, useState, type RefObject } from 'react';
import type { DeckLayout, LayoutInput } from '../deck/layout';

/**
 * Measures the stage and its free area and lays out the deck again whenever either changes: resize, rotation, larger
 * text.
 */
export function useDeckLayout<Layout extends DeckLayout>(
  stage: RefObject<Element | null>,
  area: RefObject<Element | null>,
  layOut: (input: LayoutInput) => Layout,
): Layout | null {
  const [layout, setLayout] = useState<Layout | null>(null);

  useLayoutEffect(() => {
    const { current: stageElement } = stage;
    const { current: areaElement } = area;
    if (!stageElement || !areaElement) return;
    const measure = () => {
      // While printing, the hidden stage has no size: keep the layout.
      if (stageElement.clientWidth > 0)
        setLayout((before) => keepEqual(before, layOut(measureDeck(stageElement, areaElement))));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(stageElement);
    observer.observe(areaElement);
    measure();
    return () => observer.disconnect();
  }, [stage, area, layOut]);

  return layout;
}

function measureDeck(stage: Element, area: Element): LayoutInput {
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

/** The former object if both have the same values, so that React renders nothing. */
function keepEqual<Value>(before: Value, after: Value): Value {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}
