import { useEffect, useRef, useState } from 'react';
import type { Place } from '../../../protocol';
import { useDesk } from '../../state/desk-store';
import { importPicture, putPicture, importingState, takeFirst, warnIfBusy, type Work } from '../change-picture';
import { followPicture, type FramePicture } from './find-pictures';
import { boxOnDesk, type Box } from './frame-geometry';
import { PictureMark } from './picture-mark';
import { PictureMenu } from '../menu/picture-menu';
import { isFocusFree } from '../../ui/watch-focus';
import { useDroppedFiles } from './use-dropped-files';
import { usePointed } from './use-pointed';
import { useFramePictures } from './use-frame-pictures';
import styles from './pictures-layer.module.css';

/** The picture whose menu is open, with its box and key at the time when the menu opened. */
type OpenPicture = Pick<FramePicture, 'key' | 'at' | 'name'> & { initialBox: Box | null; initialKey: string };

/** Shows a handle and a drop target over every picture and film of the site that the couple can change. */
export function PicturesLayer({ frame }: { frame: HTMLIFrameElement }) {
  const { pictures, page } = useFramePictures(frame);
  const [pointedKey, setPointed] = usePointed(page, pictures);
  const [open, setOpen] = useState<OpenPicture | null>(null);
  const [work, setWork] = useState<Work | null>(null);
  /** Null while no menu is open. An open menu shows the progress and outcome of an import. */
  const menu = useRef<HTMLDivElement>(null);
  const handles = useRef(new Map<string, HTMLButtonElement>());
  /** The key of the picture whose handle gets the focus once the page shows the picture again. */
  const keyToFocus = useRef<string | null>(null);

  const openMenu = (picture: FramePicture) =>
    setOpen({ ...picture, initialKey: picture.key, initialBox: boxOnDesk(frame, picture) });
  const close = () => {
    setWork(null);
    // An import that began in an earlier render may call this, and the `open` of that render would be outdated.
    setOpen((open) => {
      keyToFocus.current = open?.key ?? null;
      return null;
    });
  };

  // An undo or another window may move or remove the picture’s entry, even while the couple choose a file.
  useEffect(
    () =>
      useDesk.subscribe(({ state }, { state: before }) => {
        if (state !== before) setOpen((open) => open && followPicture(open, before?.files, state?.files));
      }),
    [],
  );

  useEffect(() => {
    if (open || keyToFocus.current === null) return;
    const handle = handles.current.get(keyToFocus.current);
    if (!handle) return;
    keyToFocus.current = null;
    if (isFocusFree(frame)) handle.focus({ preventScroll: true });
  }, [open, pictures, frame]);

  const finish = (next: Work | null) => (next ? setWork(next) : close());
  const importFile = async (at: Place, file: File) => {
    setWork(importingState(file));
    finish(await importPicture(at, file, () => menu.current !== null));
  };

  const toggle = (picture: FramePicture) => {
    // Only one import at a time, for the picture whose menu is open.
    if (warnIfBusy(work)) return;
    if (open?.key === picture.key) return close();
    setWork(null);
    openMenu(picture);
  };
  const targetKey = useDroppedFiles(page, pictures, (picture, files) => {
    if (warnIfBusy(work)) return;
    const file = takeFirst(files);
    if (!file) return;
    openMenu(picture);
    void importFile(picture.at, file);
  });

  const shown = pictures.find(({ key }) => key === open?.key) ?? null;
  return (
    <div className={styles.layer}>
      <ul role="list" aria-label="Pictures on this page">
        {pictures.map((picture) => (
          <PictureMark
            key={picture.key}
            frame={frame}
            picture={picture}
            isPointed={pointedKey === picture.key}
            isTarget={targetKey === picture.key}
            isOpen={open?.key === picture.key}
            setHandle={(handle) =>
              void (handle ? handles.current.set(picture.key, handle) : handles.current.delete(picture.key))
            }
            onPoint={(isPointed) => setPointed(isPointed ? picture.key : null)}
            onToggle={() => toggle(picture)}
          />
        ))}
      </ul>
      {open && (
        <div ref={menu}>
          <PictureMenu
            // The menu stays the same when the picture’s entry moves.
            key={open.initialKey}
            // Once a film has replaced the photo, `open.at` still names `photo`; `onFile` and `onMine` accept it.
            at={shown?.at ?? open.at}
            name={open.name}
            frame={frame}
            picture={shown}
            initialBox={open.initialBox}
            work={work}
            onFile={(file) => void importFile(open.at, file)}
            onMine={(imported) => void putPicture(open.at, imported).then(finish)}
            onClose={close}
          />
        </div>
      )}
    </div>
  );
}
