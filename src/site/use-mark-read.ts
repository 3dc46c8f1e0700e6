import { useEffect } from 'react';
import type { PageId } from '../model/pages';
import { useWedding } from '../store';
import { trackedRoute } from './pages-read';

/** Marks a page as read as soon as `isRead` is true. Pages that are not tracked are ignored. */
export function useMarkRead(page: PageId, isRead: boolean): void {
  useEffect(() => {
    const route = trackedRoute(page);
    if (isRead && route) useWedding.getState().markRead(route);
  }, [page, isRead]);
}
