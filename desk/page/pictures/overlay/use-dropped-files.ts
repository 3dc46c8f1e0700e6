import { useEffect, useEffectEvent, useState } from 'react';
import { announce, useDesk } from '../../state/desk-store';
import type { FramePicture } from './find-pictures';
import { pictureAt } from './frame-geometry';

const NOT_HERE =
  'Files cannot be dropped here. Drop one on a picture to replace it, or open Our Story and drop photos on the cards to add them.';

/**
 * While files are dragged over a place that accepts none, announces where they can be dropped. It does not wait for the
 * drop, since such a place gets no `drop` event. Over a place that accepts files, it clears only its own message.
 */
function updateExplanation(isAccepted: boolean): void {
  const isShown = useDesk.getState().message === NOT_HERE;
  if (isShown === isAccepted) announce(isAccepted ? '' : NOT_HERE);
}

/** Keeps the browser from opening files dropped on the desk. A panel that accepts files has prevented the default. */
export function refuseFiles(event: DragEvent): void {
  if (!event.dataTransfer?.types.includes('Files')) return;
  updateExplanation(event.defaultPrevented);
  if (event.defaultPrevented) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/**
 * Accepts files dropped on a picture in the frame, and keeps the browser from opening files dropped anywhere else.
 * @returns the key of the picture under dragged files, or null
 */
export function useDroppedFiles(
  page: Document | null,
  pictures: readonly FramePicture[],
  onFiles: (picture: FramePicture, files: readonly File[]) => void,
): string | null {
  const [targetKey, setTargetKey] = useState<string | null>(null);
  const handleFiles = useEffectEvent(onFiles);

  useEffect(() => {
    if (!page) return;
    const pictureUnder = (event: DragEvent) => pictureAt(pictures, page, event.clientX, event.clientY);
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const picture = pictureUnder(event);
      event.dataTransfer.dropEffect = picture ? 'copy' : 'none';
      updateExplanation(picture !== null);
      setTargetKey(picture?.key ?? null);
    };
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setTargetKey(null);
      const picture = pictureUnder(event);
      if (picture) handleFiles(picture, [...event.dataTransfer.files]);
    };
    const ending = new AbortController();
    const { signal } = ending;
    page.addEventListener('dragover', onDragOver, { signal });
    page.addEventListener('dragleave', () => setTargetKey(null), { signal });
    page.addEventListener('drop', onDrop, { signal });
    return () => ending.abort();
  }, [page, pictures]);

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    for (const name of ['dragover', 'drop'] as const) window.addEventListener(name, refuseFiles, { signal });
    return () => ending.abort();
  }, []);

  return targetKey;
}
