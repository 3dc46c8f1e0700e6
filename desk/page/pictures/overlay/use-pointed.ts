import { useCallback, useEffect, useRef, useState } from 'react';
import type { FramePicture } from './find-pictures';
import { pictureAt } from './frame-geometry';

/** Time in which the pointer can move from a picture to its handle, in ms. */
const LEAVE_MS = 250;

/** The key of the picture under the pointer, or null; and a setter that a handle calls when the pointer is on it. */
export function usePointed(page: Document | null, pictures: readonly FramePicture[]) {
  const [pointedKey, setPointedKey] = useState<string | null>(null);
  const leaveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Sets a key at once; null only after `LEAVE_MS`. */
  const setPointed = useCallback((key: string | null) => {
    clearTimeout(leaveTimer.current);
    if (key !== null) setPointedKey(key);
    else leaveTimer.current = setTimeout(() => setPointedKey(null), LEAVE_MS);
  }, []);
  useEffect(() => {
    if (!page) return;
    const ending = new AbortController();
    const { signal } = ending;
    const onMove = ({ clientX, clientY }: PointerEvent) =>
      setPointed(pictureAt(pictures, page, clientX, clientY)?.key ?? null);
    page.addEventListener('pointermove', onMove, { passive: true, signal });
    page.documentElement.addEventListener('pointerleave', () => setPointed(null), { signal });
    return () => ending.abort();
  }, [page, pictures, setPointed]);
  useEffect(() => () => clearTimeout(leaveTimer.current), []);
  return [pointedKey, setPointed] as const;
}
