import { useEffect, type RefObject } from 'react';
import { TRACKED_ROUTES, useWedding } from '../store';
import { pathOf, type OrderedPage } from './page-order';

/** Marks the page read as soon as its end, such as the footer, scrolls into view. */
export function useReadMark(page: OrderedPage, end: RefObject<Element | null>): void {
  useEffect(() => {
    const route = TRACKED_ROUTES.find((tracked) => tracked === pathOf(page));
    if (!route || !end.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      useWedding.getState().markRead(route);
      observer.disconnect();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [page, end]);
}
