import { useEffect, type RefObject } from 'react';
import { useWedding } from '../store';
import type { PageId } from './pages';
import { trackedRoute } from './present-pages';

/** Marks the page read as soon as its end, such as the footer, scrolls into view. */
export function useReadMark(page: PageId, end: RefObject<Element | null>): void {
  useEffect(() => {
    const route = trackedRoute(page);
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
