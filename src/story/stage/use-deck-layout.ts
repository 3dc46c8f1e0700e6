import { useLayoutEffect, useState, type RefObject } from 'react';
import type { DeckLayout, LayoutInput } from '../deck/layout';
import { keepEqual } from '../keep-equal';
import { measureDeck } from './measure-deck';

/**
 * Measures the stage and its free area and lays out the deck again whenever either changes (resize, rotation, larger
 * text), or the device px per CSS px.
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
    const measureWith = (choose: typeof keepEqual<Layout | null>) => {
      // While printing, the hidden stage has no size: keep the layout.
      if (stageElement.clientWidth > 0)
        setLayout((before) => choose(before, layOut(measureDeck(stageElement, areaElement))));
    };
    const measure = () => measureWith(keepEqual);
    const observer = new ResizeObserver(measure);
    observer.observe(stageElement);
    observer.observe(areaElement);
    measure();
    // Even an equal layout is a new one: photos and the scene depend on the pixels, too.
    const stopScreen = onNewScreen(() => measureWith((_before, after) => after));
    return () => {
      observer.disconnect();
      stopScreen();
    };
  }, [stage, area, layOut]);

  return layout;
}

/** Calls back when the window is on a screen with other device px per CSS px. @returns a function that stops it. */
function onNewScreen(listener: () => void): () => void {
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
