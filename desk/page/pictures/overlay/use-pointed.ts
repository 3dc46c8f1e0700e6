import { useCallback, useEffect, useRef, useState } from 'react';
import type { FramePicture } from './find-pictures';
import { pictureAt } from './frame-geometry';

/** Time to move the pointer from a picture to its handle, ms. */
const LEAVE_MS = 250;

/** The key of the picture under the pointer, and a setter for handles, which cover their picture. */
export function usePointed(page: Document | null, pictures: readonly FramePicture[]) {
  const [pointed, setPointed] = useState<string | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const point = useCallback((key: string | null) => {
    clearTimeout(leaving.current);
    if (key !== null) setPointed(key);
    else leaving.current = setTimeout(() => setPointed(null), LEAVE_MS);
  }, []);
  useEffect(() => {
    if (!page) return;
    const ending = new AbortController();
    const { signal } = ending;
    const follow = ({ clientX, clientY }: PointerEvent) =>
      point(pictureAt(pictures, page, clientX, clientY)?.key ?? null);
    page.addEventListener('pointermove', follow, { passive: true, signal });
    page.documentElement.addEventListener('pointerleave', () => point(null), { signal });
    return () => ending.abort();
  }, [page, pictures, point]);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return [pointed, point] as const;
}
