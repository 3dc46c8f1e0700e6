import { useLayoutEffect, useState, type RefObject } from 'react';
import type { DeckLayout, LayoutInput } from '../deck/layout';
import { keepEqual } from '../keep-equal';
import { measureDeck } from './measure-deck';

/**
 * Lays out the deck on its stage, and again when the size of the stage or of its free area changes (resize, rotation,
 * larger text) or when the number of device px per CSS px changes.
 * @returns the layout; null before the first measurement.
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
    const update = (hasNewRatio: boolean) => {
      // While printing, the hidden stage has no size: keep the layout.
      if (stageElement.clientWidth === 0) return;
      const measured = layOut(measureDeck(stageElement, areaElement));
      // With another pixel ratio, even an equal layout has to render again: photos and the scene depend on the ratio.
      setLayout((before) => (hasNewRatio ? measured : keepEqual(before, measured)));
    };
    const observer = new ResizeObserver(() => update(false));
    observer.observe(stageElement);
    observer.observe(areaElement);
    update(false);
    const stopFollowing = followPixelRatio(() => update(true));
    return () => {
      observer.disconnect();
      stopFollowing();
    };
  }, [stage, area, layOut]);

  return layout;
}

/**
 * Calls `listener` when the number of device px per CSS px changes, as when the window moves to another screen.
 * @returns a function that stops it.
 */
function followPixelRatio(listener: () => void): () => void {
  // A query matches only one ratio, so each change needs a new query.
  let query: MediaQueryList | null = null;
  const follow = () => {
    query?.removeEventListener('change', onChange);
    query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', onChange);
  };
  const onChange = () => {
    follow();
    listener();
  };
  follow();
  return () => query?.removeEventListener('change', onChange);
}
