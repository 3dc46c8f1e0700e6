import { useEffect, useState } from 'react';
import { useDesk } from '../store';
import { findPictures, type FramePicture } from './find-pictures';

/** What may change the pictures of a page, or which of them can be seen. */
const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['src', 'srcset', 'hidden', 'open'],
};

/** The page in the frame; one that is only beginning to come has not even an element yet. */
const pageIn = ({ contentDocument }: HTMLIFrameElement) =>
  contentDocument?.firstElementChild ? contentDocument : null;

/** The pictures of the page in the frame, and that page: anew whenever it changes or is loaded. */
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
    let asked = 0;
    const look = () => {
      asked = 0;
      setPictures(findPictures(page, state));
    };
    const ask = () => (asked ||= requestAnimationFrame(look));
    const observer = new MutationObserver(ask);
    observer.observe(page, CHANGES);
    page.addEventListener('load', ask, true);
    ask();
    return () => {
      cancelAnimationFrame(asked);
      observer.disconnect();
      page.removeEventListener('load', ask, true);
    };
  }, [page, state]);

  return { pictures, page };
}
