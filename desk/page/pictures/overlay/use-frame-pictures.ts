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

/** The page in the frame and its pictures, updated after every load; the pictures also after `CHANGES` and resizes. */
export function useFramePictures(frame: HTMLIFrameElement): {
  pictures: readonly FramePicture[];
  page: Document | null;
} {
  const state = useDesk((desk) => desk.state);
  const [page, setPage] = useState(() => pageIn(frame));
  const [pictures, setPictures] = useState<readonly FramePicture[]>([]);

  useEffect(() => {
    const readPage = () => setPage(pageIn(frame));
    // The frame may have loaded after the render.
    readPage();
    frame.addEventListener('load', readPage);
    return () => frame.removeEventListener('load', readPage);
  }, [frame]);

  useEffect(() => {
    if (!page || !state) return;
    return watchPage(page, () => setPictures(findPictures(page, state)));
  }, [page, state]);

  return { pictures, page };
}

/** Calls `onChange` before the next paint and after changes to a page’s pictures. @returns a function that stops it */
export function watchPage(page: Document, onChange: () => void): () => void {
  let request = 0;
  const update = () => {
    request = 0;
    onChange();
  };
  const schedule = () => void (request ||= requestAnimationFrame(update));
  const observer = new MutationObserver(schedule);
  observer.observe(page, CHANGES);
  const ending = new AbortController();
  // `capture`, since an image’s `load` does not bubble.
  page.addEventListener('load', schedule, { capture: true, signal: ending.signal });
  // Another width can show other pictures without a mutation: CSS hides the party’s middle panel on wide screens.
  page.defaultView?.addEventListener('resize', schedule, { signal: ending.signal });
  schedule();
  return () => {
    cancelAnimationFrame(request);
    observer.disconnect();
    ending.abort();
  };
}
