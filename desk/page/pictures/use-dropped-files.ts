import { useEffect, useEffectEvent, useState } from 'react';
import type { FramePicture } from './find-pictures';
import { pictureAt } from './frame-geometry';

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
      setTarget(picture?.key ?? null);
    };
    const leave = () => setTarget(null);
    const accept = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setTarget(null);
      const picture = under(event);
      if (picture) drop(picture, [...event.dataTransfer.files]);
    };
    page.addEventListener('dragover', over);
    page.documentElement.addEventListener('dragleave', leave);
    page.addEventListener('drop', accept);
    return () => {
      page.removeEventListener('dragover', over);
      page.documentElement.removeEventListener('dragleave', leave);
      page.removeEventListener('drop', accept);
    };
  }, [page, pictures]);

  useEffect(() => {
    // A panel next to the frame may have accepted the drop; otherwise ignore it.
    const refuse = (event: DragEvent) => {
      if (!event.defaultPrevented && event.dataTransfer?.types.includes('Files')) {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'none';
      }
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);

  return target;
}
