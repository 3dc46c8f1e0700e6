import { useCallback, useEffect, useRef } from 'react';
import controls from '../desk/controls.module.css';
import { Trouble } from '../desk/trouble';
import type { Answer, Place, Taken } from '../protocol';
import { goTo, useDesk } from '../store';
import { thumbnailOf } from '../talk';
import { ChooseFile } from './choose-file';
import { entryAt } from './picture-step';
import type { FramePicture } from './find-pictures';
import { FocusButton } from './focus-button';
import type { Box } from './frame-geometry';
import { usePlaceOnDesk } from './use-place-on-desk';
import styles from './pictures-layer.module.css';

/** What becomes of a file that was chosen. */
export type Work =
  | { status: 'taking'; name: string }
  /** @param taken is there where only the writing failed. */
  | { status: 'trouble'; answer: Exclude<Answer, { status: 'done' }>; taken: Pick<Taken, 'name' | 'kind'> | null }
  /** The picture is another one, and what is said of it to guests who cannot see it is the old. */
  | { status: 'describe'; text: string; at: Place };

/** From the picture and from the window's edges, in CSS px. */
const GAP_PX = 8;
/** Below the picture's upper edge, where the handle ends. */
const HANDLE_PX = 60;

export type PictureMenuProps = {
  /** The line that names the picture. */
  at: Place;
  /** What it shows, in words. */
  name: string;
  frame: HTMLIFrameElement;
  /** Null while the page in the frame is loaded anew. */
  picture: FramePicture | null;
  /** Where it was when the menu was opened. */
  lastBox: Box | null;
  work: Work | null;
  onFile: (file: File) => void;
  onMine: (taken: Pick<Taken, 'name' | 'kind'>) => void;
  onClose: () => void;
};

/** What can be done with a picture, beside it, and how far that has come. */
export function PictureMenu({ at, name, frame, picture, lastBox, work, onFile, onMine, onClose }: PictureMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const state = useDesk((desk) => desk.state);
  const entry = state && entryAt(state, at);
  const isTaking = work?.status === 'taking';

  useEffect(() => menu.current?.focus(), [work?.status]);
  useEffect(() => {
    // A page that is loaded anew may take the focus.
    if (document.activeElement === frame) menu.current?.focus();
  }, [frame, picture]);
  useEffect(() => {
    if (menu.current && lastBox) placeMenu(menu.current, lastBox);
  }, [lastBox]);
  usePlaceOnDesk(menu, frame, picture, true, placeMenu);

  const closeOutside = useCallback(
    (event: Event) => {
      const isInside = event.target instanceof Node && menu.current?.contains(event.target) === true;
      const isOwnHandle = event.target instanceof Element && event.target.closest('[aria-expanded="true"]') !== null;
      if (!isInside && !isOwnHandle && !isTaking) onClose();
    },
    [isTaking, onClose],
  );
  useEffect(() => {
    const pages = [document, frame.contentDocument];
    for (const page of pages) page?.addEventListener('pointerdown', closeOutside);
    return () => {
      for (const page of pages) page?.removeEventListener('pointerdown', closeOutside);
    };
  }, [frame, picture, closeOutside]);

  if (!entry) return null;
  const takesFilm = entry.takes('video');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves it from wherever the focus is in it
    <div
      ref={menu}
      className={styles.menu}
      role="dialog"
      aria-label={`Picture: ${name}`}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isTaking) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {work?.status === 'taking' ? (
        <>
          <p role="status">Taking in {work.name} …</p>
          <div className={styles.progress} aria-hidden="true" />
          <p className={controls.hint}>A film takes a while: it is made small enough for every phone.</p>
        </>
      ) : work?.status === 'describe' ? (
        <>
          <p>The picture is changed. Guests who cannot see it are still told of the old one:</p>
          <p className={styles.quote}>{work.text}</p>
          <button
            type="button"
            className={controls.primary}
            onClick={() => {
              onClose();
              goTo(work.at);
            }}
          >
            Describe the new one
          </button>
          <button type="button" className={controls.button} onClick={onClose}>
            It still fits
          </button>
        </>
      ) : (
        <>
          <p className={styles.file}>
            <img src={thumbnailOf(entry.file)} alt="" />
            <span>
              {entry.file}
              <span className={controls.hint}>Or drop a {takesFilm ? 'photo or film' : 'photo'} on the picture.</span>
            </span>
          </p>
          {work && (
            <Trouble
              answer={work.answer}
              onTheirs={onClose}
              onMine={() => {
                if (work.taken) onMine(work.taken);
              }}
            />
          )}
          <ChooseFile at={at} className={controls.primary} onFile={onFile}>
            {work ? 'Choose another file…' : 'Choose a file…'}
          </ChooseFile>
          <FocusButton at={at} />
        </>
      )}
    </div>
  );
}

/** Beside the picture where there is room, else on it below its handle; always within the window. */
function placeMenu(menu: HTMLElement, box: Box | null): void {
  if (!box) return;
  const { offsetWidth, offsetHeight } = menu;
  const [after, before] = [box.right + GAP_PX, box.left - GAP_PX - offsetWidth];
  const last = window.innerWidth - offsetWidth - GAP_PX;
  const isBeside = after <= last || before >= GAP_PX;
  const left = after <= last ? after : isBeside ? before : box.right - GAP_PX - offsetWidth;
  const top = Math.min(isBeside ? box.top : box.top + HANDLE_PX, window.innerHeight - offsetHeight - GAP_PX);
  menu.style.transform = `translate(${clamp(left, last)}px, ${Math.max(top, GAP_PX)}px)`;
}

function clamp(left: number, last: number): number {
  return Math.max(Math.min(left, last), GAP_PX);
}
