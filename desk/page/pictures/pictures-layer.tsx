import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, Place, Taken } from '../../protocol';
import { announce } from '../state/desk-store';
import { descriptionAt, putPicture, importFor } from './change-picture';
import type { FramePicture } from './find-pictures';
import { boxOnDesk, pictureAt, type Box } from './frame-geometry';
import { PictureMark } from './picture-mark';
import { PictureMenu, type Work } from './picture-menu';
import { useDroppedFiles } from './use-dropped-files';
import { useFramePictures } from './use-frame-pictures';
import styles from './pictures-layer.module.css';

/** Time to move the pointer from a picture to its handle. */
const LEAVE_MS = 250;

/** The picture whose menu is open. */
type Open = Pick<FramePicture, 'key' | 'at' | 'name'> & { box: Box | null };

/** Over the site: a handle and a drop target on every picture and film that the couple can change. */
export function PicturesLayer({ frame }: { frame: HTMLIFrameElement }) {
  const { pictures, page } = useFramePictures(frame);
  const [pointed, setPointed] = usePointed(page, pictures);
  const [open, setOpen] = useState<Open | null>(null);
  const [work, setWork] = useState<Work | null>(null);
  const handles = useRef(new Map<string, HTMLButtonElement>());
  /** The picture to focus once the page shows it again. */
  const awaited = useRef<string | null>(null);

  const show = useCallback(
    (picture: FramePicture) =>
      setOpen({ key: picture.key, at: picture.at, name: picture.name, box: boxOnDesk(frame, picture) }),
    [frame],
  );
  const close = useCallback(() => {
    setWork(null);
    setOpen((open) => {
      awaited.current = open?.key ?? null;
      return null;
    });
  }, []);

  useEffect(() => {
    if (open || awaited.current === null) return;
    const handle = handles.current.get(awaited.current);
    if (handle && document.activeElement !== document.body) awaited.current = null;
    if (!handle) return;
    awaited.current = null;
    handle.focus({ preventScroll: true });
  }, [open, pictures]);

  const finish = (at: Place, taken: Pick<Taken, 'name' | 'kind'>, answer: Answer) => {
    if (answer.status !== 'done') return setWork({ status: 'trouble', answer, taken });
    const description = descriptionAt(at);
    if (description) setWork({ status: 'describe', ...description });
    else close();
  };
  const put = async (at: Place, taken: Pick<Taken, 'name' | 'kind'>) => finish(at, taken, await putPicture(at, taken));
  const importFile = async (at: Place, file: File) => {
    setWork({ status: 'importing', name: file.name });
    const taken = await importFor(at, file);
    if (taken.status === 'taken') await put(at, taken);
    else setWork({ status: 'trouble', answer: taken, taken: null });
  };

  /** Only one import at a time, for the picture whose menu is open. */
  const isBusy = () => {
    if (work?.status !== 'importing') return false;
    announce(`One file at a time: ${work.name} is still being imported.`);
    return true;
  };
  const toggle = (picture: FramePicture) => {
    if (isBusy()) return;
    if (open?.key === picture.key) return close();
    setWork(null);
    show(picture);
  };
  const dropped = useDroppedFiles(page, pictures, (picture, files) => {
    const [file] = files;
    if (!file || isBusy()) return;
    show(picture);
    if (files.length > 1) announce('Only one file fits here: the first is used.');
    void importFile(picture.at, file);
  });

  return (
    <div className={styles.layer}>
      <ul role="list" aria-label="Pictures on this page">
        {pictures.map((picture) => (
          <PictureMark
            key={picture.key}
            frame={frame}
            picture={picture}
            isPointed={pointed === picture.key || open?.key === picture.key}
            isTarget={dropped === picture.key}
            isOpen={open?.key === picture.key}
            setHandle={(handle) =>
              void (handle ? handles.current.set(picture.key, handle) : handles.current.delete(picture.key))
            }
            onPoint={(isPointed) => setPointed(isPointed ? picture.key : null)}
            onOpen={() => toggle(picture)}
          />
        ))}
      </ul>
      {open && (
        <PictureMenu
          key={open.key}
          at={open.at}
          name={open.name}
          frame={frame}
          picture={pictures.find(({ key }) => key === open.key) ?? null}
          lastBox={open.box}
          work={work}
          onFile={(file) => void importFile(open.at, file)}
          onMine={(taken) => void put(open.at, taken)}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The picture under the pointer, or whose handle is under it. */
function usePointed(page: Document | null, pictures: readonly FramePicture[]) {
  const [pointed, setPointed] = useState<string | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const point = useCallback((key: string | null) => {
    clearTimeout(leaving.current);
    if (key !== null) setPointed(key);
    else leaving.current = setTimeout(() => setPointed(null), LEAVE_MS);
  }, []);
  useEffect(() => {
    if (!page) return;
    const follow = ({ clientX, clientY }: PointerEvent) =>
      point(pictureAt(pictures, page, clientX, clientY)?.key ?? null);
    const leave = () => point(null);
    page.addEventListener('pointermove', follow, { passive: true });
    page.documentElement.addEventListener('pointerleave', leave);
    return () => {
      page.removeEventListener('pointermove', follow);
      page.documentElement.removeEventListener('pointerleave', leave);
    };
  }, [page, pictures, point]);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return [pointed, point] as const;
}
