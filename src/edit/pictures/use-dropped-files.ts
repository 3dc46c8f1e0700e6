import { useEffect, useEffectEvent, useState } from 'react';
import type { FramePicture } from './find-pictures';
import { pictureAt } from './frame-geometry';

/**
 * Takes files that are dropped on a picture of the page in the frame; anywhere else they do nothing, where a browser would
 * leave the page for them. Gives the key of the picture that files are held over.
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
    const take = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setTarget(null);
      const picture = under(event);
      if (picture) drop(picture, [...event.dataTransfer.files]);
    };
    page.addEventListener('dragover', over);
    page.documentElement.addEventListener('dragleave', leave);
    page.addEventListener('drop', take);
    return () => {
      page.removeEventListener('dragover', over);
      page.documentElement.removeEventListener('dragleave', leave);
      page.removeEventListener('drop', take);
    };
  }, [page, pictures]);

  useEffect(() => {
    // Beside the frame a panel may take them; where none has, nothing is to happen.
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
