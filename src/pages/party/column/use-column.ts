import { useEffect, useState, type RefObject } from 'react';
import { scrollBehavior } from '../scroll-behavior';
import { currentItem, scrollTopFor, type ColumnMeasure } from './column-scroll';

/** The dots update this long after the last scroll event, in ms. */
const SCROLL_DEBOUNCE = 100;

export type Column = {
  /** Index of the item that the guest is reading. */
  current: number;
  scrollToItem: (index: number) => void;
};

/** Tracks which of a scrolling column's items the guest is reading. Each item is an `article`. */
export function useColumn(scroller: RefObject<HTMLElement | null>): Column {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setCurrent(currentItem(element.scrollTop, measure(element))), SCROLL_DEBOUNCE);
    };
    element.addEventListener('scroll', onScroll);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);

  const scrollToItem = (index: number) => {
    const element = scroller.current;
    element?.scrollTo({ top: scrollTopFor(index, measure(element)), behavior: scrollBehavior() });
  };
  return { current, scrollToItem };
}

function measure(element: HTMLElement): ColumnMeasure {
  const contentTop = element.getBoundingClientRect().top - element.scrollTop;
  const centres = [...element.querySelectorAll('article')].map((article) => {
    const box = article.getBoundingClientRect();
    return box.top + box.height / 2 - contentTop;
  });
  return { centres, viewHeight: element.clientHeight, scrollHeight: element.scrollHeight };
}
