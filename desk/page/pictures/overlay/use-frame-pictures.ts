import { useEffect, useState } from 'react';
import { useDesk } from '../../state/desk-store';
import { findPictures, type FramePicture } from './find-pictures';

/** Mutations that can change a page’s pictures or their visibility. */
const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['src', 'srcset', 'hidden', 'open'],
};

/** The page in the frame; null while a new document has no root element, or for the browser’s error page. */
const pageIn = ({ contentDocument }: HTMLIFrameElement) =>
  contentDocument?.firstElementChild ? contentDocument : null;

/** The page in the frame and its pictures, updated on every change and load. */
export function useFramePictures(frame: HTMLIFrameElement): {
  pictures: readonly FramePicture[];
  page: Document | null;
} {
  const state = useDesk((desk) => desk.state);
  const [page, setPage] = useState(() => pageIn(frame));
  const [pictures, setPictures] = useState<readonly FramePicture[]>([]);

  useEffect(() => {
    const follow = () => setPage(pageIn(frame));
    follow();
    frame.addEventListener('load', follow);
    return () => frame.removeEventListener('load', follow);
  }, [frame]);

  useEffect(() => {
    if (!page || !state) return;
    let request = 0;
    const update = () => {
      request = 0;
      setPictures(findPictures(page, state));
    };
    const schedule = () => (request ||= requestAnimationFrame(update));
    const observer = new MutationObserver(schedule);
    observer.observe(page, CHANGES);
    page.addEventListener('load', schedule, true);
    schedule();
    return () => {
      cancelAnimationFrame(request);
      observer.disconnect();
      page.removeEventListener('load', schedule, true);
    };
  }, [page, state]);

  return { pictures, page };
}
