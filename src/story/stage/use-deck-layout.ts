import { useLayoutEffect, useState, type RefObject } from 'react';
import type { DeckLayout, LayoutInput } from '../deck/layout';
import { keepEqual } from '../keep-equal';
import { measureDeck } from './measure-deck';

/**
 * Measures the stage and its free area and lays out the deck again whenever either changes: resize, rotation, larger
 * text.
 */
export function useDeckLayout<Layout extends DeckLayout>(
  stage: RefObject<HTMLElement | null>,
  area: RefObject<HTMLElement | null>,
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
