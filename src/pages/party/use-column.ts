import { useEffect, useState, type RefObject } from 'react';
import { scrollBehavior } from './scroll-behavior';
import { currentItem, scrollTopFor, type ColumnMeasure } from './column-scroll';

/** Milliseconds without a scroll event after which the dots follow. */
const SCROLL_DEBOUNCE = 100;

export type Column = {
  /** Index of the member the reader is at. */
  place: number;
  scrollToItem: (index: number) => void;
};

/** A column of articles that scrolls on its own and knows which of them is being read. */
export function useColumn(scroller: RefObject<HTMLElement | null>): Column {
  const [place, setPlace] = useState(0);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPlace(currentItem(element.scrollTop, measure(element))), SCROLL_DEBOUNCE);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);

  const scrollToItem = (index: number) => {
    const element = scroller.current;
    element?.scrollTo({ top: scrollTopFor(index, measure(element)), behavior: scrollBehavior() });
  };
  return { place, scrollToItem };
}

function measure(element: HTMLElement): ColumnMeasure {
  const origin = element.getBoundingClientRect().top - element.scrollTop;
  const centers = [...element.querySelectorAll('article')].map((article) => {
    const box = article.getBoundingClientRect();
    return box.top + box.height / 2 - origin;
  });
  return { centers, viewHeight: element.clientHeight, scrollHeight: element.scrollHeight };
}
