import { useEffect, useEffectEvent, useRef } from 'react';
import controls from '../../ui/controls.module.css';
import layout from '../../ui/layout.module.css';
import { Trouble } from '../../trouble/trouble';
import type { Place } from '../../../protocol';
import { useDesk } from '../../state/desk-store';
import { thumbnailOf } from '../../state/clients/media-client';
import { useBothWindows } from '../../state/use-both-windows';
import { useEachFrame } from '../../ui/use-each-frame';
import { isFocusFree } from '../../ui/watch-focus';
import type { MediaFile, Work } from '../change-picture';
import { ChooseFile } from '../choose-file';
import { entryAt } from '../picture-entry';
import type { FramePicture } from '../overlay/find-pictures';
import { CropButton } from '../crop/crop-button';
import { boxOnDesk, type Box } from '../overlay/frame-geometry';
import { OldDescription } from './old-description';
import { placeMenu } from './place-menu';
import styles from './picture-menu.module.css';

type PictureMenuProps = {
  /** The line that names the picture. */
  at: Place;
  /** The picture’s name for screen readers. */
  name: string;
  frame: HTMLIFrameElement;
  /** Null while the frame does not show the picture, as during a reload. */
  picture: FramePicture | null;
  /** The picture’s box when the menu opened. */
  initialBox: Box | null;
  work: Work | null;
  onFile: (file: File) => void;
  /** Puts an imported file here after a conflict, over the other change. */
  onMine: (imported: MediaFile) => void;
  onClose: () => void;
};

/** A picture’s menu, next to the picture. It also shows the progress and the outcome of an import. */
export function PictureMenu({ at, name, frame, picture, initialBox, work, onFile, onMine, onClose }: PictureMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  /** The picture’s last known box, used while the frame reloads. */
  const lastBox = useRef(initialBox);
  const state = useDesk((desk) => desk.state);
  const entry = state && entryAt(state, at);
  const isImporting = work?.status === 'importing';

  useEffect(() => menu.current?.focus(), []);
  useEffect(() => {
    // A new status removes the focused button, and a reload of the frame can steal the focus.
    if (isFocusFree(frame)) menu.current?.focus();
  }, [work?.status, frame, picture]);
  useEachFrame(() => {
    const box = (picture && boxOnDesk(frame, picture)) ?? lastBox.current;
    lastBox.current = box;
    if (menu.current && box) placeMenu(menu.current, box);
  });
  const closeIfOutside = useEffectEvent(({ target }: Event) => {
    const isInside = target instanceof Node && menu.current?.contains(target) === true;
    // The handle in `picture-mark.tsx` closes its menu itself.
    const isOwnHandle = target instanceof Element && target.closest('[aria-haspopup][aria-expanded="true"]') !== null;
    if (!isInside && !isOwnHandle && !isImporting) onClose();
  });
  useBothWindows(frame, (target, { signal }) => target.addEventListener('pointerdown', closeIfOutside, { signal }));

  if (!entry) return null;
  const takesFilm = entry.takes('video');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the menu from anywhere in it
    <div
      ref={menu}
      className={`${layout.card} ${styles.menu}`}
      role="dialog"
      aria-label={`Picture: ${name}`}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isImporting) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {work?.status === 'importing' ? (
        <>
          <p role="status">Importing {work.name} …</p>
          <div className={styles.progress} aria-hidden="true" />
          <p className={controls.hint}>{work.note}</p>
        </>
      ) : work?.status === 'describe' ? (
        <OldDescription text={work.text} at={work.at} onClose={onClose} />
      ) : (
        <>
          <p className={`${layout.media} ${styles.file}`}>
            <img src={thumbnailOf(entry.file)} alt="" />
            <span>
              {entry.file}
              <span className={controls.hint}>
                Choose a {takesFilm ? 'photo or film' : 'photo'}, or drop one on the picture.
              </span>
            </span>
          </p>
          {work && (
            <Trouble
              answer={work.answer}
              onTheirs={onClose}
              onMine={() => {
                if (work.imported) onMine(work.imported);
              }}
            />
          )}
          <ChooseFile at={at} kind="primary" onFile={onFile}>
            {work ? 'Choose another file…' : 'Choose a file…'}
          </ChooseFile>
          <CropButton at={at} />
        </>
      )}
    </div>
  );
}
