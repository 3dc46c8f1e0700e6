import { useEffect, useEffectEvent, useState } from 'react';
import { announce, useDesk } from '../../state/desk-store';
import type { FramePicture } from './find-pictures';
import { pictureAt } from './frame-geometry';

const NOT_HERE =
  'Files cannot be dropped here. Drop one on a picture to replace it, or open Our Story and drop photos on the cards to add them.';

/** While files are over a place that accepts none, announces where they can be dropped: browsers send no drop there. */
function explain(isAccepted: boolean): void {
  const isShown = useDesk.getState().message === NOT_HERE;
  if (isShown === isAccepted) announce(isAccepted ? '' : NOT_HERE);
}

/** Refuses files over the desk, which the browser would open, unless a panel next to the frame accepts them. */
export function refuseFiles(event: DragEvent): void {
  if (!event.dataTransfer?.types.includes('Files')) return;
  explain(event.defaultPrevented);
  if (event.defaultPrevented) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/**
 * Accepts files dropped on a picture in the frame; elsewhere it keeps the browser from opening them.
 * @returns the key of the picture under dragged files
 */
export function useDroppedFiles(
  page: Document | null,
  pictures: readonly FramePicture[],
  onDrop: (picture: FramePicture, files: readonly File[]) => void,
): string | null {
  const [target, setTarget] = useState<string | null>(null);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    if (!page) return;
    const under = (event: DragEvent) => pictureAt(pictures, page, event.clientX, event.clientY);
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const picture = under(event);
      event.dataTransfer.dropEffect = picture ? 'copy' : 'none';
      explain(picture !== null);
      setTarget(picture?.key ?? null);
    };
    const accept = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setTarget(null);
      const picture = under(event);
      if (picture) drop(picture, [...event.dataTransfer.files]);
    };
    const ending = new AbortController();
    const { signal } = ending;
    page.addEventListener('dragover', over, { signal });
    page.documentElement.addEventListener('dragleave', () => setTarget(null), { signal });
    page.addEventListener('drop', accept, { signal });
    return () => ending.abort();
  }, [page, pictures]);

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    for (const name of ['dragover', 'drop'] as const) window.addEventListener(name, refuseFiles, { signal });
    return () => ending.abort();
  }, []);

  return target;
}
